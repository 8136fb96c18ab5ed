import type { VetCase } from '@contract/consultations';
import { ChevronLeft } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { useTexts } from '../../shared/texts';
import { Button } from '../../shared/ui/button';
import { StateCard } from '../../shared/ui/card';
import { RetryCard } from '../../shared/ui/retry-card';
import { Spinner } from '../../shared/ui/loading';
import { CaseActions } from './case-actions';
import { CaseFile } from './case-file';
import { CaseTalk } from './case-talk';
import { QUEUE_PATH } from './case-path';
import { useCase } from './cases.api';
import { LevelBadge } from './level-badge';
import { WriteForm } from './write-form';
import { useCaseTexts } from './case-texts';

const BackLink = () => {
  const texts = useCaseTexts();
  return (
    <Link
      to={QUEUE_PATH}
      className="-ml-2 inline-flex min-h-[44px] items-center gap-1 rounded-full px-2 font-semibold text-green"
    >
      <ChevronLeft aria-hidden className="size-5" />
      {texts.back}
    </Link>
  );
};

const Gone = () => {
  const texts = useCaseTexts();
  return (
    <StateCard title={texts.gone} text={texts.goneText}>
      <Button asChild>
        <Link to={QUEUE_PATH}>{texts.back}</Link>
      </Button>
    </StateCard>
  );
};

const Heading = ({ one }: { one: VetCase }) => {
  const { common } = useTexts();
  const texts = useCaseTexts();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <h1 className="min-w-0 text-2xl [overflow-wrap:anywhere] sm:text-3xl">
        {texts.title(one.petName)}
      </h1>
      <LevelBadge level={one.level} />
      <p className="w-full text-soft">
        {common.animal({ species: one.species, sex: one.pet?.sex ?? null })},{' '}
        {texts.speaks[one.language]}
      </p>
    </div>
  );
};

const Ended = ({ one }: { one: VetCase }) => {
  const texts = useCaseTexts();
  return (
    <p className="mt-4 rounded-card bg-sunk px-4 py-3 text-soft">
      {texts.isClosed}
      {one.rating !== null && (
        <span className="mt-1 block text-ink">
          <span className="font-semibold">{texts.rated(one.rating.stars)}</span> {one.rating.words}
        </span>
      )}
    </p>
  );
};

/** A case of this vet: what the owner shared, and the conversation, live. */
export const CasePage = () => {
  const texts = useCaseTexts();
  const id = Number(useParams().caseId);
  const { data: one, isError, refetch } = useCase(id);
  if (one === undefined) {
    if (isError) return <RetryCard text={texts.unread} onRetry={refetch} />;
    return <Spinner label={texts.queue} />;
  }
  if (one === null) return <Gone />;
  const isOpen = one.state === 'taken';
  return (
    <div className="w-full">
      <BackLink />
      <Heading one={one} />
      {!isOpen && <Ended one={one} />}
      <div className="mt-6 grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0">
          <CaseTalk one={one} />
          {isOpen && <WriteForm key={one.id} id={one.id} language={one.language} />}
          {isOpen && <CaseActions id={one.id} />}
        </div>
        <CaseFile one={one} />
      </div>
    </div>
  );
};
