import { AsyncLocalStorage } from 'node:async_hooks';

const requestIds = new AsyncLocalStorage<string>();

/** Runs the work so that its log lines and queued jobs carry this request id. */
export const withRequestId = <T>(id: string | undefined, work: () => T): T =>
  id === undefined ? work() : requestIds.run(id, work);

/**
 * The id of the API call or socket event being handled, or of the one that queued the current job.
 */
export const currentRequestId = (): string | undefined => requestIds.getStore();
