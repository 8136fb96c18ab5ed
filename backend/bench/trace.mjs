const threadOf = ({ pid, tid }) => `${pid}/${tid}`;
const total = (tasks) => tasks.reduce((sum, length) => sum + length, 0);

/**
 * The tasks of a page's main thread, in thread time: excludes the machine's other work, includes
 * CPU throttling. Milliseconds.
 */
export function tasksOf(events) {
  const threads = new Map();
  for (const event of events) {
    if (event.name === 'thread_name' && event.args.name === 'CrRendererMain') {
      threads.set(threadOf(event), []);
    }
  }
  for (const event of events) {
    if (event.name !== 'ThreadControllerImpl::RunTask' || !event.tdur) continue;
    threads.get(threadOf(event))?.push(event.tdur / 1000);
  }
  // Chromium keeps a spare renderer, which is nearly idle.
  const [tasks] = [...threads.values()].sort((one, other) => total(other) - total(one));
  return {
    longest: Math.max(...tasks),
    tasks,
    busy: total(tasks),
    dropped: events.filter(({ name }) => name === 'DroppedFrame').length,
  };
}
