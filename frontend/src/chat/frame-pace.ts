/** A frame that comes so many times later than the quickest one is late. */
const LATE = 1.5;
/** By how much the quickest one is forgotten with each frame: one that came early by chance passes. */
const FORGETTING = 1.05;

/**
 * Leaves every other frame of a machine that is too slow for all of them to what else waits, such
 * as a key. What a slow machine is, its own quickest frame tells: some have 30 a second by choice.
 */
export class FramePace {
  private calledAt: number | undefined;
  private quickest = Infinity;
  private rested = false;

  /** Whether to draw nothing in this frame. @param now of each frame in turn. Milliseconds. */
  rests(now: number): boolean {
    const gap = this.calledAt === undefined ? 0 : now - this.calledAt;
    this.calledAt = now;
    if (gap > 0) this.quickest = Math.min(this.quickest * FORGETTING, gap);
    this.rested = !this.rested && gap > LATE * this.quickest;
    return this.rested;
  }

  /** The next frame follows none. */
  pause(): void {
    this.calledAt = undefined;
  }
}
