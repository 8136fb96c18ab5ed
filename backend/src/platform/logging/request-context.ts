import { AsyncLocalStorage } from 'node:async_hooks';

const requestIds = new AsyncLocalStorage<string>();

/** Whatever is logged by the work, or asked of a queue, belongs to this request. */
export const withRequestId = <T>(id: string | undefined, work: () => T): T =>
  id === undefined ? work() : requestIds.run(id, work);

/** The request on whose behalf this runs: a call, an event of a tab, or the job that one asked for. */
export const currentRequestId = (): string | undefined => requestIds.getStore();
