import { join } from 'node:path';
import { z } from 'zod';
import { readSome, type Source } from './env.js';
import { redisUrls } from './redis-urls.js';
import { url, variables, whole } from './variables.js';

const database = () => url('postgres:', 'postgresql:');

/** Settings of the migration process: the database only. */
export function readMigrationEnv(given: Source = process.env) {
  return readSome(variables.pick({ DATABASE_URL: true }), given);
}

/** Settings of the backup: the database, the backup folder and how many backups to keep. */
export function readBackupEnv() {
  const settings = z.object({
    ...variables.pick({ DATABASE_URL: true, DATA_DIR: true }).shape,
    BACKUP_DIR: z.string().min(1).optional(),
    BACKUP_KEEP: whole(14, 1, 10_000),
  });
  const { DATA_DIR, BACKUP_DIR, ...env } = readSome(settings, process.env);
  return { ...env, BACKUP_DIR: BACKUP_DIR ?? join(DATA_DIR, 'backups') };
}

/** Settings of the restore: the database, and Redis, whose newer state is cleared. */
export function readRestoreEnv() {
  const settings = variables.pick({
    DATABASE_URL: true,
    REDIS_URL: true,
    REDIS_QUEUE_URL: true,
    REDIS_LIVE_URL: true,
    REDIS_SESSION_URL: true,
  });
  const { DATABASE_URL, ...env } = readSome(settings, process.env);
  return { DATABASE_URL, redis: redisUrls(env) };
}

/** The administrator's URL, and the URLs of the logins to create: user, password and database. */
export function readRolesEnv() {
  const settings = z.object({
    DATABASE_ADMIN_URL: database(),
    DATABASE_APP_URL: database(),
    DATABASE_MIGRATION_URL: database(),
    DATABASE_BACKUP_URL: database(),
  });
  return readSome(settings, process.env);
}
