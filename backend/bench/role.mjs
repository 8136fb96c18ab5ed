/** How a process of the bench answers the one that started it: `tasks` by name, and its usage. */
export function serve(tasks = {}) {
  const all = { usage, ...tasks };
  process.on('message', async ({ id, task, input }) => {
    process.send({ id, answer: await all[task](input) });
  });
  process.on('disconnect', () => process.exit());
}

/** Tells the starter that this process is ready, and on which port it listens. */
export const ready = (server) => process.send({ port: server?.address().port });

/** Processor time since the start in microseconds, resident memory in bytes. */
function usage() {
  const { user, system } = process.cpuUsage();
  return { cpu: user + system, memory: process.memoryUsage.rss() };
}
