import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Backups1764900000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE backups (
        "takenAt" timestamptz PRIMARY KEY,
        bytes bigint NOT NULL,
        rows bigint NOT NULL
      )`);
    // For the backup role, which may only read everything else. PUBLIC is every role with access to
    // the schema; roles may be created before or after this table.
    await db.query(`GRANT INSERT ON backups TO PUBLIC`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE backups`);
  }
}
