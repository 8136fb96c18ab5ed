import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the weight in a profile was true: the diary replaces it only by a newer one. */
export class PetWeightAt1765860500000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`SET LOCAL lock_timeout = '2s'`);
    await db.query(`ALTER TABLE pets ADD "weightAt" timestamptz`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE pets DROP "weightAt"`);
  }
}
