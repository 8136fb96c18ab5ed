import type { MigrationInterface, QueryRunner } from 'typeorm';

export class BusinessDetails1765860100000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`SET LOCAL lock_timeout = '2s'`);
    await db.query(`
      CREATE TABLE business_details (
        "userId" bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
        company text NOT NULL,
        street text NOT NULL,
        "postalCode" text NOT NULL,
        city text NOT NULL,
        country text NOT NULL,
        "vatId" text,
        "isRemoved" boolean NOT NULL DEFAULT false,
        "isVatRefused" boolean NOT NULL DEFAULT false,
        version integer NOT NULL DEFAULT 1,
        "sentVersion" integer NOT NULL DEFAULT 0
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE business_details`);
  }
}
