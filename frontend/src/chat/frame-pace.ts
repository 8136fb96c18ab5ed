/** A frame this many times slower than the quickest one is late. */
const LATE = 1.5;
/** The quickest gap grows by this factor per frame, so that an outlier is forgotten. */
const DECAY = 1.05;

/**
 * Skips frames in favour of more urgent work: the one after a key, so that the key shows at once,
 * and every other one on a machine that is too slow, judged by its own quickest frame.
 */
export class FramePace {
  private calledAt: number | undefined;
  private quickest = Infinity;
  private isKeyed = false;
  private skippedFor: 'key' | 'lateness' | undefined;

  readonly key = (): void => {
    this.isKeyed = true;
  };

  /** Whether to skip this frame. Call it once per frame. @param now milliseconds */
  skips(now: number): boolean {
    const gap = this.calledAt === undefined ? 0 : now - this.calledAt;
    this.calledAt = now;
    if (gap > 0) this.quickest = Math.min(this.quickest * DECAY, gap);
    this.skippedFor = this.reasonToSkip(gap);
    this.isKeyed = false;
    return this.skippedFor !== undefined;
  }

  /** Never the same reason twice in a row, so that a held key does not stop the drawing. */
  private reasonToSkip(gap: number): 'key' | 'lateness' | undefined {
    if (this.isKeyed && this.skippedFor !== 'key' && gap > 0) return 'key';
    const isLate = gap > LATE * this.quickest;
    return isLate && this.skippedFor === undefined ? 'lateness' : undefined;
  }

  /** Call when the next frame will not directly follow this one. */
  pause(): void {
    this.calledAt = undefined;
  }
}

/** How long to wait for a frame: a page in the background gets none. */
const WITHOUT_FRAMES_MS = 250;

/** Runs on the next frame, or on a timer where there are none. Returns a function to cancel it. */
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
