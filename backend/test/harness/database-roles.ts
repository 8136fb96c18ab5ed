import { withClient } from './archive.js';
import { Process } from './processes.js';

/** The logins as deploy/secrets.mjs writes them: turn a, and b after a rotation. */
export function loginsOf(turn: string, database: string) {
  const url = (part: string) =>
    Object.assign(new URL(database), {
      username: `zampa_${part}_${turn}`,
      password: `${part}-${turn}-0123456789abcdef`,
    }).href;
  return { app: url('app'), migration: url('migration'), backup: url('backup') };
}

/** Runs `npm run roles` as the user of the database's URL. @returns its exit code and output. */
export function runRoles(turn: string, database: string, ...args: string[]) {
  const { app, migration, backup } = loginsOf(turn, database);
  const settings = {
    DATABASE_ADMIN_URL: database,
    DATABASE_APP_URL: app,
    DATABASE_MIGRATION_URL: migration,
    DATABASE_BACKUP_URL: backup,
  };
  return Process.run('roles', settings, args);
}

/** PostgreSQL's error code if the statement fails, otherwise 'done'. */
export const attempt = (url: string, sql: string): Promise<string> =>
  withClient(url, (client) => client.query(sql)).then(
    () => 'done',
    (error: unknown) => (error as { code?: string }).code ?? String(error),
  );
