import type { PaidPlan } from '@contract/plans';
import { useQuery } from '@tanstack/react-query';
import { useState, type SyntheticEvent } from 'react';
import { useTexts } from '../shared/texts/pages';
import { Button } from '../shared/ui/button';
import { TryAgain } from '../shared/ui/retry-card';
import { beginCardChange } from './billing.api';
import { CardElements, CardFields, FormSkeleton } from './card-elements';
import { Notice } from './settled-panels';
import { useCardChange } from './use-card-change';

interface CardChangeProps {
  plan: PaidPlan;
  onSaved: () => void;
  onCancel: () => void;
}

interface FieldsProps extends CardChangeProps {
  onLoadError: () => void;
}

const Fields = ({ plan, onSaved, onCancel, onLoadError }: FieldsProps) => {
  const { billing, common } = useTexts();
  const { card: texts } = billing;
  const [shown, setShown] = useState(false);
  const { ready, pending, declined, save } = useCardChange(plan, onSaved);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (ready && shown) void save();
  };
  return (
    <form noValidate onSubmit={submit}>
      <CardFields
        shown={shown}
        onShown={() => setShown(true)}
        onLoadError={onLoadError}
        declined={declined}
      />
      <div className="mt-5 flex flex-wrap gap-3">
        <Button type="submit" size="sm" aria-disabled={pending || !shown}>
          {pending ? texts.saving : texts.save}
        </Button>
        <Button variant="quiet" size="sm" onClick={onCancel}>
          {common.cancel}
        </Button>
      </div>
    </form>
  );
};

/** Replaces the card of a plan. Nothing is charged. */
export const CardChange = (props: CardChangeProps) => {
  const { billing, common } = useTexts();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['card-change'],
    queryFn: beginCardChange,
    gcTime: 0,
    // Without a network it fails at once, so that this can be shown.
    networkMode: 'always',
  });
  const cancel = (
    <Button variant="quiet" size="sm" className="mt-5" onClick={props.onCancel}>
      {common.cancel}
    </Button>
  );
  return (
    <section aria-label={billing.card.title} className="my-4 rounded-xl bg-sunk p-4">
      <p className="mb-4 text-[0.9375rem] text-soft">{billing.card.note}</p>
      {isError && !isFetching && (
        <Notice title={billing.card.failedTitle} text={billing.card.failedText}>
          <TryAgain onRetry={refetch} />
        </Notice>
      )}
      {data === undefined && isFetching && <FormSkeleton />}
      {data === undefined ? (
        cancel
      ) : (
        <CardElements clientSecret={data.clientSecret} cancel={cancel}>
          {(fail) => <Fields {...props} onLoadError={fail} />}
        </CardElements>
      )}
    </section>
  );
};
