import { readdir, readFile } from 'node:fs/promises';

/** Microseconds per kernel clock tick, the unit of `/proc`. */
const TICK = 10_000;

/** Parent and CPU time of a process; undefined once it is gone. */
async function statOf(pid) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  // The name in parentheses may contain spaces; the state is the first field after it.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (!fields) return undefined;
  const [user, system, endedUser, endedSystem] = fields.slice(11, 15).map(Number);
  return { pid, parent: Number(fields[1]), own: user + system, ended: endedUser + endedSystem };
}

/**
 * PostgreSQL's CPU time: of the server, its processes, and those that have ended. Microseconds.
 * Read from `/proc`, so the server must run on this machine, under Linux.
 */
export async function postgresCpu(database) {
  const { rows } = await database.query('SELECT pg_backend_pid() AS pid');
  const { parent: server } = await statOf(rows[0].pid);
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const all = (await Promise.all(pids.map(statOf))).filter(Boolean);
  const ticks = all
    .filter(({ pid, parent }) => pid === server || parent === server)
    .reduce((sum, { own, ended }) => sum + own + ended, 0);
  return ticks * TICK;
}
