const HOUR = 3600;

/** Seconds. */
export const DAY = 24 * HOUR;

/** A first payment, or a change that waits for its payment, is given up after this. */
export const INCOMPLETE_SECONDS = 23 * HOUR;

/** How long a renewal's invoice can still be changed. */
export const DRAFT_SECONDS = HOUR;

/** Days after a failed renewal on which it is retried; then the subscription ends. */
export const RETRY_DAYS = [3, 5, 7];

/**
 * The first monthly anniversary after `start`, counted from the anchor so that the 31st returns.
 */
export function monthEnd(anchor: number, start: number): number {
  for (let months = 1; ; months += 1) {
    const end = addMonths(anchor, months);
    if (end > start) return end;
  }
}

function addMonths(anchor: number, months: number): number {
  const date = new Date(anchor * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return Math.floor(date.getTime() / 1000);
}
