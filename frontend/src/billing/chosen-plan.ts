import { PAID_PLANS, PRICES_EUR_CENTS, type PaidPlan } from '@contract/plans';
import { useSearchParams } from 'react-router-dom';
import { useTexts } from '../shared/texts';

export const useChosenPlan = (): string => useSearchParams()[0].get('plan') || 'pro';

export const knownPlan = (plan: string): PaidPlan | undefined =>
  PAID_PLANS.find((known) => known === plan);

/** Euro cents a month; an unknown plan has the price of Expert. */
export const priceOf = (plan: string): number => PRICES_EUR_CENTS[knownPlan(plan) ?? 'expert'];

export const usePlanName = (plan: string): string => {
  const { common } = useTexts();
  const known = knownPlan(plan);
  return known === undefined ? plan : common.plans[known];
};
