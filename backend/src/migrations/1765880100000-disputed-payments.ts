import type { MigrationInterface, QueryRunner } from 'typeorm';

const allow = (...statuses: string[]) => `
  ALTER TABLE payments DROP CONSTRAINT payments_status_check,
    ADD CONSTRAINT payments_status_check CHECK (status IN ('${statuses.join("', '")}'))`;

export class DisputedPayments1765880100000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`SET LOCAL lock_timeout = '2s'`);
    await db.query(allow('open', 'paid', 'refunded', 'disputed'));
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`UPDATE payments SET status = 'paid' WHERE status = 'disputed'`);
    await db.query(allow('open', 'paid', 'refunded'));
  }
}
