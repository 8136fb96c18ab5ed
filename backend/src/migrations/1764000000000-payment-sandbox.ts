import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PaymentSandbox1764000000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE sandbox_objects (
        type text NOT NULL,
        id text NOT NULL,
        owner text,
        due bigint,
        data jsonb NOT NULL,
        seq bigint GENERATED ALWAYS AS IDENTITY,
        PRIMARY KEY (type, id)
      )`);
    await db.query(`CREATE INDEX sandbox_objects_list ON sandbox_objects (type, owner, seq DESC)`);
    await db.query(`CREATE INDEX sandbox_objects_due ON sandbox_objects (due)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE sandbox_objects`);
  }
}
