import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useEffect, useState } from 'react';
import { useConfig } from '../shared/config.query';
import { usePreferences } from '../shared/preferences.store';

/** Loads what stands in for Stripe.js; `loadStripe` takes the `Stripe` that it finds. */
const loadScript = (src: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src });
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`Failed to load ${src}`));
    });
    document.head.append(script);
  });

const loadProvider = async (key: string, script: string | null): Promise<Stripe> => {
  if (script !== null && window.Stripe === undefined) await loadScript(script);
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

/** Loads the payment provider's code when a payment is to be made. */
export const useProvider = (): Provider => {
  const { data: config } = useConfig();
  const key = config?.stripePublishableKey ?? '';
  const script = config?.stripeScript ?? null;
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
    loadProvider(key, script).then(keep, give);
    return () => {
      gone = true;
    };
  }, [key, script, attempt]);

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
