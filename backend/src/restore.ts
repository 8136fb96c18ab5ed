import { createReadStream } from 'node:fs';
import { parseArgs } from 'node:util';
import { ACCOUNTS_AFTER_RESTORE } from './accounts/life/account-retention.js';
import { ACCOUNT_REMOVALS, UNREACHABLE_ACCOUNTS } from './accounts/life/repeated-removals.js';
import { headerOf } from './backup/archive.js';
import { assertErasable, emptyRedis } from './backup/empty-redis.js';
import { RemovalLog } from './backup/removal-log.js';
import { repeatOnly, restoreBackup } from './backup/restore-backup.js';
import { reportOf } from './backup/restore-report.js';
import { BILLING_AFTER_RESTORE } from './billing/billing-retention.js';
import { CALENDAR_REMOVALS } from './calendar/repeated-removals.js';
import { readRestoreEnv } from './config/tool-env.js';
import { CONSULTATION_REMOVALS } from './consultations/repeated-removals.js';
import { PET_REMOVALS } from './pets/repeated-removals.js';
import { reasonOf, runTool } from './platform/run-tool.js';
import { PUSH_REMOVALS } from './push/repeated-removals.js';
import { VET_REMOVALS } from './staff/repeated-removals.js';
import { SUMMARY_REMOVALS } from './summaries/repeated-removals.js';
import { TOKEN_REMOVALS } from './tokens/repeated-removals.js';
import { WEBHOOK_REMOVALS } from './webhooks/repeated-removals.js';

const USAGE = 'restore FILE [--log LOG]... [--replace | --log-only]';

/** Vets' cases come first: removing an account would remove the vet to whom a case belongs. */
const REMOVALS = [
  ...CONSULTATION_REMOVALS,
  ...VET_REMOVALS,
  ...ACCOUNT_REMOVALS,
  ...PET_REMOVALS,
  ...TOKEN_REMOVALS,
  ...WEBHOOK_REMOVALS,
  ...SUMMARY_REMOVALS,
  ...CALENDAR_REMOVALS,
  ...PUSH_REMOVALS,
];

/** @param names of files; `-` is standard input. */
async function readLogs(names: string[], takenAt: Date): Promise<RemovalLog> {
  const log = new RemovalLog(REMOVALS, takenAt);
  for (const name of names) await log.read(name === '-' ? process.stdin : createReadStream(name));
  return log;
}

/**
 * Restores a backup into the database, and repeats the removals that logs have recorded since:
 * `restore.js FILE [--log LOG]... [--replace | --log-only]`.
 */
await runTool(async () => {
  const { values, positionals } = parseArgs({
    options: {
      replace: { type: 'boolean', default: false },
      log: { type: 'string', multiple: true, default: [] },
      'log-only': { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const { log: names, replace, 'log-only': isLogOnly } = values;
  const [file, ...more] = positionals;
  if (!file || more.length > 0) throw new Error(`Which backup? ${USAGE}`);
  if (isLogOnly && (replace || names.length === 0)) throw new Error(USAGE);
  const { DATABASE_URL: url, redis } = readRestoreEnv();
  const takenAt = new Date((await headerOf(file)).takenAt);
  const log = names.length > 0 ? await readLogs(names, takenAt) : undefined;
  const repeating = log && { log, unreachable: UNREACHABLE_ACCOUNTS };
  const servers = new Set(Object.values(redis).flat());
  await assertErasable(servers);
  const afterwards = [...ACCOUNTS_AFTER_RESTORE, ...BILLING_AFTER_RESTORE];
  const done =
    repeating && isLogOnly
      ? { rows: undefined, repeated: await repeatOnly(url, repeating) }
      : await restoreBackup({ url, file, replace, afterwards, repeating });
  const redisFault = await emptyRedis(servers).then(() => undefined, reasonOf);
  const report = reportOf(takenAt, { ...done, log, redisFault });
  if (redisFault !== undefined) throw new Error(report);
  return report;
});
