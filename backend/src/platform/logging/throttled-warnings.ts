import type { Logger } from 'pino';

/** How long a failure that has been logged is not logged again. Milliseconds. */
const PAUSE = 60_000;

/**
 * Warns of failures that return many times a second while a server is away: of each kind at once,
 * and from then on once a minute; of the others at level `debug`. Otherwise an hour without Redis
 * would push older lines out of a log of limited size.
 */
export class SparingWarnings {
  /** When each kind was last logged. */
  private readonly loggedAt = new Map<string, number>();

  constructor(private readonly logger: Logger) {}

  warn(facts: { err: unknown; [fact: string]: unknown }, text: string): void {
    const now = Date.now();
    this.forgetOld(now);
    const kind = `${text}: ${facts.err instanceof Error ? facts.err.message : ''}`;
    if (this.loggedAt.has(kind)) {
      this.logger.debug(facts, text);
      return;
    }
    this.loggedAt.set(kind, now);
    this.logger.warn(facts, text);
  }

  /** The failure is over: the next one is another. */
  forget(): void {
    this.loggedAt.clear();
  }

  /** Messages may contain ids: without this, the number of kinds would have no bound. */
  private forgetOld(now: number): void {
    for (const [kind, at] of this.loggedAt) {
      if (now - at >= PAUSE) this.loggedAt.delete(kind);
    }
  }
}
