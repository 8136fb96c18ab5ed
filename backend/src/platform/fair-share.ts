import { RateLimiterMemory } from 'rate-limiter-flexible';
import { consume } from './rate-limits.js';
import { AppError } from './errors/app-error.js';
import type { RefusalCode } from './refusal-code.js';

/** One user's limits in one process. */
export interface Share {
  /** Run concurrently; others wait in line. */
  atOnce: number;
  /** May wait in line; more are refused. */
  waiting: number;
  /** At most this many in this many seconds. */
  points: number;
  seconds: number;
}

interface Turns {
  working: number;
  waiting: (() => void)[];
}

/** Seconds until a slot is likely to be free. */
const RETRY_AFTER = 1;

/**
 * Keeps one user's work from slowing down everyone else's. Counted in this process, not in Redis:
 * it protects this process's time, and a round trip would cost as much as many reads.
 */
export class FairShare {
  private readonly turns = new Map<number, Turns>();
  private readonly limiter;

  constructor(
    private readonly share: Share,
    factor: number,
  ) {
    const { points, seconds } = share;
    this.limiter = new RateLimiterMemory({ points: Math.ceil(points * factor), duration: seconds });
    this.share = {
      ...share,
      atOnce: Math.ceil(share.atOnce * factor),
      waiting: Math.ceil(share.waiting * factor),
    };
  }

  /**
   * Runs the work when it is the user's turn.
   * @param code the error code of a refusal.
   * @throws AppError with the code; whatever the work throws.
   */
  async run<T>(
    userId: number,
    work: () => Promise<T>,
    code: RefusalCode = 'TOO_MANY_REQUESTS',
  ): Promise<T> {
    const turns = this.turns.get(userId) ?? { working: 0, waiting: [] };
    if (turns.waiting.length >= this.share.waiting) throw new AppError(code, {}, RETRY_AFTER);
    this.turns.set(userId, turns);
    const free = turns.working < this.share.atOnce;
    const turn = free ? (turns.working += 1) : new Promise<void>((go) => turns.waiting.push(go));
    await turn;
    try {
      await consume(this.limiter, userId, code);
      return await work();
    } finally {
      this.pass(userId, turns);
    }
  }

  private pass(userId: number, turns: Turns): void {
    const next = turns.waiting.shift();
    if (next) next();
    else turns.working -= 1;
    if (turns.working === 0) this.turns.delete(userId);
  }
}
