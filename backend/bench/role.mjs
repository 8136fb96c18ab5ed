/** Serves the parent process's requests: `tasks` by name, and usage. */
export function serve(tasks = {}) {
  const all = { usage, ...tasks };
  process.on('message', async ({ id, task, input }) => {
    process.send({ id, answer: await all[task](input) });
  });
  process.on('disconnect', () => process.exit());
}

/** Tells the parent that this process is ready, and its port. */
export const ready = (server) => process.send({ port: server?.address().port });

/** Tabs opened concurrently. */
const CONCURRENCY = 50;

/** The task that opens all wanted tabs. */
export const inBatches = (open) => async (wanted) => {
  for (let done = 0; done < wanted.length; done += CONCURRENCY) {
    await Promise.all(wanted.slice(done, done + CONCURRENCY).map((one) => open(one)));
  }
};

/** CPU time since the start in microseconds, resident memory in bytes. */
function usage() {
  const { user, system } = process.cpuUsage();
  return { cpu: user + system, memory: process.memoryUsage.rss() };
}
