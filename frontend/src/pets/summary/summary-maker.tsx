import type { Pet } from '@contract/pets';
import type { SummarySnapshot } from '@contract/summaries';
import { useMutation } from '@tanstack/react-query';
import { useId, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePreferences } from '../../shared/preferences.store';
import { useTabDraft } from '../../shared/tab-draft';
import { useTexts } from '../../shared/texts/pages';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { Skeleton } from '../../shared/ui/loading';
import { toastError } from '../../shared/ui/notices.store';
import { TryAgain } from '../../shared/ui/retry-card';
import { hasContent, newSummary, toggled, tooMany, withWords, type Draft } from './draft';
import { DraftFields } from './draft-fields';
import { failureText, showFailure } from './failure';
import { NothingYet } from './nothing-yet';
import { Paper } from './paper';
import { makeSummary, usePreview } from './summary.api';
import { summaryPath } from './summary-path';

const PaperLoading = () => (
  <div
    role="status"
    className="rounded-lg border border-line bg-card px-[20px] py-6 shadow-float sm:px-10 sm:py-9"
  >
    <span className="sr-only">{useTexts().summary.loading}</span>
    <Skeleton className="h-8 w-2/3" />
    <Skeleton className="mt-3 h-5 w-1/3" />
    <Skeleton className="mt-10 h-64" />
  </div>
);

const PreviewFailed = ({ error, onRetry }: { error: unknown; onRetry: () => unknown }) => (
  <Card className="p-[20px] sm:px-6">
    <p role="alert">{failureText(error)}</p>
    <TryAgain variant="quiet" size="sm" className="mt-4" onRetry={onRetry} />
  </Card>
);

interface StepsProps {
  fields: ReactNode;
  paper: ReactNode;
  make: ReactNode;
}

/** In the order in which the owner works; on a wide page the paper is alongside. */
const Steps = ({ fields, paper, make }: StepsProps) => (
  <div className="grid grid-cols-1 items-start gap-x-8 gap-y-5 lg:grid-cols-[348px_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
    {fields}
    <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">{paper}</div>
    {make}
  </div>
);

interface Making {
  draft: Draft;
  /** Undefined while it loads. */
  preview: SummarySnapshot | undefined;
  onMade: () => void;
}

const useMake = (pet: Pet, { draft, preview, onMade }: Making) => {
  const { nothing } = useTexts().summary;
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationFn: (shown: SummarySnapshot) => makeSummary(pet.id, newSummary(shown, draft)),
    onSuccess: ({ id }) => {
      onMade();
      void navigate(summaryPath(pet, id));
    },
    onError: (error) => showFailure(pet.id, error),
  });
  const make = (form: HTMLFormElement): void => {
    if (preview === undefined) return;
    if (tooMany(draft, 'why') + tooMany(draft, 'questions') > 0) {
      form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    } else if (!hasContent(withWords(preview, draft), draft)) toastError(nothing);
    else mutate(preview);
  };
  return { make, isPending };
};

/** What the owner wrote outlives a look at an earlier summary, and a reload. */
const useDraft = (pet: Pet) => {
  const [why, setWhy] = useTabDraft(`summary-why.${pet.id}`);
  const [questions, setQuestions] = useTabDraft(`summary-questions.${pet.id}`);
  const [choice, setChoice] = useState<Pick<Draft, 'language' | 'leftOut'>>(() => ({
    language: usePreferences.getState().language,
    leftOut: new Set<string>(),
  }));
  const change = ({ why: reason, questions: asked, ...chosen }: Partial<Draft>): void => {
    if (reason !== undefined) setWhy(reason);
    if (asked !== undefined) setQuestions(asked);
    setChoice((old) => ({ ...old, ...chosen }));
  };
  const draft: Draft = { ...choice, why, questions };
  return { draft, change };
};

/** Lets the owner preview, complete and trim a summary before it is made. */
export const SummaryMaker = ({ pet }: { pet: Pet }) => {
  const { summary } = useTexts();
  const { draft, change } = useDraft(pet);
  const { data, error, isPlaceholderData, refetch } = usePreview(pet.id, draft.language);
  const { make, isPending } = useMake(pet, {
    draft,
    preview: isPlaceholderData ? undefined : data,
    onMade: () => change({ why: '', questions: '' }),
  });
  const form = useRef<HTMLFormElement>(null);
  const titleId = useId();
  const onSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (form.current) make(form.current);
  };
  const toggle = (name: string): void => change({ leftOut: toggled(draft.leftOut, name) });
  const paper = (shown: SummarySnapshot): ReactNode => (
    <>
      <NothingYet pet={pet} snapshot={shown} />
      <p className="mb-3 text-soft">{summary.choose}</p>
      <Paper snapshot={withWords(shown, draft)} choice={{ leftOut: draft.leftOut, toggle }} />
    </>
  );
  return (
    <form ref={form} noValidate aria-labelledby={titleId} onSubmit={onSubmit}>
      <h2 id={titleId} className="sr-only">
        {summary.prepare}
      </h2>
      <Steps
        fields={
          <Card className="p-[20px] pb-3 sm:px-6">
            <DraftFields draft={draft} onChange={change} />
          </Card>
        }
        paper={
          data !== undefined ? (
            paper(data)
          ) : error !== null ? (
            <PreviewFailed error={error} onRetry={refetch} />
          ) : (
            <PaperLoading />
          )
        }
        make={
          <div>
            <Button
              type="submit"
              className="w-full"
              disabled={isPending || data === undefined || isPlaceholderData}
            >
              {isPending ? summary.making : summary.make}
            </Button>
            <p className="mt-2 text-sm text-faint">{summary.makeHint}</p>
          </div>
        }
      />
    </form>
  );
};
