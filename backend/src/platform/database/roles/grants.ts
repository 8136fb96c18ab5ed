import { escapeIdentifier } from 'pg';

/** Owns all tables. It cannot log in; the login that runs migrations acts as this role. */
export const OWNER = 'zampa_owner';

/** Roles without login that hold the rights; each login is a member of one. */
export const GROUPS = { app: 'zampa_app', backup: 'zampa_backup', migration: OWNER } as const;

/** Idempotent statements that grant each role its rights. */
export function grantStatements(database: string): string[] {
  const { app, backup } = GROUPS;
  const name = escapeIdentifier(database);
  const byDefault = `ALTER DEFAULT PRIVILEGES FOR ROLE ${OWNER} IN SCHEMA public`;
  return [
    `REVOKE ALL ON DATABASE ${name} FROM PUBLIC`,
    `GRANT CONNECT ON DATABASE ${name} TO ${OWNER}, ${app}, ${backup}`,
    // For the extensions of the search.
    `GRANT CREATE ON DATABASE ${name} TO ${OWNER}`,
    `REVOKE ALL ON SCHEMA public FROM PUBLIC`,
    `GRANT USAGE, CREATE ON SCHEMA public TO ${OWNER}`,
    `GRANT USAGE ON SCHEMA public TO ${app}, ${backup}`,
    `GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${app}`,
    `GRANT SELECT, USAGE ON ALL SEQUENCES IN SCHEMA public TO ${app}`,
    `GRANT SELECT ON ALL TABLES IN SCHEMA public TO ${backup}`,
    `GRANT SELECT ON ALL SEQUENCES IN SCHEMA public TO ${backup}`,
    // For tables and sequences that later migrations create.
    `${byDefault} GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO ${app}`,
    `${byDefault} GRANT SELECT, USAGE ON SEQUENCES TO ${app}`,
    `${byDefault} GRANT SELECT ON TABLES TO ${backup}`,
    `${byDefault} GRANT SELECT ON SEQUENCES TO ${backup}`,
  ];
}
