import type { RetentionRule } from '../platform/retention/retention.service.js';

/**
 * Events are kept as long as Stripe can resend them, checkout attempts as long as somebody may ask
 * about them. The customer of a removed account who never paid stays a week, for late events, and
 * as long as Stripe refuses to delete them (`nextSyncAt`). Only customers synced in the last 60 days
 * are looked at, since those who paid stay. Invoices of a removed account stay for ten years:
 * Italian law (art. 2220 of the Codice Civile).
 */
export const BILLING_RETENTION: RetentionRule[] = [
  {
    what: 'stripe events',
    sql: `
      DELETE FROM stripe_events WHERE id = ANY(ARRAY(
        SELECT id FROM stripe_events
        WHERE "processedAt" IS NOT NULL AND "receivedAt" < now() - interval '30 days'
        ORDER BY "receivedAt" LIMIT $1 FOR UPDATE SKIP LOCKED))`,
  },
  {
    what: 'billing attempts',
    sql: `
      DELETE FROM billing_attempts WHERE id = ANY(ARRAY(
        SELECT id FROM billing_attempts WHERE "closedAt" < now() - interval '30 days'
        ORDER BY "closedAt" LIMIT $1 FOR UPDATE SKIP LOCKED))`,
  },
  {
    // Left by processes of an earlier version, which are gone a day later. A sync removes them, at
    // Stripe too, for which it needs the id that the next rule removes.
    what: 'subscriptions of removed accounts',
    sql: `
      UPDATE billing_customers SET "nextSyncAt" = now() WHERE id = ANY(ARRAY(
        SELECT id FROM billing_customers AS customer
        WHERE "userId" IS NULL AND "closedAt" < now() - interval '1 day'
          AND greatest("closedAt", "syncedAt") > now() - interval '60 days'
          AND "nextSyncAt" IS NULL
          AND (SELECT true FROM subscriptions WHERE "customerId" = customer.id LIMIT 1)
        LIMIT $1 FOR UPDATE SKIP LOCKED))`,
  },
  {
    what: 'removed accounts that never paid',
    sql: `
      DELETE FROM billing_customers WHERE id = ANY(ARRAY(
        SELECT id FROM billing_customers AS customer
        WHERE "userId" IS NULL AND "closedAt" < now() - interval '7 days'
          AND greatest("closedAt", "syncedAt") > now() - interval '60 days'
          AND "nextSyncAt" IS NULL
          AND NOT EXISTS (SELECT FROM payments WHERE "customerId" = customer.id)
        LIMIT $1 FOR UPDATE SKIP LOCKED))`,
  },
  {
    what: 'invoices of removed accounts',
    sql: `
      DELETE FROM billing_customers WHERE id = ANY(ARRAY(
        SELECT id FROM billing_customers
        WHERE "userId" IS NULL AND "closedAt" < now() - interval '10 years'
        ORDER BY "closedAt" LIMIT $1 FOR UPDATE SKIP LOCKED))`,
  },
];

/** Run on a restored database: plans are read from the payment provider again. */
export const BILLING_AFTER_RESTORE = [
  `UPDATE billing_customers SET "nextSyncAt" = now()
   WHERE "stripeCustomerId" IS NOT NULL OR "userId" IS NULL`,
];
