import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useEffect, useState } from 'react';
import { useConfig } from '../shared/config.query';
import { usePreferences } from '../shared/preferences.store';

const loadProvider = async (key: string, sandbox: boolean): Promise<Stripe> => {
  if (sandbox) return (await import('./sandbox/sandbox-stripe')).sandboxStripe();
  const stripe = await loadStripe(key, { locale: usePreferences.getState().language });
  if (stripe === null) throw new Error('There is no payment provider here');
  return stripe;
};

interface Provider {
  provider: Stripe | null;
  failed: boolean;
  fail: () => void;
  retry: () => void;
}

/** Loads the payment provider's code, or the sandbox's, when a payment is to be made. */
export const useProvider = (): Provider => {
  const { data: config } = useConfig();
  const key = config?.stripePublishableKey ?? '';
  const sandbox = config?.paymentsSandbox ?? false;
  const [provider, setProvider] = useState<Stripe | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    let gone = false;
    const keep = (loaded: Stripe): void => {
      if (!gone) setProvider(loaded);
    };
    const give = (): void => {
      if (!gone) setFailed(true);
    };
    loadProvider(key, sandbox).then(keep, give);
    return () => {
      gone = true;
    };
  }, [key, sandbox, attempt]);

  const fail = (): void => {
    setProvider(null);
    setFailed(true);
  };
  const retry = (): void => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  return { provider, failed, fail, retry };
};
