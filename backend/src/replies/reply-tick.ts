import { Injectable, type OnApplicationShutdown } from '@nestjs/common';

/** Milliseconds. */
const TICK = 33;

/**
 * The clock that all replies of a worker share: at each tick all read what their models have said
 * since the last one, and then all of that is sent.
 */
@Injectable()
export class ReplyTick implements OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private isFiring = false;
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
    this.timer ??= setTimeout(() => this.fire(), TICK);
  }

  private fire(): void {
    this.timer = undefined;
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
