/** Hooks run inside a transaction and are not told when it ends; by then it has. Milliseconds. */
const WAIT = 300;

/**
 * Announcements for after the commit of a caller's transaction. If that fails, tabs that read again
 * just find the old state.
 */
export class AfterCommit {
  private readonly waiting = new Map<NodeJS.Timeout, () => void>();

  later(tell: () => void): void {
    const timer = setTimeout(() => {
      this.waiting.delete(timer);
      tell();
    }, WAIT);
    this.waiting.set(timer, tell);
  }

  /** Announces everything now: the process ends. */
  now(): void {
    for (const [timer, tell] of this.waiting) {
      clearTimeout(timer);
      tell();
    }
    this.waiting.clear();
  }
}
