import type { PaidPlan } from '@contract/plans';
import { readStored, store } from '../shared/storage';
import { track } from '../shared/tracking';
import { knownPlan } from './chosen-plan';

const KEY = 'zampa.sale';

interface Sale {
  plan: PaidPlan;
  /** Cents. */
  amount: number;
}

/** Remembers what is being paid: the bank may redirect away, and back to another page. */
export const rememberSale = (plan: string, amount: number): void => {
  const known = knownPlan(plan);
  if (known === undefined) return;
  const sale: Sale = { plan: known, amount };
  store('local', KEY, JSON.stringify(sale));
};

export const forgetSale = (): void => store('local', KEY, null);

/** Tracks the remembered sale, once. */
export const trackSale = (): void => {
  const kept = readStored('local', KEY);
  if (kept === null) return;
  forgetSale();
  const { plan, amount } = JSON.parse(kept) as Sale;
  const facts = { value: amount / 100, content_name: plan };
  track('Purchase', facts);
  track('SubscriptionStarted', facts);
};
