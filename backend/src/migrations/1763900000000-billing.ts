import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Billing1763900000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE users DROP "stripeCustomerId", DROP "stripeSubscriptionId"`);
    await db.query(`
      CREATE TABLE billing_customers (
        id serial PRIMARY KEY,
        "userId" integer UNIQUE REFERENCES users ON DELETE SET NULL,
        "stripeCustomerId" text UNIQUE,
        key uuid NOT NULL DEFAULT gen_random_uuid(),
        "introUsedAt" timestamptz,
        "refundRequestedAt" timestamptz,
        "refundedAt" timestamptz,
        "refundableUntil" timestamptz,
        "closedAt" timestamptz,
        "syncedAt" timestamptz,
        "nextSyncAt" timestamptz,
        "leaseToken" uuid,
        "leaseUntil" timestamptz
      )`);
    await db.query(`
      CREATE INDEX billing_customers_due ON billing_customers ("nextSyncAt")
      WHERE "nextSyncAt" IS NOT NULL`);
    await db.query(`
      CREATE INDEX billing_customers_left ON billing_customers (id)
      WHERE "userId" IS NULL AND "closedAt" IS NULL`);
    await db.query(`
      CREATE TABLE subscriptions (
        "stripeSubscriptionId" text PRIMARY KEY,
        "customerId" integer NOT NULL REFERENCES billing_customers ON DELETE CASCADE,
        plan text CHECK (plan IN ('pro', 'expert')),
        status text NOT NULL,
        "periodEnd" timestamptz NOT NULL,
        "cancelAtPeriodEnd" boolean NOT NULL,
        "nextPlan" text CHECK ("nextPlan" IN ('pro', 'expert')),
        "createdAt" timestamptz NOT NULL
      )`);
    await db.query(`CREATE INDEX subscriptions_customer ON subscriptions ("customerId")`);
    await this.createMoney(db);
    await this.createEvents(db);
  }

  private async createMoney(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE payments (
        "invoiceId" text PRIMARY KEY,
        "customerId" integer NOT NULL REFERENCES billing_customers ON DELETE CASCADE,
        number text NOT NULL,
        plan text CHECK (plan IN ('pro', 'expert')),
        amount integer NOT NULL CHECK (amount >= 0),
        currency text NOT NULL,
        status text NOT NULL CHECK (status IN ('open', 'paid', 'refunded')),
        "createdAt" timestamptz NOT NULL,
        "paidAt" timestamptz,
        url text
      )`);
    await db.query(`CREATE INDEX payments_customer ON payments ("customerId", "createdAt" DESC)`);
    await db.query(`
      CREATE TABLE plan_changes (
        id serial PRIMARY KEY,
        "userId" integer NOT NULL REFERENCES users ON DELETE CASCADE,
        "from" text NOT NULL,
        "to" text NOT NULL,
        cause text NOT NULL CHECK (cause IN ('payment', 'ended', 'test-panel')),
        "invoiceId" text,
        at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT plan_changes_paid
          CHECK ("to" = 'free' OR cause = 'test-panel' OR "invoiceId" IS NOT NULL)
      )`);
    await db.query(`CREATE INDEX plan_changes_user ON plan_changes ("userId", id)`);
  }

  private async createEvents(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE stripe_events (
        id text PRIMARY KEY,
        type text NOT NULL,
        "stripeCustomerId" text,
        created timestamptz NOT NULL,
        "receivedAt" timestamptz NOT NULL DEFAULT now(),
        "processedAt" timestamptz
      )`);
    await db.query(`
      CREATE INDEX stripe_events_waiting ON stripe_events ("stripeCustomerId", "receivedAt")
      WHERE "processedAt" IS NULL`);
    await db.query(`
      CREATE TABLE billing_attempts (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        "customerId" integer NOT NULL REFERENCES billing_customers ON DELETE CASCADE,
        plan text NOT NULL,
        coupon text,
        "createdAt" timestamptz NOT NULL DEFAULT now(),
        "closedAt" timestamptz
      )`);
    await db.query(`
      CREATE UNIQUE INDEX billing_attempts_open ON billing_attempts ("customerId")
      WHERE "closedAt" IS NULL`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TABLE billing_attempts, stripe_events, plan_changes, payments, subscriptions,
        billing_customers`);
    await db.query(`
      ALTER TABLE users ADD "stripeCustomerId" text, ADD "stripeSubscriptionId" text`);
  }
}
