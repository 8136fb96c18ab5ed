/** A page in the background gets no frames: a timer draws for it. */
const WITHOUT_FRAMES_MS = 250;

/** Runs once with the next frame, or soon after when there is none; gives back how to call it off. */
export const onNextFrame = (draw: (now: number) => void): (() => void) => {
  const cancel = (): void => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
  const run = (now: number): void => {
    cancel();
    draw(now);
  };
  const frame = requestAnimationFrame(run);
  const timer = setTimeout(() => run(performance.now()), WITHOUT_FRAMES_MS);
  return cancel;
};
