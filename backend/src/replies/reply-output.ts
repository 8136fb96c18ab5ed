import type { TokenEvent } from '../contract/socket-events.js';
import { replyTextKey } from './reply-text.js';

/** Maximum text of one event: at most 12 KiB of UTF-8. UTF-16 units. */
const MAX_AT_ONCE = 4096;

/** The attempt that is written, and the user and session it belongs to. */
export interface ReplyAddress {
  userId: number;
  sessionId: number;
  messageId: number;
  attempt: number;
}

/** What one flush sends of one reply. */
export interface Flush {
  key: string;
  userId: number;
  /** Length of the text that Redis must already hold. Bytes. */
  bytesBefore: number;
  event: TokenEvent;
  /** The text before it, if Redis may have lost that. */
  repair?: string;
}

/** The text of one attempt: what was written, and how much of it was sent. */
export class ReplyOutput {
  /** Everything written so far. */
  text = '';
  private sent = 0;
  private sentBytes = 0;
  private damaged = false;
  private discarded = false;

  constructor(
    private readonly address: ReplyAddress,
    private readonly schedule: (draft: ReplyOutput, urgent: boolean) => void,
  ) {}

  /** Adds a piece. Never waits: a slow Redis must not slow the model's stream. */
  write(piece: string): void {
    // PostgreSQL stores no NUL.
    this.text += piece.replaceAll('\u0000', '');
    this.schedule(this, this.sent === 0);
  }

  /** Sends the rest now. */
  close(): void {
    this.schedule(this, true);
  }

  /** Stops sending: another process has ended the reply. */
  discard(): void {
    this.discarded = true;
  }

  /** The events to send now, in order; each counts as sent once yielded. */
  *flushes(): Generator<Flush> {
    for (let flush = this.next(); flush; flush = this.next()) yield flush;
  }

  private next(): Flush | undefined {
    const end = wholeCharacters(this.text, this.sent + MAX_AT_ONCE);
    const text = this.text.slice(this.sent, end);
    if (this.discarded || (text === '' && !this.damaged)) return undefined;
    const { userId, ...address } = this.address;
    const flush = {
      key: replyTextKey(userId, { id: address.messageId, attempt: address.attempt }),
      userId,
      bytesBefore: this.sentBytes,
      event: { ...address, offset: this.sent, text },
      ...(this.damaged && { repair: this.text.slice(0, this.sent) }),
    };
    this.damaged = false;
    this.sent = end;
    this.sentBytes += Buffer.byteLength(text);
    return flush;
  }

  /** Called when an event was lost: the next flush restores the whole text. */
  damage(): void {
    this.damaged = true;
    this.schedule(this, false);
  }
}

/** The end of a part of at most `most` units that does not split a surrogate pair. */
function wholeCharacters(text: string, most: number): number {
  const end = Math.min(text.length, most);
  const last = text.charCodeAt(end - 1);
  return last >= 0xd800 && last <= 0xdbff ? end - 1 : end;
}
