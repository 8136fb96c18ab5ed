/** Run on a restored database: plans are read from the payment provider again. */
export const BILLING_AFTER_RESTORE = [
  `UPDATE billing_customers SET "nextSyncAt" = now() WHERE "stripeCustomerId" IS NOT NULL`,
];
