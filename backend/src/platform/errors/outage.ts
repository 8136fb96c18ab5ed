/**
 * PostgreSQL's error classes: connection exception, transaction rollback (a conflict with another
 * transaction), insufficient resources, operator intervention; and a server that takes no writes,
 * or has ended a transaction that stood still.
 */
const SQL_STATES = /^(08|25006|25P03|40|53|57)/;

const SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
]);

/**
 * Messages of `pg` and `ioredis` errors without a code: lost connections, timeouts, a Redis that
 * refuses writes.
 */
const TEXTS =
  /connection terminated|connection is closed|is not queryable|stream isn't writeable|timed? ?out|max retries per request|cluster isn't ready|startup nodes|too many cluster redirections|^(LOADING|READONLY|MASTERDOWN|MISCONF|NOREPLICAS|OOM|CLUSTERDOWN)\b/i;

/** Whether a server could not be reached; the stack of such an error adds nothing. */
export const isUnreachable = (error: Error): boolean =>
  SYSTEM_CODES.has((error as NodeJS.ErrnoException).code ?? '');

/** Whether the error means that PostgreSQL or Redis is unavailable, rather than a bug. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isOutage);
  const code = (error as NodeJS.ErrnoException).code ?? '';
  return isUnreachable(error) || SQL_STATES.test(code) || TEXTS.test(error.message);
}
