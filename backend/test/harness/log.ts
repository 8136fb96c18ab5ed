/** What a process has logged is read a moment after it has answered: `expect.poll(..., LOG)`. */
export const LOG = { timeout: 10_000, interval: 20 };
