import { parseArgs } from 'node:util';
import { readRolesEnv } from './config/tool-env.js';
import { provisionRoles, retireLogins } from './platform/database/roles/roles.repository.js';
import { runTool } from './platform/run-tool.js';

/** Creates the database roles named in the URLs. `--retire` removes logins that no URL names. */
await runTool(async () => {
  const { values } = parseArgs({ options: { retire: { type: 'boolean', default: false } } });
  const env = readRolesEnv();
  const logins = {
    admin: env.DATABASE_ADMIN_URL,
    app: env.DATABASE_APP_URL,
    migration: env.DATABASE_MIGRATION_URL,
    backup: env.DATABASE_BACKUP_URL,
  };
  await provisionRoles(logins);
  if (!values.retire) return 'roles are up to date';
  const gone = await retireLogins(logins);
  return `roles are up to date; removed: ${gone.join(', ') || 'none'}`;
});
