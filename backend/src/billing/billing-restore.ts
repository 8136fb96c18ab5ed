/** To a restored database: who is on which plan is read at the payment provider again. */
export const BILLING_AFTER_RESTORE = [
  `UPDATE billing_customers SET "nextSyncAt" = now() WHERE "stripeCustomerId" IS NOT NULL`,
];
