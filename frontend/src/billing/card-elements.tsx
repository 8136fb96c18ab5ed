import { Elements, PaymentElement } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useEffect, useState, type ReactNode } from 'react';
import { usePreferences } from '../shared/preferences.store';
import { useConfig } from '../shared/queries';
import { useTexts } from '../shared/texts/pages';
import { Skeleton } from '../shared/ui/loading';
import { TryAgain } from '../shared/ui/retry-card';
import { useProviderOptions } from './provider-options';
import { Notice } from './settled-panels';

/** Loads the sandbox's replacement for Stripe.js, which `loadStripe` then finds. */
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

const useProvider = (): Provider => {
  const { data: config } = useConfig();
  const key = config?.stripePublishableKey ?? '';
  const script = config?.stripeScript ?? null;
  const [provider, setProvider] = useState<Stripe | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    let cancelled = false;
    const keep = (loaded: Stripe): void => {
      if (!cancelled) setProvider(loaded);
    };
    const giveUp = (): void => {
      if (!cancelled) setFailed(true);
    };
    loadProvider(key, script).then(keep, giveUp);
    return () => {
      cancelled = true;
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

/** No wallets: a card has another fingerprint there, by which its one-time offers are not found. */
const FIELDS = {
  layout: 'tabs',
  wallets: { applePay: 'never', googlePay: 'never', link: 'never' },
} as const;

export const FormSkeleton = () => {
  const { common } = useTexts();
  return (
    <div role="status" aria-label={common.loading} className="grid gap-5">
      <Skeleton className="h-12 w-full rounded-xl!" />
      <div className="grid grid-cols-2 gap-4">
        <Skeleton className="h-12 rounded-xl!" />
        <Skeleton className="h-12 rounded-xl!" />
      </div>
    </div>
  );
};

interface CardFieldsProps {
  shown: boolean;
  onShown: () => void;
  onLoadError: () => void;
  /** Why the card was refused; null if it was not. */
  declined: string | null;
}

/** The provider's fields for a card, within `CardElements`. */
export const CardFields = ({ shown, onShown, onLoadError, declined }: CardFieldsProps) => (
  <>
    {!shown && <FormSkeleton />}
    <PaymentElement options={FIELDS} onReady={onShown} onLoadError={() => onLoadError()} />
    <p
      role="alert"
      className="mt-3 text-[0.9375rem] leading-snug font-medium text-red empty:hidden"
    >
      {declined}
    </p>
  </>
);

interface CardElementsProps {
  /** Of a payment, or of a card to be saved. */
  clientSecret: string;
  /** The form; `fail` reports that the provider's fields could not be loaded. */
  children: (fail: () => void) => ReactNode;
  /** Shown below what takes the form's place while it loads, or if it cannot be loaded. */
  cancel?: ReactNode;
}

/** Loads the payment provider for a form with its card fields. */
export const CardElements = ({ clientSecret, children, cancel }: CardElementsProps) => {
  const { billing } = useTexts();
  const { provider, failed, fail, retry } = useProvider();
  const options = useProviderOptions(clientSecret);
  if (failed) {
    return (
      <>
        <Notice {...billing.pay.unreachable}>
          <TryAgain onRetry={retry} />
        </Notice>
        {cancel}
      </>
    );
  }
  if (provider === null) {
    return (
      <div className="w-full self-stretch">
        <FormSkeleton />
        {cancel}
      </div>
    );
  }
  return (
    <Elements stripe={provider} options={options}>
      {children(fail)}
    </Elements>
  );
};
