import { PAGES } from '@contract/pages';
import type { Pet } from '@contract/pets';
import { type Plan, PET_LIMITS } from '@contract/plans';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ArrowLeft } from 'lucide-react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useTexts } from '../shared/texts/pages';
import { Button } from '../shared/ui/button';
import { PetForm } from './pet-form';
import { PetGrid } from './pet-grid';
import { UpgradeBanner } from './upgrade-banner';
import { WithPets } from './with-pets';
import { useSession } from '../shared/session.store';

interface PetsViewProps {
  pets: Pet[];
  plan: Plan;
  full: boolean;
}

/** The open form is in the address (`?edit=new` or a pet's id), so that Back closes it. */
const FORM = 'edit';
const NEW = 'new';
/** Marks a form opened from the list, which is then the entry before it in the history. */
const FROM_LIST = 'list';

const PetsView = ({ pets, plan, full }: PetsViewProps) => {
  const { petForm, pets: texts } = useTexts();
  const [query, setQuery] = useSearchParams();
  const { key, state } = useLocation() as { key: string; state: unknown };
  const navigate = useNavigate();
  const asked = query.get(FORM);
  /** The plan on which another pet was refused. */
  const [refusedOn, setRefusedOn] = useState(asked === NEW && full ? plan : null);
  /** When another tab adds the plan's last pet, an open form stays: it holds what was typed. */
  const [closed, setClosed] = useState(refusedOn !== null);
  /** The form that was open last: the focus goes back to the button that opens it. */
  const [last, setLast] = useState(asked);
  const add = useRef<HTMLButtonElement>(null);
  /** The entry of the history that is shown; null once it is left. */
  const shown = useRef<string | null>(null);
  useEffect(() => {
    shown.current = key;
    return () => {
      shown.current = null;
    };
  }, [key]);
  // The list does not stay at an address that asks for a form.
  const isRefusedNew = asked === NEW && closed;
  useEffect(() => {
    if (isRefusedNew) setQuery({}, { replace: true, preventScrollReset: true });
  }, [isRefusedNew, setQuery]);

  const edited = pets.find(({ id }) => String(id) === asked) ?? null;
  const formOpen = edited !== null || (asked === NEW && !closed);
  const open = (form: string): void => {
    setRefusedOn(null);
    setClosed(false);
    setLast(form);
    setQuery({ [FORM]: form }, { preventScrollReset: true, state: FROM_LIST });
  };
  const close = (): void => {
    // A save may end after its form was left, and a second tap come before the list is shown.
    if (shown.current !== key) return;
    setRefusedOn(null);
    add.current?.focus();
    if (asked === null) return;
    shown.current = null;
    if (state === FROM_LIST) void navigate(-1);
    else setQuery({}, { replace: true, preventScrollReset: true });
  };

  // The server may refuse a pet although this tab's list is not full.
  const isRefused = refusedOn === plan && (full || formOpen);
  const banner = isRefused && <UpgradeBanner plan={plan} onLater={close} />;
  if (formOpen) {
    return (
      <div className="mx-auto w-full max-w-2xl px-[16px] pt-4 pb-16 sm:px-6 sm:pt-8">
        <Button variant="ghost" size="sm" className="-ml-[14px] px-[14px]!" onClick={close}>
          {petForm.back}
        </Button>
        <div className="mt-2">
          {banner}
          <PetForm key={asked} pet={edited} onClose={close} onLimit={() => setRefusedOn(plan)} />
        </div>
      </div>
    );
  }
  return (
    <div className="mx-auto w-full max-w-[1160px] px-[16px] pt-6 pb-16 sm:px-6 sm:pt-10">
      <Link
        to={PAGES.profile}
        className="mb-2 inline-flex min-h-11 items-center gap-2 rounded-full font-medium text-soft transition-colors hover:text-ink"
      >
        <ArrowLeft aria-hidden className="size-4.5" />
        {texts.toProfile}
      </Link>
      <div className="mb-7 sm:mb-9">
        <h1 className="text-[2rem] sm:text-[2.5rem]">{texts.title}</h1>
        {pets.length > 0 && <p className="mt-2 text-[1.0625rem] text-soft">{texts.lead}</p>}
      </div>
      {banner}
      <PetGrid
        pets={pets}
        full={full}
        add={add}
        last={last}
        onAdd={() => (full ? setRefusedOn(plan) : open(NEW))}
        onEdit={(pet) => open(String(pet.id))}
      />
    </div>
  );
};

export const PetsPage = ({ signIn }: { signIn: ReactNode }) => {
  const { pets: texts } = useTexts();
  const plan = useSession(({ user }) => user?.subscriptionStatus) ?? 'free';
  const limit = PET_LIMITS[plan];
  return (
    <WithPets signIn={signIn} title={texts.title} loading={texts.loading}>
      {(pets) => <PetsView pets={pets} plan={plan} full={limit !== null && pets.length >= limit} />}
    </WithPets>
  );
};
