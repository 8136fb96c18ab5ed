import type { Subscription } from '@contract/billing';
import type { PaidPlan } from '@contract/plans';
import { useState, type RefObject } from 'react';
import { formatDay } from '../../shared/format';
import { useTexts } from '../../shared/texts';
import { useLanguage } from '../../shared/preferences.store';
import { Button } from '../../shared/ui/button';
import { ConfirmDialog } from './confirm-dialog';
import type { SubscriptionChange } from './profile.api';
import { useSubscriptionChange } from './use-subscription-change';

interface SubscriptionActionsProps {
  plan: PaidPlan;
  /** Null for a plan that nobody pays for: it can only be ended. */
  subscription: Subscription | null;
  /** What the plan is: takes the focus when a change takes away what had it. */
  facts: RefObject<HTMLElement | null>;
}

interface AskingProps {
  plan: PaidPlan;
  /** The end of what is paid for, as a date. */
  until: string | null;
  asking: SubscriptionChange | null;
  pending: boolean;
  standIn: RefObject<HTMLElement | null>;
  onClose: () => void;
  onConfirm: (change: SubscriptionChange) => void;
}

const Dialogs = ({ plan, until, asking, onConfirm, ...rest }: AskingProps) => {
  const { common, profile } = useTexts();
  const { cancellation, refund } = profile;
  const name = common.plans[plan];
  return (
    <>
      <ConfirmDialog
        {...rest}
        open={asking === 'cancel'}
        title={cancellation.title(name)}
        text={until === null ? cancellation.endsNow(name) : cancellation.endsLater(name, until)}
        keep={cancellation.keep(name)}
        action={cancellation.action}
        onConfirm={() => onConfirm('cancel')}
      />
      <ConfirmDialog
        {...rest}
        open={asking === 'refund'}
        title={refund.title}
        text={refund.text(name)}
        keep={cancellation.keep(name)}
        action={refund.confirm}
        onConfirm={() => onConfirm('refund')}
      />
    </>
  );
};

export const SubscriptionActions = ({ plan, subscription, facts }: SubscriptionActionsProps) => {
  const { common, profile } = useTexts();
  const { cancellation, refund, subscription: texts } = profile;
  const language = useLanguage();
  const [asking, setAsking] = useState<SubscriptionChange | null>(null);
  const { pending, run } = useSubscriptionChange(subscription?.periodEnd ?? null);
  const refundUntil = subscription?.refundableUntil ?? null;
  const day = (iso: string): string => formatDay(iso, language);

  const change = async (kind: SubscriptionChange): Promise<void> => {
    if (!(await run(kind))) return;
    setAsking(null);
    if (kind === 'resume') facts.current?.focus();
  };

  return (
    <div className="mt-6 border-t border-line pt-4">
      <div className="-ml-4.5 flex flex-wrap gap-x-2">
        {subscription?.cancelAtPeriodEnd !== true && subscription?.nextPlan != null && (
          <Button
            variant="quiet"
            size="sm"
            className="ml-4.5"
            aria-disabled={pending !== null}
            onClick={() => void change('resume')}
          >
            {pending === 'resume' ? texts.pending : cancellation.keep(common.plans[plan])}
          </Button>
        )}
        {subscription?.cancelAtPeriodEnd === true ? (
          <Button
            key="resume"
            variant="quiet"
            size="sm"
            className="ml-4.5"
            aria-disabled={pending !== null}
            onClick={() => void change('resume')}
          >
            {pending === 'resume' ? texts.pending : texts.resume}
          </Button>
        ) : (
          <Button key="cancel" variant="ghost" size="sm" onClick={() => setAsking('cancel')}>
            {cancellation.action}
          </Button>
        )}
        {refundUntil !== null && (
          <Button variant="ghost" size="sm" onClick={() => setAsking('refund')}>
            {refund.action}
          </Button>
        )}
      </div>
      {refundUntil !== null && (
        <p className="mt-2 text-sm text-faint">{refund.until(day(refundUntil))}</p>
      )}
      <Dialogs
        plan={plan}
        until={subscription === null ? null : day(subscription.periodEnd)}
        asking={asking}
        pending={pending !== null}
        standIn={facts}
        onClose={() => setAsking(null)}
        onConfirm={(kind) => void change(kind)}
      />
    </div>
  );
};
