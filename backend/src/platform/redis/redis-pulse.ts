import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { REDIS } from './redis-connections.js';

/** Between two looks. Milliseconds. */
const BEAT = 1000;

/** A look that comes so late finds that this process was blocked, and judges nothing. Milliseconds. */
const LATE = BEAT + 500;

/** Redis is silent when a question has waited so long. Milliseconds. */
const PATIENCE = 2000;

/**
 * Whether Redis answers this process. The state of a connection does not tell: one to a server that
 * hangs, or that the network lost, stays open for minutes.
 */
@Injectable()
export class RedisPulse implements OnModuleInit, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  /** Whether Redis does not answer now. */
  isSilent = false;
  /** All of these by `performance.now()`; `asked` while a question waits for its answer. */
  private asked: number | undefined;
  private looked = performance.now();
  private lastSilent = -Infinity;

  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  onModuleInit(): void {
    this.timer = setInterval(() => this.look(), BEAT);
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Whether it was silent at some moment of the last so many milliseconds. */
  wasSilentWithin(ms: number): boolean {
    return performance.now() - this.lastSilent < ms;
  }

  /**
   * The client's own time limit is not enough: it begins when a command leaves, and one that waits
   * for the pipeline before it never does.
   */
  private look(): void {
    const now = performance.now();
    const isLate = now - this.looked > LATE;
    this.looked = now;
    if (this.asked === undefined) void this.ask(now);
    else if (!isLate && now - this.asked > PATIENCE) this.note(true);
  }

  private async ask(begun: number): Promise<void> {
    this.asked = begun;
    const isAnswered = await this.redis.ping().then(
      () => true,
      () => false,
    );
    this.asked = undefined;
    if (isAnswered) this.note(false);
    else if (performance.now() - this.looked <= LATE) this.note(true);
  }

  private note(isSilent: boolean): void {
    // The time until the very end of a silence belongs to it.
    if (isSilent || this.isSilent) this.lastSilent = performance.now();
    this.isSilent = isSilent;
  }
}
