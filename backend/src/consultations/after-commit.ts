/** Hooks run inside a transaction, whose end they are not told; by then it is over. Milliseconds. */
const WAIT = 300;

/** What is told once somebody else's transaction is committed. Told of one that failed, tabs read what is true. */
export class AfterCommit {
  private readonly waiting = new Map<NodeJS.Timeout, () => void>();

  later(tell: () => void): void {
    const timer = setTimeout(() => {
      this.waiting.delete(timer);
      tell();
    }, WAIT);
    this.waiting.set(timer, tell);
  }

  /** The process ends. */
  now(): void {
    for (const [timer, tell] of this.waiting) {
      clearTimeout(timer);
      tell();
    }
    this.waiting.clear();
  }
}
