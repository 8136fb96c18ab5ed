import { useEffect, useState } from 'react';
import { useConfig } from '../shared/queries';
import { readSession } from '../shared/session';
import { useSession } from '../shared/session.store';
import { currentTexts } from '../shared/texts';
import { toast } from '../shared/ui/notices.store';
import { preparePayment, type PreparationState } from './prepare-payment';

type CheckoutState = PreparationState | { step: 'waiting-user' } | { step: 'config-failed' };

interface Checkout {
  state: CheckoutState;
  /** 1, and one more with each start anew. */
  attempt: number;
  retry: () => void;
  /** Goes on from what a click has brought. */
  goOn: (state: PreparationState) => void;
}

const tellFailure = (): void => {
  const { failedTitle, failedText } = currentTexts().billing.checkout;
  toast({ title: failedTitle, description: failedText, tone: 'destructive' });
};

/** Prepares the payment of a plan as soon as the user and the server's settings are known. */
export const useCheckout = (plan: string): Checkout => {
  const uid = useSession((state) => state.user?.uid);
  const { data: config, isError, refetch } = useConfig();
  const [attempt, setAttempt] = useState(1);
  const [preparation, setPreparation] = useState<PreparationState>({ step: 'starting' });
  const ready = uid !== undefined && typeof config?.stripePublishableKey === 'string';

  useEffect(() => {
    if (!ready) return;
    const run = new AbortController();
    void preparePayment(plan, run.signal, (next) => {
      setPreparation(next);
      if (next.step === 'failed') tellFailure();
    });
    return () => run.abort();
  }, [ready, plan, attempt]);

  const stateNow = (): CheckoutState => {
    if (uid === undefined) return { step: 'waiting-user' };
    if (isError) return { step: 'config-failed' };
    if (config?.stripePublishableKey === null) return { step: 'not-configured' };
    return preparation;
  };

  /** A session that ended meanwhile would fail every time: it shows as signed out instead. */
  const retry = (): void => {
    if (isError) void refetch();
    void readSession();
    setPreparation({ step: 'starting' });
    setAttempt((last) => last + 1);
  };

  return { state: stateNow(), attempt, retry, goOn: setPreparation };
};
