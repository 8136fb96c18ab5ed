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

/** Why a plan changed. */
export type PlanChangeCause = 'ended' | 'payment' | 'test-panel';

export const countPlanChange = (from: Plan, to: Plan, cause: PlanChangeCause): void =>
  planChanges.inc({ from, to, cause });

/** @param seconds negative when the clocks differ. */
export const observeWebhookLag = (seconds: number): void =>
  webhookLag.observe(Math.max(0, seconds));
