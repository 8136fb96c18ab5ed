/** The outcome of a request; `unknown` if it was stopped or the question was refused. */
export type ModelOutcome = 'answered' | 'failed' | 'unknown';

/**
 * Outcomes that count: the newest `MAX_RECENT`, or twice the failure limit if that is more, within
 * `WINDOW` milliseconds.
 */
const MAX_RECENT = 20;
const WINDOW = 30_000;

/** How long the circuit stays open before one request tries the model. Milliseconds. */
const PAUSE = 10_000;

/**
 * A circuit breaker: a model that keeps failing before its first token is not asked for a while,
 * then with one request at a time until one is answered. Each worker keeps its own state.
 */
export class ModelBreaker {
  private recent: { at: number; failed: boolean }[] = [];
  private openSince: number | undefined;
  private isTrying = false;

  /**
   * @param most how many recent failures open the circuit, if they are at least half of all.
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
   * Starts a request; `null` if the model must not be asked. The caller reports its outcome once.
   */
  begin(): ((outcome: ModelOutcome) => void) | null {
    if (this.openSince === undefined) return (outcome) => this.note(outcome);
    if (this.isTrying || this.now() - this.openSince < PAUSE) return null;
    this.isTrying = true;
    return (outcome) => this.conclude(outcome);
  }

  private note(outcome: ModelOutcome): void {
    // The circuit has opened since this request began: its outcome no longer says anything.
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
