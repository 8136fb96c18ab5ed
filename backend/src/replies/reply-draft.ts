import type { TokenEvent } from '../contract/socket-events.js';
import { replyTextKey } from './reply-text.js';

/** The most that one event carries: at most 12 KiB of UTF-8. UTF-16 units. */
const MAX_AT_ONCE = 4096;

/** Whose reply is written, and which attempt it is. */
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
  /** Length in bytes of what Redis must hold already. */
  bytesBefore: number;
  event: TokenEvent;
  /** That text itself, when Redis may have lost it. */
  repair?: string;
}

/** The text of one attempt: what is written, and how much of it has been sent. */
export class ReplyDraft {
  /** All that was written. */
  text = '';
  private sent = 0;
  private sentBytes = 0;
  private damaged = false;
  private discarded = false;

  constructor(
    private readonly address: ReplyAddress,
    private readonly schedule: (draft: ReplyDraft, urgent: boolean) => void,
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

  /** Sends nothing more: somebody else has ended the reply. */
  discard(): void {
    this.discarded = true;
  }

  /** What is to be sent now, in one event after the other; it counts as sent from here on. */
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

  /** Something sent did not arrive: the next flush puts the whole text back. */
  damage(): void {
    this.damaged = true;
    this.schedule(this, false);
  }
}

/** The end of a part, at most so long, that is no half of a surrogate pair. */
function wholeCharacters(text: string, most: number): number {
  const end = Math.min(text.length, most);
  const last = text.charCodeAt(end - 1);
  return last >= 0xd800 && last <= 0xdbff ? end - 1 : end;
}
