import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Backups1764900000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE backups (
        "takenAt" timestamptz PRIMARY KEY,
        bytes bigint NOT NULL,
        rows bigint NOT NULL
      )`);
    // For the role that backs up and may only read everything else. Public is whoever may use the
    // schema at all, and roles may be made before this table or after it.
    await db.query(`GRANT INSERT ON backups TO PUBLIC`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE backups`);
  }
}
