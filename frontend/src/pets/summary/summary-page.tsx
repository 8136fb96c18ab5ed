import { PAGES } from '@contract/pages';
import type { Pet } from '@contract/pets';
import { includesPlan } from '@contract/plans';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { generatePath, Link, useParams, useSearchParams } from 'react-router-dom';
import { useSession } from '../../shared/session.store';
import { useTexts } from '../../shared/texts/pages';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { PetFace } from '../../shared/ui/pet-photo';
import { TryAgain } from '../../shared/ui/retry-card';
import { MissingPet } from '../missing-pet';
import { WithPets } from '../with-pets';
import { EarlierSummaries } from './earlier-summaries';
import { MadeSummary } from './made-summary';
import { useSummaries } from './summary.api';
import { SummaryMaker } from './summary-maker';

const Header = ({ pet }: { pet: Pet }) => {
  const { summary } = useTexts();
  return (
    <>
      <Link
        to={generatePath(PAGES.pet, { petId: String(pet.id) })}
        className="inline-flex min-h-[44px] max-w-full items-center gap-2 font-medium text-green"
      >
        <ArrowLeft aria-hidden className="size-4.5 shrink-0" />
        <span className="min-w-0 [overflow-wrap:anywhere]">{pet.name}</span>
      </Link>
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
        <PetFace pet={pet} seat="disc" size={64} phone={52} />
        <h1 className="min-w-0 text-[2rem] leading-tight sm:text-[2.625rem]">{summary.title}</h1>
      </div>
      <p className="mt-2 max-w-[60ch] text-pretty [overflow-wrap:anywhere] text-soft">
        {summary.text(pet.name)}
      </p>
    </>
  );
};

const NotInPlan = ({ pet, hasSome }: { pet: Pet; hasSome: boolean }) => {
  const { plan } = useTexts().summary;
  return (
    <Card className="p-[20px] sm:px-6">
      <p className="max-w-[60ch] text-pretty text-soft">
        {hasSome ? plan.ended : plan.text(pet.name)}
      </p>
      <Button asChild variant="quiet" size="sm" className="mt-4">
        <Link to={`${PAGES.checkout}?plan=pro`}>{plan.link}</Link>
      </Button>
    </Card>
  );
};

const Unread = ({ onRetry }: { onRetry: () => unknown }) => {
  const { summary } = useTexts();
  return (
    <p className="mt-10 flex flex-wrap items-center gap-x-3">
      {summary.unread}
      <TryAgain variant="quiet" size="sm" onRetry={onRetry} />
    </p>
  );
};

const SummaryView = ({ pet }: { pet: Pet }) => {
  const { data = [], isError, isPending, refetch } = useSummaries(pet.id);
  const [query] = useSearchParams();
  const plan = useSession(({ user }) => user?.subscriptionStatus ?? 'free');
  const canMake = includesPlan(plan, 'pro');
  const wanted = query.get('id');
  const open = data.find(({ id }) => String(id) === wanted);
  const isWaiting = isPending && (wanted !== null || !canMake);
  return (
    <div className="mx-auto w-full max-w-[1160px] px-[16px] pt-6 pb-16 sm:px-6 sm:pt-10">
      <Header pet={pet} />
      <div className="mt-8">
        {open && <MadeSummary key={open.id} pet={pet} summary={open} canMake={canMake} />}
        {!open && !isWaiting && canMake && <SummaryMaker pet={pet} />}
        {!isWaiting && !canMake && (
          <div className={open ? 'mt-5' : ''}>
            <NotInPlan pet={pet} hasSome={data.length > 0} />
          </div>
        )}
      </div>
      {isError && data.length === 0 && <Unread onRetry={refetch} />}
      <EarlierSummaries pet={pet} summaries={data} openId={open?.id} />
    </div>
  );
};

/** A page for the vet, made from what is known of a pet. */
export const SummaryPage = ({ signIn }: { signIn: ReactNode }) => {
  const { common, petPage } = useTexts();
  const { petId } = useParams();
  return (
    <WithPets signIn={signIn} title={common.titles.summary} loading={petPage.loading}>
      {(pets) => {
        const pet = pets.find(({ id }) => String(id) === petId);
        return pet ? <SummaryView key={pet.id} pet={pet} /> : <MissingPet />;
      }}
    </WithPets>
  );
};
