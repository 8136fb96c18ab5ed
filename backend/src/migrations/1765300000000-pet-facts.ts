import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an owner may say about a pet beyond the first form. */
export class PetFacts1765300000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`SET LOCAL lock_timeout = '2s'`);
    await db.query(`
      ALTER TABLE pets
        ADD "birthDate" date,
        ADD sex text CHECK (sex IN ('female', 'male')),
        ADD neutered boolean,
        ADD allergies text,
        ADD medicines text,
        ADD vet jsonb,
        ADD "nightClinic" jsonb,
        ADD "vetAsked" boolean NOT NULL DEFAULT false`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE pets DROP "birthDate", DROP sex, DROP neutered, DROP allergies, DROP medicines,
        DROP vet, DROP "nightClinic", DROP "vetAsked"`);
  }
}
