import type { PaidPlan } from '@contract/plans';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../shared/api';
import { refreshUser } from '../shared/queries';
import { currentTexts } from '../shared/texts/pages';
import { toast } from '../shared/ui/notices.store';
import { createPaymentIntent, switchPlan } from './billing.api';
import { refusalOf, stateOf, type PreparationState } from './prepare-payment';

export interface SwitchOutcome {
  state: PreparationState;
  /** Whether the amount due has changed since it was shown; nothing has been charged. */
  priceChanged: boolean;
}

const codeOf = (error: unknown): string | null => (error instanceof ApiError ? error.code : null);

const changePlan = async (plan: PaidPlan, amountDue: number): Promise<SwitchOutcome> => {
  try {
    return { state: stateOf(await switchPlan(plan, amountDue), true), priceChanged: false };
  } catch (error) {
    if (codeOf(error) !== 'PRICE_CHANGED') throw error;
    return { state: stateOf(await createPaymentIntent(plan)), priceChanged: true };
  }
};

const toastFailure = (): void => {
  const { failedTitle: title, failedText: description } = currentTexts().billing.change;
  toast({ title, description, tone: 'destructive' });
};

/** Changes the plan, ignoring further clicks meanwhile. */
export const useSwitch = (
  plan: PaidPlan,
  amountDue: number,
  onOutcome: (outcome: SwitchOutcome) => void,
) => {
  const [pending, setPending] = useState(false);
  const busy = useRef(false);
  const controller = useRef(new AbortController());
  useEffect(() => {
    controller.current = new AbortController();
    return () => controller.current.abort();
  }, []);

  const tryChange = async (): Promise<SwitchOutcome | null> => {
    try {
      return await changePlan(plan, amountDue);
    } catch (error) {
      const state = refusalOf(error);
      if (state.step !== 'failed') return { state, priceChanged: false };
      toastFailure();
      void refreshUser();
      return null;
    }
  };

  const run = async (): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    setPending(true);
    const outcome = await tryChange();
    busy.current = false;
    if (controller.current.signal.aborted) return;
    setPending(false);
    if (outcome !== null) onOutcome(outcome);
  };

  return { pending, run: () => void run() };
};
