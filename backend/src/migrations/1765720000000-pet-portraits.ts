import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How an owner wants a pet to be drawn; the contract defines drawings and coats. */
export class PetPortraits1765720000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`SET LOCAL lock_timeout = '2s'`);
    await db.query(`ALTER TABLE pets ADD portrait text, ADD coat text`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`ALTER TABLE pets DROP portrait, DROP coat`);
  }
}
