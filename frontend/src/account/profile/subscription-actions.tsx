import type { SessionUser } from '@contract/accounts';
import type { Payment, Subscription } from '@contract/billing';
import { PAGES } from '@contract/pages';
import type { Plan } from '@contract/plans';
import { useMutation } from '@tanstack/react-query';
import { useState, type RefObject } from 'react';
import { Link } from 'react-router-dom';
import { ApiError } from '../../shared/api';
import { formatDay, formatPrice } from '../../shared/format';
import { useLanguage } from '../../shared/preferences.store';
import { refreshUser } from '../../shared/queries';
import { useTexts } from '../../shared/texts/pages';
import { Button } from '../../shared/ui/button';
import { toast, toastError } from '../../shared/ui/notices.store';
import { changeSubscription, type SubscriptionChange } from '../account.api';
import { ConfirmDialog } from '../confirm-dialog';

/** Errors that mean that the page may show outdated data. */
const OUTDATED = ['NO_SUBSCRIPTION', 'REFUND_NOT_POSSIBLE', 'PAYMENTS_UNAVAILABLE'];

/** Changes the subscription and reports the outcome. `end` is the end of its month. */
const useSubscriptionChange = (
  end: string | null,
  onDone: (change: SubscriptionChange) => void,
) => {
  const { changes } = useTexts().profile;

  const onSuccess = ({ subscriptionStatus }: SessionUser, change: SubscriptionChange): void => {
    const { title, later, now } = changes[change];
    const endsNow = subscriptionStatus === 'free' || end === null;
    toast({ title, description: endsNow ? now : later(end) });
    onDone(change);
  };
  const onError = (error: unknown, change: SubscriptionChange): void => {
    const code = error instanceof ApiError ? error.code : '';
    const refusals: Record<string, string> = changes.refusals;
    toastError(refusals[code] ?? changes[change].failed);
    if (OUTDATED.includes(code)) void refreshUser();
  };
  const { mutate, isPending, variables } = useMutation({
    mutationFn: changeSubscription,
    onSuccess,
    onError,
  });
  return {
    pending: isPending ? variables : null,
    run: (change: SubscriptionChange): void => {
      if (!isPending) mutate(change);
    },
  };
};

interface SubscriptionActionsProps {
  plan: Plan;
  /** Null for a plan that was granted, not bought: it can only be ended. */
  subscription: Subscription | null;
  payments: readonly Payment[];
  /** ISO 8601: end of the money-back guarantee, while it applies. */
  refundableUntil: string | null;
  /** The plan's details, which take the focus when a change removes the focused button. */
  facts: RefObject<HTMLElement | null>;
}

interface AskingProps {
  plan: Plan;
  until: string | null;
  /** Cents that a refund returns. */
  paid: number;
  asking: SubscriptionChange | null;
  pending: boolean;
  fallbackFocus: RefObject<HTMLElement | null>;
  onClose: () => void;
  onConfirm: (change: SubscriptionChange) => void;
}

const Dialogs = ({ plan, until, paid, asking, onConfirm, ...rest }: AskingProps) => {
  const { common, profile } = useTexts();
  const language = useLanguage();
  const { cancellation, refund } = profile;
  const name = common.plans[plan];
  const price = formatPrice(paid, 'EUR', language);
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
        text={plan === 'free' ? refund.afterEnd(price) : refund.text(name, price)}
        keep={plan === 'free' ? common.cancel : cancellation.keep(name)}
        action={plan === 'free' ? refund.confirmAfterEnd : refund.confirm}
        onConfirm={() => onConfirm('refund')}
      />
    </>
  );
};

/** Whether a lower plan can be chosen for the next month. */
const canGoLower = (plan: Plan, subscription: Subscription | null): boolean =>
  plan === 'expert' && subscription?.status === 'active' && subscription.nextPlan === null;

/** Cents of all payments that were not refunded. */
const paidIn = (payments: readonly Payment[]): number =>
  payments.reduce((sum, { status, amount }) => sum + (status === 'paid' ? amount : 0), 0);

export const SubscriptionActions = ({
  plan,
  subscription,
  payments,
  refundableUntil,
  facts,
}: SubscriptionActionsProps) => {
  const { billing, common, profile } = useTexts();
  const { cancellation, refund, subscription: texts } = profile;
  const language = useLanguage();
  const [asking, setAsking] = useState<SubscriptionChange | null>(null);
  const end = subscription && formatDay(subscription.periodEnd, language);
  const until = subscription?.status === 'active' ? end : null;
  const { pending, run } = useSubscriptionChange(end, (change) => {
    setAsking(null);
    if (change === 'resume') facts.current?.focus();
  });
  const goesOn = subscription?.cancelAtPeriodEnd !== true;
  const isUndoable = plan !== 'free' && (!goesOn || subscription?.nextPlan != null);
  const undo = goesOn ? cancellation.keep(common.plans[plan]) : texts.resume;

  return (
    <div className="mt-6 border-t border-line pt-4">
      <div className="-ml-4.5 flex flex-wrap gap-x-2">
        {isUndoable && (
          <Button
            variant="quiet"
            size="sm"
            className="ml-4.5"
            aria-disabled={pending !== null}
            onClick={() => run('resume')}
          >
            {pending === 'resume' ? texts.pending : undo}
          </Button>
        )}
        {canGoLower(plan, subscription) && (
          <Button variant="ghost" size="sm" asChild>
            <Link to={`${PAGES.checkout}?plan=pro`}>{billing.change.title(common.plans.pro)}</Link>
          </Button>
        )}
        {plan !== 'free' && goesOn && (
          <Button variant="ghost" size="sm" onClick={() => setAsking('cancel')}>
            {cancellation.action}
          </Button>
        )}
        {refundableUntil !== null && (
          <Button variant="ghost" size="sm" onClick={() => setAsking('refund')}>
            {refund.action}
          </Button>
        )}
      </div>
      {isUndoable && (
        <p className="mt-2 text-sm text-faint">
          {texts.goesOn(common.plans[plan], formatPrice(subscription.monthly, 'EUR', language))}
        </p>
      )}
      {refundableUntil !== null && (
        <p className="mt-2 text-sm text-faint">
          {refund.until(formatDay(refundableUntil, language))}
        </p>
      )}
      <Dialogs
        plan={plan}
        until={until}
        paid={paidIn(payments)}
        asking={asking}
        pending={pending !== null}
        fallbackFocus={facts}
        onClose={() => setAsking(null)}
        onConfirm={run}
      />
    </div>
  );
};
