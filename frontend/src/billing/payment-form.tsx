import { Elements, PaymentElement } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useEffect, useState, type SyntheticEvent } from 'react';
import { formatPrice } from '../shared/format';
import { usePreferences, useLanguage } from '../shared/preferences.store';
import { useConfig } from '../shared/queries';
import { useTexts } from '../shared/texts/pages';
import { Button } from '../shared/ui/button';
import { Skeleton } from '../shared/ui/loading';
import { priceOf, usePlanName } from './chosen-plan';
import { useProviderOptions } from './provider-options';
import { DueToday } from './due-today';
import { Notice } from './settled-panels';
import { usePayment, type DuePayment } from './use-payment';

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

const LAYOUT = { layout: 'tabs' } as const;

const FormSkeleton = () => {
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

interface FieldsProps extends DuePayment {
  onLoadError: () => void;
}

const Fields = ({ onLoadError, why, renewsAt, ...payment }: FieldsProps) => {
  const { plan, amountDue } = payment;
  const { billing, money } = useTexts();
  const { pay: texts } = billing;
  const language = useLanguage();
  const name = usePlanName(plan);
  const [shown, setShown] = useState(false);
  const { ready, pending, declined, pay } = usePayment(payment);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (ready && shown) void pay();
  };
  return (
    <form noValidate onSubmit={submit} className="w-full self-stretch text-left">
      <DueToday plan={plan} amountDue={amountDue} renewsAt={renewsAt} />
      {why !== null && (
        <p className="mb-5 rounded-xl bg-apricot-wash px-3.5 py-2.5 text-[0.9375rem] leading-snug text-apricot-ink">
          {why}
        </p>
      )}
      {!shown && <FormSkeleton />}
      <PaymentElement
        options={LAYOUT}
        onReady={() => setShown(true)}
        onLoadError={() => onLoadError()}
      />
      <p
        role="alert"
        className="mt-3 text-[0.9375rem] leading-snug font-medium text-red empty:hidden"
      >
        {declined !== null && `${declined} ${money.declinedNext}`}
      </p>
      <Button
        type="submit"
        aria-disabled={pending || !shown}
        className="mt-6 w-full px-3! whitespace-normal! aria-disabled:cursor-progress aria-disabled:opacity-70"
      >
        {pending
          ? texts.processing
          : texts.subscribe(name, formatPrice(priceOf(plan), 'EUR', language))}
      </Button>
    </form>
  );
};

export const PaymentForm = (payment: DuePayment) => {
  const { billing, common } = useTexts();
  const { provider, failed, fail, retry } = useProvider();
  const options = useProviderOptions(payment.clientSecret);
  if (failed) {
    return (
      <Notice {...billing.pay.unreachable}>
        <Button onClick={retry}>{common.tryAgain}</Button>
      </Notice>
    );
  }
  if (provider === null) {
    return (
      <div className="w-full self-stretch">
        <FormSkeleton />
      </div>
    );
  }
  return (
    <Elements stripe={provider} options={options}>
      <Fields {...payment} onLoadError={fail} />
    </Elements>
  );
};
