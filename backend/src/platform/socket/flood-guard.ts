import type { Logger } from 'pino';
import { terminate, type Connection } from './connection.js';
import type { Tab } from './tab.js';

/**
 * Events of a user that are answered within the window, if only by a refusal; the window in
 * milliseconds.
 */
const MOST = 5000;
const WINDOW = 10_000;

/**
 * Cuts off the tabs of a user who sends far more events than are accepted. Refusing an event is no
 * cheaper than answering many others: a flood would hold up everybody, and fill the log.
 */
export class FloodGuard {
  private readonly counts = new Map<number, number>();
  private readonly most: number;

  constructor(
    private readonly logger: Logger,
    factor: number,
  ) {
    this.most = Math.ceil(MOST * factor);
    setInterval(() => this.counts.clear(), WINDOW).unref();
  }

  /** Counts an event. @returns whether it is one too many; its tab is then cut off. */
  isFlood({ data: { userId }, conn }: Tab): boolean {
    const count = (this.counts.get(userId) ?? 0) + 1;
    this.counts.set(userId, count);
    if (count <= this.most) return false;
    if (terminate(conn as unknown as Connection)) {
      this.logger.warn({ userId }, 'tab cut off: too many events');
    }
    return true;
  }
}
