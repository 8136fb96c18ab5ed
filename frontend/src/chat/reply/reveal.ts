/** Characters shown, and the speed in characters per millisecond. */
export interface Reveal {
  length: number;
  speed: number;
}

/** Arrived text is shown within this time, unless MAX_STEP limits it. */
const CATCH_UP_MS = 200;
/** Characters that one frame can draw in time. */
const MAX_STEP = 160;
/** Characters that may occasionally be drawn at once. */
const MAX_LEAP = 1_000;

const isHighSurrogate = (code: number): boolean => code >= 0xd800 && code <= 0xdbff;

/** Never cuts a surrogate pair. */
const wholeAt = (text: string, end: number): number =>
  isHighSurrogate(text.charCodeAt(end - 1)) ? end + 1 : end;

export const advance = (reveal: Reveal, arrived: string, elapsedMs: number): Reveal => {
  const backlog = arrived.length - reveal.length;
  if (backlog <= 0) return { length: arrived.length, speed: 0 };
  const speed = Math.max(reveal.speed, backlog / CATCH_UP_MS);
  const step = Math.min(MAX_STEP, Math.max(1, Math.round(speed * elapsedMs)));
  const length = reveal.length + step;
  if (length >= arrived.length) return { length: arrived.length, speed: 0 };
  return { length: wholeAt(arrived, length), speed };
};

/**
 * For reduced motion: the length to show at once. Text beyond what can be drawn at once follows in
 * as few parts as possible, cut at line ends where there are any.
 */
export const leap = (length: number, arrived: string): number => {
  const furthest = length + MAX_LEAP;
  if (furthest >= arrived.length) return arrived.length;
  const lineEnd = arrived.lastIndexOf('\n', furthest - 1) + 1;
  return lineEnd > length ? lineEnd : wholeAt(arrived, furthest);
};
