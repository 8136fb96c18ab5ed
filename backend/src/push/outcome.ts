/** The result of a delivery: `gone` means the browser's subscription, `refused` this message. */
export type PushOutcome = 'sent' | 'gone' | 'later' | 'refused';

/** Seconds. */
const FIRST_PAUSE = 5;
const MAX_PAUSE = 3600;

/** By the push service's answer (RFC 8030): 404 and 410 end a subscription. */
export function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'later' : 'refused';
}

/**
 * Seconds until the next attempt: exponential backoff with jitter, but not before the service
 * allows it.
 * @param retryAfter from its response; a date, which is rare, is ignored.
 */
export function pauseAfter(attempts: number, retryAfter = '', random = Math.random()): number {
  const wanted = /^\d{1,9}$/.test(retryAfter) ? Number(retryAfter) : 0;
  const pause = FIRST_PAUSE * 2 ** (attempts - 1) * (0.75 + random / 2);
  return Math.min(Math.max(pause, wanted), MAX_PAUSE);
}
