import { readdirSync, rmSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { endRecorded, takeLock } from './processes.mjs';
import { isPortFree } from './ports.mjs';
import { say } from './report.mjs';
import { noteOf } from './supervisor.mjs';

/** Makes this the only process that runs the product on `dataDir`. */
export async function claimDataFolder(life, dataDir, url) {
  const lock = noteOf(dataDir, 'launcher');
  const holder = takeLock(lock, { url });
  if (holder) {
    throw new Error(
      `Zampa is already running on ${dataDir}: ${holder.url} (process ${holder.pid}).`,
    );
  }
  life.keep({ stop: () => rmSync(lock, { force: true }) });
  for (const name of recordedProcesses(dataDir)) {
    const found = await endRecorded(noteOf(dataDir, name));
    if (found) say(`  ended the ${name} that an earlier start left running`);
  }
}

/**
 * Front door, sandbox, API and worker processes of earlier starts, including `npm run topology`.
 */
function recordedProcesses(dataDir) {
  const names = readdirSync(dirname(noteOf(dataDir, 'any'))).map((file) => basename(file, '.json'));
  return names.filter((name) => /^(front-door|api|worker|sandbox)(-\d+)?$/.test(name));
}

/** Ignores invalid port values: the API reports all such faults at once. */
export async function assertPortFree(name, port) {
  if (!Number.isInteger(port) || port < 1 || port > 65_535 || (await isPortFree(port))) return;
  throw new Error(
    `Port ${port} is in use by another program. Set ${name} to a free one: ` +
      `${name}=${port + 1} npm start`,
  );
}
