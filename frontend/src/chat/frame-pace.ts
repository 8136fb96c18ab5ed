/** A frame that comes so many times later than the quickest one is late. */
const LATE = 1.5;
/** By how much the quickest one is forgotten with each frame: one that came early by chance passes. */
const FORGETTING = 1.05;

/**
 * Leaves frames to what matters more: the one behind a key, so that it is seen at once, and every
 * other frame of a machine that is too slow for all of them. What a slow machine is, its own
 * quickest frame tells: some have 30 a second by choice.
 */
export class FramePace {
  private calledAt: number | undefined;
  private quickest = Infinity;
  private isKeyed = false;
  private restedFor: 'key' | 'lateness' | undefined;

  /** A key was pressed. */
  readonly key = (): void => {
    this.isKeyed = true;
  };

  /** Whether to draw nothing in this frame. @param now of each frame in turn. Milliseconds. */
  rests(now: number): boolean {
    const gap = this.calledAt === undefined ? 0 : now - this.calledAt;
    this.calledAt = now;
    if (gap > 0) this.quickest = Math.min(this.quickest * FORGETTING, gap);
    this.restedFor = this.reasonToRest(gap);
    this.isKeyed = false;
    return this.restedFor !== undefined;
  }

  /** Never the same reason twice in a row: a key that is held down stops nothing. Nor at the first. */
  private reasonToRest(gap: number): 'key' | 'lateness' | undefined {
    if (this.isKeyed && this.restedFor !== 'key' && gap > 0) return 'key';
    const isLate = gap > LATE * this.quickest;
    return isLate && this.restedFor === undefined ? 'lateness' : undefined;
  }

  /** The next frame follows none. */
  pause(): void {
    this.calledAt = undefined;
  }
}

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
