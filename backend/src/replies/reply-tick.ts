import { Injectable, type OnApplicationShutdown } from '@nestjs/common';

/** Time between two ticks of a reply, and its maximum on a busy machine. Milliseconds. */
const PACE = 50;
const LONGEST_PACE = 100;

/**
 * Ticks come at multiples of this, so that replies share them. At 1,000 replies, one tick for all
 * is a burst that makes up to a fifth of the tokens late (docs/performance.md). Milliseconds.
 */
const STEP = 12.5;

/**
 * A tick this late shows that the machine is busy: later ticks are spaced further apart.
 * Milliseconds.
 */
const LATE = 10;
const SLOWER = 1.06;
const FASTER = 0.987;

interface Tick {
  /** By `performance.now()`. */
  readonly dueAt: number;
  readonly timer: NodeJS.Timeout;
  readonly reading: (() => void)[];
  readonly sending: Set<() => void>;
}

/**
 * The clock of a worker's replies. At each tick, the replies due read what their models have sent
 * since their last tick, and then all of that is sent. It slows down on a busy machine, so that
 * many small pieces do not delay what somebody waits for, such as the first words of another reply.
 */
@Injectable()
export class ReplyTick implements OnApplicationShutdown {
  /** By their number of steps. */
  private readonly ticks = new Map<number, Tick>();
  private current: Tick | undefined;
  private pace = PACE;

  /** Resolves at the caller's next tick. */
  next(): Promise<void> {
    return new Promise((resolve) => this.upcoming().reading.push(resolve));
  }

  /** Calls it once, after everything that is read at the current tick, or else at the next one. */
  after(send: () => void): void {
    (this.current ?? this.upcoming()).sending.add(send);
  }

  onApplicationShutdown(): void {
    for (const { timer } of this.ticks.values()) clearTimeout(timer);
  }

  private upcoming(): Tick {
    const now = performance.now();
    const step = Math.round((now + this.pace) / STEP);
    let tick = this.ticks.get(step);
    if (!tick) {
      const dueAt = step * STEP;
      const timer = setTimeout(() => this.fire(step), dueAt - now);
      tick = { dueAt, timer, reading: [], sending: new Set() };
      this.ticks.set(step, tick);
    }
    return tick;
  }

  private fire(step: number): void {
    const tick = this.ticks.get(step) as Tick;
    this.ticks.delete(step);
    const isLate = performance.now() - tick.dueAt > LATE;
    this.pace = isLate
      ? Math.min(this.pace * SLOWER, LONGEST_PACE)
      : Math.max(this.pace * FASTER, PACE);
    this.current = tick;
    for (const read of tick.reading) read();
    setImmediate(() => {
      if (this.current === tick) this.current = undefined;
      for (const send of tick.sending) send();
    });
  }
}
