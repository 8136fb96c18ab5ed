import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endOrphanedPostgres } from './postgres.mjs';
import { endRecorded, record, recorded } from './processes.mjs';
import { noteOf } from './supervisor.mjs';

const PREFIX = 'zampa-test-';

/** A data folder for one test run; ends and removes what crashed runs left behind. */
export async function openTestFolder(life) {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(PREFIX))) {
    await removeLeftover(join(tmpdir(), name));
  }
  const folder = mkdtempSync(join(tmpdir(), PREFIX));
  chmodSync(folder, 0o711);
  record(noteOf(folder, 'launcher'), process.pid);
  life.keep({ stop: () => rmSync(folder, { recursive: true, force: true }) });
  return folder;
}

async function removeLeftover(folder) {
  try {
    if (recorded(noteOf(folder, 'launcher'))) return;
    await endRecorded(noteOf(folder, 'redis'));
    await endOrphanedPostgres(folder);
    rmSync(folder, { recursive: true, force: true });
  } catch (error) {
    if (!['EACCES', 'EPERM'].includes(error.code)) throw error;
  }
}
