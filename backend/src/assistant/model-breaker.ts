/** What a request shows about a model: nothing if it was stopped or the question was refused. */
export type ModelOutcome = 'answered' | 'failed' | 'unknown';

/**
 * Outcomes that count: the newest ones, or twice what is too many, and for how long. Milliseconds.
 */
const MAX_RECENT = 20;
const WINDOW = 30_000;

/** How long a failing model is not asked, before one request tries it. Milliseconds. */
const PAUSE = 10_000;

/**
 * A circuit breaker: a model that keeps failing before its first token is not asked for a while,
 * then by one request at a time until one is answered. Each worker finds out for itself.
 */
export class ModelBreaker {
  private recent: { at: number; failed: boolean }[] = [];
  private openSince: number | undefined;
  private isTrying = false;

  /**
   * @param most this many recent failures, if at least half of all, are too many.
   * @param now milliseconds of a monotonic clock.
   */
  constructor(
    private readonly most: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  get isOpen(): boolean {
    return this.openSince !== undefined;
  }

  /**
   * Starts a request, whose outcome is then reported once; `null` if the model must not be asked.
   */
  begin(): ((outcome: ModelOutcome) => void) | null {
    if (this.openSince === undefined) return (outcome) => this.note(outcome);
    if (this.isTrying || this.now() - this.openSince < PAUSE) return null;
    this.isTrying = true;
    return (outcome) => this.conclude(outcome);
  }

  private note(outcome: ModelOutcome): void {
    // A request made before the model was given up says nothing about it now.
    if (outcome === 'unknown' || this.isOpen) return;
    const now = this.now();
    this.recent.push({ at: now, failed: outcome === 'failed' });
    const counted = Math.max(MAX_RECENT, 2 * this.most);
    this.recent = this.recent.slice(-counted).filter(({ at }) => now - at <= WINDOW);
    const failures = this.recent.filter(({ failed }) => failed).length;
    if (failures >= this.most && failures * 2 >= this.recent.length) this.openSince = now;
  }

  private conclude(outcome: ModelOutcome): void {
    this.isTrying = false;
    if (outcome === 'unknown') return;
    this.openSince = outcome === 'failed' ? this.now() : undefined;
    this.recent = [];
  }
}
