/** The most files that a process has open besides its tabs' connections. */
const OTHERS = 300;

/** How many connections one process may hold here (`ulimit -n`). */
export function connectionLimit() {
  const { userLimits } = process.report.getReport();
  const { soft } = userLimits?.open_files ?? { soft: 'unlimited' };
  return soft === 'unlimited' ? Infinity : Number(soft) - OTHERS;
}

/** @throws Error that says so if a process cannot hold this many connections here. */
export function assertConnections(wanted) {
  if (wanted <= connectionLimit()) return;
  const limit = `ulimit -n is ${connectionLimit() + OTHERS}`;
  throw new Error(`${wanted} connections of one process need ${wanted + OTHERS} files: ${limit}.`);
}
