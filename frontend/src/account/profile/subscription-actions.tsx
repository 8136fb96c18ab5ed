import { useRef, useState, type RefObject } from 'react';
import { ApiError } from '../../shared/api';
import { formatDay } from '../../shared/format';
import { rereadUser } from '../../shared/queries';
import { currentTexts, useTexts } from '../../shared/texts';
import { usePreferences, useLanguage } from '../../shared/preferences.store';
import { toast } from '../../shared/ui/notices.store';
import { changeSubscription, type SubscriptionChange } from '../account.api';
import type { Subscription } from '@contract/billing';
import type { PaidPlan } from '@contract/plans';
import { Button } from '../../shared/ui/button';
import { ConfirmDialog } from './confirm-dialog';

const tellDone = (change: SubscriptionChange, endsNow: boolean, until: string | null): void => {
  const { changes } = currentTexts().profile;
  const { title, later, now } = changes[change];
  const date = until === null ? null : formatDay(until, usePreferences.getState().language);
  toast({ title, description: endsNow || date === null ? now : later(date) });
};

/** What the page shows may be out of date: then the truth is read again. */
const tellFailure = (change: SubscriptionChange, error: unknown): void => {
  const { common, profile } = currentTexts();
  const code = error instanceof ApiError ? error.code : null;
  const known: Record<string, string> = profile.changes.refusals;
  const description = (code !== null && known[code]) || profile.changes[change].failed;
  toast({ title: common.error, description, tone: 'destructive' });
  if (code === 'NO_SUBSCRIPTION' || code === 'REFUND_NOT_POSSIBLE') void rereadUser();
};

/** `until` is the end of what is paid for. `run` says whether the change was made. */
const useSubscriptionChange = (until: string | null) => {
  const [pending, setPending] = useState<SubscriptionChange | null>(null);
  const busy = useRef(false);

  const run = async (change: SubscriptionChange): Promise<boolean> => {
    if (busy.current) return false;
    busy.current = true;
    setPending(change);
    try {
      const { subscriptionStatus } = await changeSubscription(change);
      tellDone(change, subscriptionStatus === 'free', until);
      return true;
    } catch (error) {
      tellFailure(change, error);
      return false;
    } finally {
      busy.current = false;
      setPending(null);
    }
  };

  return { pending, run };
};

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
