/** How far the shown text has come, and how fast it runs, in characters per millisecond. */
export interface Reveal {
  length: number;
  speed: number;
}

/** Arrived text is shown within this time, however much it is. */
const CATCH_UP_MS = 200;
/** Except that no step is longer than a frame can draw. Characters. */
const LONGEST_STEP = 160;

const isHighSurrogate = (code: number): boolean => code >= 0xd800 && code <= 0xdbff;

/** Moves the shown text towards the arrived one by the time that has passed. */
export const advance = (reveal: Reveal, arrived: string, elapsedMs: number): Reveal => {
  const backlog = arrived.length - reveal.length;
  if (backlog <= 0) return { length: arrived.length, speed: 0 };
  const speed = Math.max(reveal.speed, backlog / CATCH_UP_MS);
  const step = Math.min(LONGEST_STEP, Math.max(1, Math.round(speed * elapsedMs)));
  const length = reveal.length + step;
  if (length >= arrived.length) return { length: arrived.length, speed: 0 };
  return { length: isHighSurrogate(arrived.charCodeAt(length - 1)) ? length + 1 : length, speed };
};
