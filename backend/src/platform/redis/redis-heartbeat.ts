/** Interval between two checks. Milliseconds. */
const INTERVAL = 1000;

/** A check this late means that this process was blocked; it is not counted. Milliseconds. */
const LATE = INTERVAL + 500;

/** Redis counts as unresponsive when a ping has waited this long. Milliseconds. */
const PING_TIMEOUT = 2000;

/**
 * Whether a Redis answers this process. The connection's state does not show it: a connection to a
 * hung server, or across a broken network, stays open for minutes.
 */
export class RedisHeartbeat {
  private timer: NodeJS.Timeout | undefined;
  /** Whether Redis is not answering now. */
  isUnresponsive = false;
  /** Times by `performance.now()`; `pingedAt` is set while a ping is pending. */
  private pingedAt: number | undefined;
  private checkedAt = performance.now();
  private lastUnresponsiveAt = -Infinity;

  constructor(private readonly redis: { ping: () => Promise<unknown> }) {}

  start(): void {
    this.timer = setInterval(() => this.check(), INTERVAL);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** Whether Redis was unresponsive at any time in the last `ms` milliseconds. */
  wasUnresponsiveWithin(ms: number): boolean {
    return performance.now() - this.lastUnresponsiveAt < ms;
  }

  /**
   * The client's command timeout is not enough: it starts when a command is sent, and one that
   * waits behind a stuck pipeline is never sent.
   */
  private check(): void {
    const now = performance.now();
    const isLate = now - this.checkedAt > LATE;
    this.checkedAt = now;
    if (this.pingedAt === undefined) void this.ping(now);
    else if (!isLate && now - this.pingedAt > PING_TIMEOUT) this.record(true);
  }

  private async ping(now: number): Promise<void> {
    this.pingedAt = now;
    const isAnswered = await this.redis.ping().then(
      () => true,
      () => false,
    );
    this.pingedAt = undefined;
    if (isAnswered) this.record(false);
    else if (performance.now() - this.checkedAt <= LATE) this.record(true);
  }

  private record(isUnresponsive: boolean): void {
    // The recovery itself still counts as unresponsive.
    if (isUnresponsive || this.isUnresponsive) this.lastUnresponsiveAt = performance.now();
    this.isUnresponsive = isUnresponsive;
  }
}
