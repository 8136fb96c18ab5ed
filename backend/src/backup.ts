import { parseArgs } from 'node:util';
import { BackupFolder } from './backup/backup-folder.js';
import { takeBackup } from './backup/take-backup.js';
import { readBackupEnv } from './config/tool-env.js';
import { runTool } from './platform/run-tool.js';

const HOUR = 3_600_000;

/** Takes a backup, unless one younger than `--unless-within` hours exists, and removes old ones. */
await runTool(async () => {
  const { values } = parseArgs({ options: { 'unless-within': { type: 'string', default: '0' } } });
  const env = readBackupEnv();
  const folder = new BackupFolder(env.BACKUP_DIR);
  const newest = folder.newest();
  if (newest && Date.now() - newest.getTime() < Number(values['unless-within']) * HOUR)
    return `the newest backup is young enough: ${newest.toISOString()}`;
  const { file, bytes, rows } = await takeBackup(env.DATABASE_URL, folder);
  const removed = folder.removeOld(env.BACKUP_KEEP);
  return `${file}: ${String(rows)} rows, ${String(bytes)} bytes; ${String(removed)} old ones removed`;
});
