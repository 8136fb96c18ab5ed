import type { ClientConfig } from '@contract/config';
import { PAID_PLANS, PRICES_EUR_CENTS, type PaidPlan } from '@contract/plans';
import { useSearchParams } from 'react-router-dom';
import { CONFIG_KEY, queryClient, useConfig, useSubscription } from '../shared/queries';
import { useTexts } from '../shared/texts';

export const useChosenPlan = (): string => useSearchParams()[0].get('plan') || 'pro';

export const knownPlan = (plan: string): PaidPlan | undefined =>
  PAID_PLANS.find((known) => known === plan);

/** An unknown plan has the price of Expert. */
const priceIn = (config: ClientConfig | undefined, plan: string): number =>
  (config?.prices.monthly ?? PRICES_EUR_CENTS)[knownPlan(plan) ?? 'expert'];

/** The list price in euro cents a month: the server's, which may be newer than this page. */
export const priceOf = (plan: string): number =>
  priceIn(queryClient.getQueryData<ClientConfig>(CONFIG_KEY), plan);

/** What the user pays in euro cents a month: a subscription keeps its price. */
export const usePrice = (plan: string): number => {
  const { data: config } = useConfig();
  const own = useSubscription().data?.subscription;
  if (own?.nextPlan === plan) return own.nextMonthly;
  return own?.plan === plan ? own.monthly : priceIn(config, plan);
};

export const usePlanName = (plan: string): string => {
  const { common } = useTexts();
  const known = knownPlan(plan);
  return known === undefined ? plan : common.plans[known];
};
