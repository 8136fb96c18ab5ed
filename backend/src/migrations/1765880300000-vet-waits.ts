import type { MigrationInterface, QueryRunner } from 'typeorm';
import { briefly } from './bigint-ids.js';

/**
 * When a case began to wait, and when a vet's manual switch began to hold. Each table in a
 * transaction of its own, and the cases updated without a lock on their table.
 */
export class VetWaits1765880300000 implements MigrationInterface {
  readonly transaction = false;

  async up(db: QueryRunner): Promise<void> {
    await briefly(
      db,
      ['consultations'],
      [
        `ALTER TABLE consultations
           ADD COLUMN IF NOT EXISTS "waitsSince" timestamptz NOT NULL DEFAULT now()`,
      ],
    );
    await db.query(`
      UPDATE consultations SET "waitsSince" = "askedAt" WHERE "waitsSince" <> "askedAt"`);
    await briefly(
      db,
      ['vets'],
      [
        `ALTER TABLE vets ADD COLUMN IF NOT EXISTS "overrideFrom" timestamptz`,
        `UPDATE vets SET "overrideFrom" = now()
         WHERE "dutyOverride" IS NOT NULL AND "overrideFrom" IS NULL`,
      ],
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE vets DROP COLUMN IF EXISTS "overrideFrom"`);
    await db.query(`ALTER TABLE consultations DROP COLUMN IF EXISTS "waitsSince"`);
  }
}
