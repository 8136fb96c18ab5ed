import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a waiting case was last seen by the sweep, so that an outage does not count as waiting. */
export class SweptQuestions1765880700000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`SET LOCAL lock_timeout = '2s'`);
    await db.query(`ALTER TABLE consultations ADD COLUMN "sweptAt" timestamptz`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE consultations DROP COLUMN "sweptAt"`);
  }
}
