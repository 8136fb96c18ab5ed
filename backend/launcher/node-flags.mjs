/**
 * Flags of Node for a program. A worker with many answers in progress creates much short-lived
 * garbage: with more room for it, 200 at once took a sixth less CPU time, for up to 150 MiB more
 * memory (docs/performance.md). `docker-compose.yml` and `docs/deploy/kubernetes` set the same
 * flags.
 */
const FLAGS = { worker: ['--max-semi-space-size=64'] };

/**
 * @param {string} program its file name in `backend/dist`, without extension
 * @returns {string[]}
 */
export const nodeFlags = (program) => FLAGS[program] ?? [];
