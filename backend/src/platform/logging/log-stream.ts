import { write, writeSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

const writeAsync = promisify(write);

/** Characters that may wait to be written, as while nobody reads a pipe; more lines are lost. */
const LONGEST_QUEUE = 8_000_000;

/** How long to wait for a pipe that is full. Milliseconds. */
const PIPE_PAUSE = 100;

/** Attempts at the end of the process to write to a pipe that is full. */
const LAST_TRIES = 10;

const isPipeFull = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'EAGAIN';

/**
 * Writes log lines to a file descriptor without holding up the process. Lines that cannot be
 * written, because the disk is full or nobody reads them, are lost; once writing works again, a
 * line `log lines lost` counts them. pino's own stream ends or blocks the process instead.
 */
export class LogStream {
  private waiting = '';
  private lost = 0;
  private isWriting = false;
  /** What is being written. It is written again if the process ends meanwhile: none may be lost. */
  private held: Buffer = Buffer.alloc(0);

  constructor(
    private readonly descriptor: number,
    private readonly longestQueue = LONGEST_QUEUE,
  ) {
    process.once('exit', () => this.writeRest());
  }

  /** @param line ends with a line break. */
  write(line: string): void {
    if (this.waiting.length + line.length > this.longestQueue) this.lost += 1;
    else this.waiting += line;
    if (!this.isWriting) void this.writeWaiting();
  }

  private async writeWaiting(): Promise<void> {
    this.isWriting = true;
    while (this.waiting !== '') {
      const [lines, { lost }] = [this.waiting, this];
      this.waiting = '';
      try {
        await this.send(Buffer.from(lossLine(lost) + lines));
        this.lost -= lost;
      } catch {
        this.lost += lines.split('\n').length - 1;
      }
    }
    this.isWriting = false;
  }

  private async send(bytes: Buffer): Promise<void> {
    this.held = bytes;
    try {
      while (this.held.length > 0) await this.sendPart();
    } finally {
      this.held = Buffer.alloc(0);
    }
  }

  private async sendPart(): Promise<void> {
    try {
      const { bytesWritten } = await writeAsync(this.descriptor, this.held);
      this.held = this.held.subarray(bytesWritten);
    } catch (error) {
      if (!isPipeFull(error)) throw error;
      await delay(PIPE_PAUSE);
    }
  }

  private writeRest(): void {
    let rest = Buffer.concat([this.held, Buffer.from(this.waiting)]);
    for (let tries = LAST_TRIES; rest.length > 0 && tries > 0;) {
      try {
        rest = rest.subarray(writeSync(this.descriptor, rest));
      } catch (error) {
        if (!isPipeFull(error)) return;
        tries -= 1;
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PIPE_PAUSE);
      }
    }
  }
}

/** Begins with a line break: the last line may have been cut off. */
function lossLine(lines: number): string {
  if (lines === 0) return '';
  return `\n${JSON.stringify({ level: 40, time: Date.now(), lines, msg: 'log lines lost' })}\n`;
}
