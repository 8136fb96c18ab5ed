import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a case began to wait, and when a vet's manual switch began to hold. */
export class VetWaits1765880300000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`SET LOCAL lock_timeout = '2s'`);
    await db.query(`
      ALTER TABLE consultations ADD COLUMN "waitsSince" timestamptz NOT NULL DEFAULT now()`);
    await db.query(`UPDATE consultations SET "waitsSince" = "askedAt"`);
    await db.query(`ALTER TABLE vets ADD COLUMN "overrideFrom" timestamptz`);
    await db.query(`UPDATE vets SET "overrideFrom" = now() WHERE "dutyOverride" IS NOT NULL`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE vets DROP COLUMN "overrideFrom"`);
    await db.query(`ALTER TABLE consultations DROP COLUMN "waitsSince"`);
  }
}
