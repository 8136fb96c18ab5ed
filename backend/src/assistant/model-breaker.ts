/** What a request says of a model: nothing, when it was stopped or when the question was refused. */
export type ModelOutcome = 'answered' | 'failed' | 'unknown';

/** Outcomes that count: so many, or twice what is too many, and none older. Milliseconds. */
const MAX_RECENT = 20;
const WINDOW = 30_000;

/** How long it is not asked before one request finds out. Milliseconds. */
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
   * @param most so many recent failures, and at least half of all, are too many.
   * @param now milliseconds of a clock that never goes back.
   */
  constructor(
    private readonly most: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  get isOpen(): boolean {
    return this.openSince !== undefined;
  }

  /** Begins a request, whose outcome is then reported once; `null`: the model is not to be asked. */
  begin(): ((outcome: ModelOutcome) => void) | null {
    if (this.openSince === undefined) return (outcome) => this.note(outcome);
    if (this.isTrying || this.now() - this.openSince < PAUSE) return null;
    this.isTrying = true;
    return (outcome) => this.conclude(outcome);
  }

  private note(outcome: ModelOutcome): void {
    // What was asked before the model was given up says nothing of it now.
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
