import { Readable } from 'node:stream';
import type { Message } from '../../contract/chat.js';
import type { AnswerEvents, AnswerPiece } from '../../contract/public-api.js';
import type {
  StreamingReply,
  TokenEvent,
  UserEventName,
  UserEvents,
} from '../../contract/socket-events.js';
import { AppError } from '../../platform/errors/app-error.js';
import { problemOf } from '../../platform/errors/problem.js';
import { toAppError } from '../../platform/errors/to-app-error.js';

/** Bytes buffered for a slow reader; beyond that it gets no pieces until it has caught up. */
const BUFFER = 64 * 1024;

/** Milliseconds between two heartbeats, which reverse proxies and readers expect. */
const BEAT = 15_000;

/** In heartbeats: how long a reader may accept no data, and the maximum duration of a stream. */
const MAX_LAG = 2;
const MAX_BEATS = 40;

/** Milliseconds after which a reader reconnects by itself. */
const RETRY = 1000;

/** How much of an answer a reader has. */
export interface Place {
  attempt: number;
  /** UTF-16 code units. */
  length: number;
}

/** An event of the user, with its payload. */
type UserEvent = {
  [Name in UserEventName]: [name: Name, payload: UserEvents[Name]];
}[UserEventName];

/** Where the parts that a reader is missing are read from. */
export interface AnswerSource {
  messageId: number;
  /** @throws AppError `NOT_FOUND` */
  message: () => Promise<Message>;
  /** The reply of its session that is being written, with its text so far. */
  streaming: () => Promise<StreamingReply | null>;
}

const isFinal = ({ status }: Message): boolean => status !== 'pending' && status !== 'streaming';

/**
 * An answer as Server-Sent Events. Like a tab, it ignores pieces that it has already sent, reloads
 * if one is missing, and restarts with a higher attempt. A slow reader skips pieces, and gets the
 * rest at once when it resumes reading.
 */
export class AnswerStream extends Readable {
  private lag = 0;
  private isLagging = false;
  private isReading = false;
  private readAgain = false;
  private isOver = false;
  private beats = 0;
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly source: AnswerSource,
    private place: Place,
  ) {
    super({ highWaterMark: BUFFER });
    this.push(`retry: ${String(RETRY)}\n\n`);
    this.timer = setInterval(() => this.beat(), BEAT);
  }

  hear(...event: unknown[]): void {
    const [name, payload] = event as UserEvent;
    const { messageId } = this.source;
    if (name === 'token' && payload.messageId === messageId) this.receive(payload);
    else if (name === 'message-done' && payload.message.id === messageId) {
      this.finish(payload.message);
    } else if (name === 'message' && payload.message.id === messageId) this.tell(payload.message);
    else if (name === 'pet-removed') this.missed();
  }

  /** Sends a stored message, or one with a raised alarm. */
  tell(message: Message): void {
    this.send('message', { message });
  }

  /** Loads what has been written so far. */
  missed(): void {
    if (this.isReading) this.readAgain = true;
    else void this.readAll();
  }

  /** Ends the stream; the reader reconnects, to another process if this one shuts down. */
  leave(): void {
    this.endNow();
  }

  /** Ends the stream before the answer is complete. */
  fail(error: AppError): void {
    this.send('problem', problemOf(error));
    this.endNow();
  }

  override _read(): void {
    if (!this.isLagging) return;
    this.isLagging = false;
    this.lag = 0;
    this.missed();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    clearInterval(this.timer);
    this.isOver = true;
    done(error);
  }

  private async readAll(): Promise<void> {
    this.isReading = true;
    this.readAgain = false;
    await this.catchUp().catch((error: unknown) => this.fail(toAppError(error)));
    this.isReading = false;
    if (this.mustReadAgain()) this.missed();
  }

  private mustReadAgain(): boolean {
    return this.readAgain && !this.isOver;
  }

  private async catchUp(): Promise<void> {
    const message = await this.source.message();
    if (isFinal(message)) {
      this.finish(message);
      return;
    }
    const live = await this.source.streaming();
    if (live?.messageId !== message.id) this.readAgain = true;
    else this.receive({ attempt: live.attempt, offset: 0, text: live.text });
  }

  private receive({ attempt, offset, text }: AnswerPiece | TokenEvent): void {
    if (attempt < this.place.attempt || this.isLagging) return;
    const known = attempt === this.place.attempt ? this.place.length : 0;
    if (offset > known) {
      this.missed();
      return;
    }
    const fresh = text.slice(known - offset);
    if (fresh === '') return;
    this.place = { attempt, length: known + fresh.length };
    this.send('token', { attempt, offset: known, text: fresh });
  }

  private finish(message: Message): void {
    this.send('done', { message });
    this.endNow();
  }

  private send<Name extends keyof AnswerEvents>(name: Name, data: AnswerEvents[Name]): void {
    if (this.isOver) return;
    const { attempt, length } = this.place;
    const seen = name === 'done' ? 'done' : `${String(attempt)}:${String(length)}`;
    const id = `${String(this.source.messageId)}:${seen}`;
    this.enqueue(`event: ${name}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  private enqueue(text: string): void {
    if (!this.push(text)) this.isLagging = true;
  }

  /** Sends a heartbeat, and detects an end that was never announced. */
  private beat(): void {
    this.beats += 1;
    if (this.isLagging) this.lag += 1;
    if (this.lag > MAX_LAG || this.beats > MAX_BEATS) this.destroy();
    else if (!this.isLagging) {
      this.enqueue(': still here\n\n');
      this.missed();
    }
  }

  private endNow(): void {
    if (this.isOver) return;
    this.isOver = true;
    clearInterval(this.timer);
    this.push(null);
  }
}
