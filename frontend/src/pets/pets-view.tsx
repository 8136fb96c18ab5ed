import type { Pet } from '@contract/pets';
import type { Plan } from '@contract/plans';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTexts } from '../shared/texts';
import { Button } from '../shared/ui/button';
import { PetForm } from './pet-form';
import { PetGrid } from './pet-grid';
import { UpgradeBanner } from './upgrade-banner';

interface PetsViewProps {
  pets: Pet[];
  plan: Plan;
  full: boolean;
}

/** The open form stands in the address (`?edit=new` or a pet's id), so Back closes it. */
const FORM = 'edit';
const NEW = 'new';

export const PetsView = ({ pets, plan, full }: PetsViewProps) => {
  const { pets: texts } = useTexts();
  const [query, setQuery] = useSearchParams();
  const [upgrading, setUpgrading] = useState(false);

  const asked = query.get(FORM);
  const edited = pets.find(({ id }) => String(id) === asked) ?? null;
  const formOpen = edited !== null || asked === NEW;
  const open = (form: string): void => {
    setUpgrading(false);
    setQuery({ [FORM]: form });
  };
  const close = (): void => {
    setUpgrading(false);
    setQuery({}, { replace: true });
  };

  const banner = upgrading && <UpgradeBanner plan={plan} onLater={() => setUpgrading(false)} />;
  if (formOpen) {
    return (
      <div className="mx-auto w-full max-w-2xl px-4 pt-4 pb-16 sm:px-6 sm:pt-8">
        <Button variant="ghost" size="sm" className="-ml-4.5" onClick={close}>
          {texts.form.back}
        </Button>
        <div className="mt-2">
          {banner}
          <PetForm key={asked} pet={edited} onClose={close} onLimit={() => setUpgrading(true)} />
        </div>
      </div>
    );
  }
  return (
    <div className="mx-auto w-full max-w-[1160px] px-4 pt-6 pb-16 sm:px-6 sm:pt-10">
      <div className="mb-7 sm:mb-9">
        <h1 className="text-[2rem] sm:text-[2.5rem]">{texts.title}</h1>
        {pets.length > 0 && <p className="mt-2 text-[1.0625rem] text-soft">{texts.lead}</p>}
      </div>
      {banner}
      <PetGrid
        pets={pets}
        full={full}
        onAdd={() => (full ? setUpgrading(true) : open(NEW))}
        onEdit={(pet) => open(String(pet.id))}
      />
    </div>
  );
};
