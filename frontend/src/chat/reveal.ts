/** Characters shown, and the speed in characters per millisecond. */
export interface Reveal {
  length: number;
  speed: number;
}

/** Arrived text is shown within this time, unless MAX_STEP limits it. */
const CATCH_UP_MS = 200;
/** Characters that one frame can draw in time. */
const LONGEST_STEP = 160;
/** Characters that may be drawn at once now and then. */
const LONGEST_LEAP = 1_000;

const isHighSurrogate = (code: number): boolean => code >= 0xd800 && code <= 0xdbff;

/** Never cuts a surrogate pair. */
const wholeAt = (text: string, end: number): number =>
  isHighSurrogate(text.charCodeAt(end - 1)) ? end + 1 : end;

export const advance = (reveal: Reveal, arrived: string, elapsedMs: number): Reveal => {
  const backlog = arrived.length - reveal.length;
  if (backlog <= 0) return { length: arrived.length, speed: 0 };
  const speed = Math.max(reveal.speed, backlog / CATCH_UP_MS);
  const step = Math.min(LONGEST_STEP, Math.max(1, Math.round(speed * elapsedMs)));
  const length = reveal.length + step;
  if (length >= arrived.length) return { length: arrived.length, speed: 0 };
  return { length: wholeAt(arrived, length), speed };
};

/**
 * Shows what has arrived at once, for those who want nothing to move: more than can be drawn at
 * once comes in as few parts as it takes, of whole lines where they are short enough.
 * @param length of what is shown.
 * @returns how far to show it now.
 */
export const leap = (length: number, arrived: string): number => {
  const furthest = length + LONGEST_LEAP;
  if (furthest >= arrived.length) return arrived.length;
  const lineEnd = arrived.lastIndexOf('\n', furthest - 1) + 1;
  return lineEnd > length ? lineEnd : wholeAt(arrived, furthest);
};
