import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a vet was first on duty for a case that waits. */
export class DutyStarts1765880600000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`SET LOCAL lock_timeout = '2s'`);
    await db.query(`ALTER TABLE consultations ADD COLUMN "dutySince" timestamptz`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE consultations DROP COLUMN "dutySince"`);
  }
}
