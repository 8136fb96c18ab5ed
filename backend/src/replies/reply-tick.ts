import { Injectable, type OnApplicationShutdown } from '@nestjs/common';

/** Interval between two ticks, and its maximum on a busy machine. Milliseconds. */
const TICK = 50;
const LONGEST_TICK = 100;

/** A tick this late shows that the machine is busy: the next one comes later. Milliseconds. */
const LATE = 10;
const SLOWER = 1.25;
const FASTER = 0.95;

/**
 * The clock that all replies of a worker share: at each tick, all read what their models have said
 * since the last one, and then all of that is sent. It slows down on a busy machine, so that
 * whatever somebody waits for, such as the first words of another reply, is not held up by many
 * small pieces.
 */
@Injectable()
export class ReplyTick implements OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private isFiring = false;
  /** Milliseconds until the next tick, and when that is, by `performance.now()`. */
  private pace = TICK;
  private dueAt = 0;
  private reading: (() => void)[] = [];
  private readonly sending = new Set<() => void>();

  /** Resolves at the next tick. */
  next(): Promise<void> {
    this.schedule();
    return new Promise((resolve) => this.reading.push(resolve));
  }

  /** Calls it once, after everything that is read at the next tick, or at the current one. */
  after(send: () => void): void {
    this.sending.add(send);
    if (!this.isFiring) this.schedule();
  }

  onApplicationShutdown(): void {
    clearTimeout(this.timer);
  }

  private schedule(): void {
    if (this.timer) return;
    this.dueAt = performance.now() + this.pace;
    this.timer = setTimeout(() => this.fire(), this.pace);
  }

  private fire(): void {
    this.timer = undefined;
    const isLate = performance.now() - this.dueAt > LATE;
    this.pace = isLate
      ? Math.min(this.pace * SLOWER, LONGEST_TICK)
      : Math.max(this.pace * FASTER, TICK);
    this.isFiring = true;
    const readers = this.reading;
    this.reading = [];
    for (const read of readers) read();
    setImmediate(() => {
      this.isFiring = false;
      const senders = [...this.sending];
      this.sending.clear();
      for (const send of senders) send();
    });
  }
}
