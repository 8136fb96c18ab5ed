import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AccountsPetsAndChat1763700000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE users (
        id serial PRIMARY KEY,
        username text NOT NULL,
        password text,
        email text CONSTRAINT users_email UNIQUE,
        "firebaseUid" text CONSTRAINT "users_firebaseUid" UNIQUE,
        "photoURL" text,
        "stripeCustomerId" text,
        "stripeSubscriptionId" text,
        "subscriptionStatus" text NOT NULL DEFAULT 'free'
          CHECK ("subscriptionStatus" IN ('free', 'pro', 'expert')),
        "totalQuestionCount" integer NOT NULL DEFAULT 0,
        "dailyQuestionCount" integer NOT NULL DEFAULT 0,
        "dailyQuestionDay" date,
        "createdAt" timestamptz NOT NULL DEFAULT now()
      )`);
    await db.query(`CREATE UNIQUE INDEX users_username ON users (lower(username))`);
    await db.query(`
      CREATE TABLE pets (
        id serial PRIMARY KEY,
        "userId" integer NOT NULL REFERENCES users ON DELETE CASCADE,
        name text NOT NULL,
        species text NOT NULL
          CHECK (species IN ('cane', 'gatto', 'coniglio', 'uccello', 'altro')),
        breed text,
        age integer,
        weight text,
        "healthConditions" text,
        "personalityTraits" text,
        "createdAt" timestamptz NOT NULL DEFAULT now()
      )`);
    await db.query(`CREATE INDEX pets_user ON pets ("userId", id)`);
    await db.query(`
      CREATE TABLE chat_sessions (
        id serial PRIMARY KEY,
        "userId" integer NOT NULL REFERENCES users ON DELETE CASCADE,
        "petId" integer NOT NULL CONSTRAINT chat_sessions_pet UNIQUE
          REFERENCES pets ON DELETE CASCADE,
        title text NOT NULL,
        "createdAt" timestamptz NOT NULL DEFAULT now()
      )`);
    await db.query(`CREATE INDEX chat_sessions_user ON chat_sessions ("userId")`);
    await this.createMessages(db);
  }

  private async createMessages(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE chat_messages (
        id serial PRIMARY KEY,
        "sessionId" integer NOT NULL REFERENCES chat_sessions ON DELETE CASCADE,
        role text NOT NULL CHECK (role IN ('user', 'assistant')),
        content text NOT NULL,
        timestamp timestamptz NOT NULL DEFAULT now(),
        status text NOT NULL
          CHECK (status IN ('pending', 'streaming', 'complete', 'stopped', 'failed')),
        "clientId" uuid,
        "replyTo" integer CONSTRAINT "chat_messages_replyTo" UNIQUE
          REFERENCES chat_messages ON DELETE CASCADE,
        attempt integer NOT NULL DEFAULT 0,
        triage jsonb,
        sources jsonb,
        error text,
        model text,
        "promptTokens" integer,
        "completionTokens" integer,
        "firstTokenMs" integer,
        "finishedAt" timestamptz
      )`);
    await db.query(`CREATE INDEX chat_messages_history ON chat_messages ("sessionId", id DESC)`);
    await db.query(`
      CREATE UNIQUE INDEX "chat_messages_clientId"
      ON chat_messages ("sessionId", "clientId") WHERE "clientId" IS NOT NULL`);
    await db.query(`
      CREATE UNIQUE INDEX "chat_messages_oneReply"
      ON chat_messages ("sessionId") WHERE status IN ('pending', 'streaming')`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`DROP TABLE chat_messages, chat_sessions, pets, users`);
  }
}
