import { parseArgs } from 'node:util';
import { once } from 'node:events';
import { Cluster } from 'ioredis';
import { ACCOUNTS_AFTER_RESTORE } from './accounts/life/account-retention.js';
import { restoreBackup } from './backup/restore-backup.js';
import { BILLING_AFTER_RESTORE } from './billing/billing-retention.js';
import { readRestoreEnv } from './config/tool-env.js';
import { openRedis } from './platform/redis/open-redis.js';
import { runTool } from './platform/run-tool.js';

/** Sessions, jobs and texts newer than the backup could refer to rows that do not exist. */
async function emptyRedis(url: string): Promise<void> {
  const redis = openRedis(url, { maxRetriesPerRequest: 2 });
  redis.on('error', () => undefined);
  try {
    if (redis instanceof Cluster) {
      await once(redis, 'ready');
      await Promise.all(redis.nodes('master').map((node) => node.flushdb()));
    } else await redis.flushdb();
  } finally {
    redis.disconnect();
  }
}

/** Fills the database with a backup: `restore.js FILE [--replace]`. */
await runTool(async () => {
  const options = { replace: { type: 'boolean', default: false } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [file] = positionals;
  if (!file) throw new Error('Which backup? restore FILE [--replace]');
  const { DATABASE_URL: url, redis } = readRestoreEnv();
  const { header, rows } = await restoreBackup({
    ...{ url, file, replace: values.replace },
    afterwards: [...ACCOUNTS_AFTER_RESTORE, ...BILLING_AFTER_RESTORE],
  });
  for (const server of new Set(Object.values(redis).flat())) await emptyRedis(server);
  return `${String(rows)} rows are back as they were at ${header.takenAt}; Redis is empty`;
});
