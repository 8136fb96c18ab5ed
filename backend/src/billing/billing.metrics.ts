import { Counter, Histogram } from 'prom-client';
import type { Plan } from '../contract/plans.js';

const planChanges = new Counter({
  name: 'zampa_plan_changes_total',
  help: 'Plans that became another one, by cause',
  labelNames: ['from', 'to', 'cause'],
});

const webhookLag = new Histogram({
  name: 'zampa_webhook_lag_seconds',
  help: 'From the making of an event at the payment provider to its effect here',
  buckets: [0.5, 1, 2, 5, 10, 30, 60, 300, 1800, 7200, 86_400],
});

/** Actions that a plan does not wait for when the payment provider refuses them. */
const DEFERRABLE = [
  'refund',
  'business details',
  'email address',
  'saved card',
  'voided invoice',
  'removal',
] as const;
export type Deferrable = (typeof DEFERRABLE)[number];

const refusals = new Counter({
  name: 'zampa_payment_refusals_total',
  help: 'Refunds, business details, email addresses, saved cards, voided invoices and removals of customers that the payment provider refused',
  labelNames: ['what'],
});
// Without a first value Prometheus would miss the first refusal.
for (const what of DEFERRABLE) refusals.inc({ what }, 0);

/** Why a plan changed. */
export type PlanChangeCause = 'ended' | 'payment' | 'test-panel';

export const countPlanChange = (from: Plan, to: Plan, cause: PlanChangeCause): void =>
  planChanges.inc({ from, to, cause });

export const countRefusal = (what: Deferrable): void => refusals.inc({ what });

/** @param seconds negative when the clocks differ. */
export const observeWebhookLag = (seconds: number): void =>
  webhookLag.observe(Math.max(0, seconds));
