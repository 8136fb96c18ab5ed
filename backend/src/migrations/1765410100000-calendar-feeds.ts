import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CalendarFeeds1765410100000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`SET LOCAL lock_timeout = '2s'`);
    await db.query(`
      CREATE TABLE calendar_feeds (
        "userId" bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
        "secretHash" bytea NOT NULL UNIQUE,
        "createdAt" timestamptz NOT NULL DEFAULT now(),
        "lastReadAt" timestamptz
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE calendar_feeds`);
  }
}
