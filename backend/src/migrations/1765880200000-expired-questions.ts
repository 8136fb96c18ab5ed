import type { MigrationInterface, QueryRunner } from 'typeorm';

const allow = (...states: string[]) => `
  ALTER TABLE consultations DROP CONSTRAINT consultations_state_check,
    ADD CONSTRAINT consultations_state_check CHECK (state IN ('${states.join("', '")}'))`;

export class ExpiredQuestions1765880200000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`SET LOCAL lock_timeout = '2s'`);
    await db.query(allow('waiting', 'taken', 'closed', 'withdrawn', 'expired'));
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`UPDATE consultations SET state = 'withdrawn' WHERE state = 'expired'`);
    await db.query(allow('waiting', 'taken', 'closed', 'withdrawn'));
  }
}
