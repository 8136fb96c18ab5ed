import { useElements, useStripe } from '@stripe/react-stripe-js';
import type { SetupIntentResult, Stripe, StripeElements } from '@stripe/stripe-js';
import { PAGES } from '@contract/pages';
import type { PaidPlan } from '@contract/plans';
import { useRef, useState } from 'react';
import { refreshUser } from '../shared/queries';
import { currentTexts } from '../shared/texts/pages';
import { toast } from '../shared/ui/notices.store';
import { checkSubscription } from './billing.api';

/** Whether the card is saved, by this tab or meanwhile by another one. */
const isSaved = ({ setupIntent, error }: SetupIntentResult): boolean =>
  (setupIntent ?? error.setup_intent)?.status === 'succeeded';

/** Whether the card may have been saved, although no answer arrived. */
const isUnknown = ({ error }: SetupIntentResult): boolean =>
  error?.type === 'api_connection_error' || error?.type === 'api_error';

const confirmAt = (stripe: Stripe, elements: StripeElements): Promise<SetupIntentResult> => {
  const confirmParams = { return_url: `${location.origin}${PAGES.profile}` };
  return stripe
    .confirmSetup({ elements, confirmParams, redirect: 'if_required' })
    .catch((): SetupIntentResult => ({ error: { type: 'api_connection_error' } }));
};

/** Has the server use a saved card, which it does by itself if it cannot be reached now. */
const putInPlace = async (plan: PaidPlan): Promise<void> => {
  await checkSubscription(plan).catch(() => undefined);
  await refreshUser();
};

/** Saves the card in the form, ignoring further clicks, for the plan's next payments. */
export const useCardChange = (plan: PaidPlan, onSaved: () => void) => {
  const stripe = useStripe();
  const elements = useElements();
  const [pending, setPending] = useState(false);
  const [declined, setDeclined] = useState<string | null>(null);
  const busy = useRef(false);

  const save = async (): Promise<void> => {
    if (busy.current || stripe === null || elements === null) return;
    busy.current = true;
    setPending(true);
    setDeclined(null);
    const { card: texts } = currentTexts().billing;
    const result = await confirmAt(stripe, elements);
    if (isSaved(result)) {
      await putInPlace(plan);
      toast(texts.saved);
      onSaved();
    } else if (isUnknown(result)) {
      await putInPlace(plan);
      toast({ title: texts.unknownTitle, description: texts.unknownText, tone: 'destructive' });
    } else {
      const { type, message } = result.error ?? {};
      if (type === 'card_error') setDeclined(message ?? null);
      const description = message ?? texts.failedText;
      toast({ title: texts.failedTitle, description, tone: 'destructive' });
    }
    busy.current = false;
    setPending(false);
  };

  return { ready: stripe !== null && elements !== null, pending, declined, save };
};
