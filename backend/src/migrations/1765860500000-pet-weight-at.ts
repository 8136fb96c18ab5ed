import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The time to which a profile's weight applies: the diary replaces it only with a newer one. */
export class PetWeightAt1765860500000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`SET LOCAL lock_timeout = '2s'`);
    await db.query(`ALTER TABLE pets ADD "weightAt" timestamptz`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE pets DROP "weightAt"`);
  }
}
