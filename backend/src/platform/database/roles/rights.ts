import { escapeIdentifier } from 'pg';

/** Owns all tables. Nobody logs in as this role; whoever migrates acts as it. */
export const OWNER = 'zampa_owner';

/** Roles without login that have the rights; a login has them as a member. */
export const GROUPS = { app: 'zampa_app', backup: 'zampa_backup', migration: OWNER } as const;

/** Who may do what in the database; said again, it changes nothing. */
export function rightsStatements(database: string): string[] {
  const { app, backup } = GROUPS;
  const name = escapeIdentifier(database);
  const byDefault = `ALTER DEFAULT PRIVILEGES FOR ROLE ${OWNER} IN SCHEMA public`;
  return [
    `REVOKE ALL ON DATABASE ${name} FROM PUBLIC`,
    `GRANT CONNECT ON DATABASE ${name} TO ${OWNER}, ${app}, ${backup}`,
    `REVOKE ALL ON SCHEMA public FROM PUBLIC`,
    `GRANT USAGE, CREATE ON SCHEMA public TO ${OWNER}`,
    `GRANT USAGE ON SCHEMA public TO ${app}, ${backup}`,
    `GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${app}`,
    `GRANT SELECT, USAGE ON ALL SEQUENCES IN SCHEMA public TO ${app}`,
    `GRANT SELECT ON ALL TABLES IN SCHEMA public TO ${backup}`,
    `GRANT SELECT ON ALL SEQUENCES IN SCHEMA public TO ${backup}`,
    // For what later migrations make.
    `${byDefault} GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO ${app}`,
    `${byDefault} GRANT SELECT, USAGE ON SEQUENCES TO ${app}`,
    `${byDefault} GRANT SELECT ON TABLES TO ${backup}`,
    `${byDefault} GRANT SELECT ON SEQUENCES TO ${backup}`,
  ];
}
