import { useEffect, useState } from 'react';
import { useConfig } from '../shared/queries';
import { refreshSession } from '../shared/session';
import { useSession } from '../shared/session.store';
import { currentTexts } from '../shared/texts/pages';
import { toast } from '../shared/ui/notices.store';
import { preparePayment, type PreparationState } from './prepare-payment';

type CheckoutState = PreparationState | { step: 'waiting-user' } | { step: 'config-failed' };

interface Checkout {
  state: CheckoutState;
  attempt: number;
  retry: () => void;
  /** Tries again, and gives up a payment for another plan. */
  giveUp: () => void;
  /** Shows the outcome of a click. */
  showState: (state: PreparationState) => void;
}

const toastFailure = (): void => {
  const { failedTitle, failedText } = currentTexts().billing.checkout;
  toast({ title: failedTitle, description: failedText, tone: 'destructive' });
};

export const useCheckout = (plan: string): Checkout => {
  const uid = useSession((state) => state.user?.uid);
  const { data: config, isError, refetch } = useConfig();
  const [{ attempt, givesUp }, setRun] = useState({ attempt: 1, givesUp: false });
  const [preparation, setPreparation] = useState<PreparationState>({ step: 'starting' });
  const ready = uid !== undefined && typeof config?.stripePublishableKey === 'string';

  useEffect(() => {
    if (!ready) return;
    const run = new AbortController();
    void preparePayment(plan, givesUp, run.signal, (next) => {
      setPreparation(next);
      if (next.step === 'failed') toastFailure();
    });
    return () => run.abort();
  }, [ready, plan, attempt, givesUp]);

  const stateNow = (): CheckoutState => {
    if (uid === undefined) return { step: 'waiting-user' };
    if (isError) return { step: 'config-failed' };
    if (config?.stripePublishableKey === null) return { step: 'not-configured' };
    return preparation;
  };

  const runAgain = (next: { givesUp: boolean }): void => {
    setPreparation({ step: 'starting' });
    setRun((last) => ({ attempt: last.attempt + 1, ...next }));
  };
  /** If the session has ended in the meantime, the page shows that instead of failing again. */
  const retry = (): void => {
    if (isError) void refetch();
    void refreshSession();
    runAgain({ givesUp: false });
  };
  const giveUp = (): void => runAgain({ givesUp: true });

  return { state: stateNow(), attempt, retry, giveUp, showState: setPreparation };
};
