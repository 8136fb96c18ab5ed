import type { Logger } from 'pino';

/** How long repetitions of a logged failure are suppressed. Milliseconds. */
const PAUSE = 60_000;

/**
 * Logs failures that repeat many times a second while a server is down: each kind at once and then
 * once a minute; the repetitions in between at level `debug`. Otherwise an hour without Redis would
 * push older lines out of a log of limited size.
 */
export class ThrottledWarnings {
  /** When each kind was last logged. */
  private readonly loggedAt = new Map<string, number>();

  constructor(private readonly logger: Logger) {}

  warn(facts: { err: unknown; [fact: string]: unknown }, text: string): void {
    const now = performance.now();
    this.forgetOld(now);
    const kind = `${text}: ${facts.err instanceof Error ? facts.err.message : ''}`;
    if (this.loggedAt.has(kind)) {
      this.logger.debug(facts, text);
      return;
    }
    this.loggedAt.set(kind, now);
    this.logger.warn(facts, text);
  }

  /** Call it when the failure is over: the next one is logged at once. */
  forget(): void {
    this.loggedAt.clear();
  }

  /** Messages may contain ids: without this, the number of kinds would be unbounded. */
  private forgetOld(now: number): void {
    for (const [kind, at] of this.loggedAt) {
      if (now - at >= PAUSE) this.loggedAt.delete(kind);
    }
  }
}
