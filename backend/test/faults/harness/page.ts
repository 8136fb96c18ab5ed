import { io, type Socket } from 'socket.io-client';
import type { Message } from '../../../src/contract/chat.js';
import type {
  ClientToServerEvents,
  ServerToClientEvents,
  StreamingReply,
  TokenEvent,
} from '../../../src/contract/socket-events.js';
import { LiveText } from './live-text.js';

/** What a page knows of the owner who looks at it. */
export interface Reader {
  readonly url: string;
  readonly cookie: string;
  readonly sessionId: number;
  /** @param cookie that was refused. */
  signIn(cookie: string): Promise<void>;
  /** The newest messages; rejects when there is no answer. */
  messages(): Promise<Message[]>;
}

/** As `chat.socket.ts`, `live.ts` and `socket.ts` of the client have them. Milliseconds. */
const RECONNECTION = {
  reconnectionDelay: 1000,
  reconnectionDelayMax: 5000,
  randomizationFactor: 0.8,
};
const QUIET = 15_000;
const UNREAD_QUIET = 4000;
const LOOK_EVERY = 1000;
const ANSWER_WITHIN = 5000;
const RETRY = { base: 1000, spread: 4000 };

/** Answers to `open-session` in a row that leave a gap open before it counts as unfilled. */
const MAX_UNFILLED_ANSWERS = 4;

export const isFinal = ({ status }: Pick<Message, 'status'>): boolean =>
  status !== 'pending' && status !== 'streaming';

/** A page with an open chat, which keeps in step with the server by the rules of our client. */
export class Page {
  readonly messages = new Map<number, Message>();
  readonly texts = new Map<number, LiveText>();
  /** Replies reported to this page as being written. */
  readonly typing = new Set<number>();
  /** Violations of the contract. */
  readonly wrongs: string[] = [];
  /**
   * Replies whose beginning was requested in vain: Redis lost it, and no worker writes them now.
   */
  readonly unfilled: number[] = [];
  readonly socket: Socket<ServerToClientEvents, ClientToServerEvents>;
  private cookie = '';
  private heardAt = Date.now();
  private asking = false;
  /** Connected again: messages are read once `open-session` has been answered. */
  private behind = false;
  /** Answers to `open-session` in a row that left a gap open. */
  private vain = 0;
  /** Whether the last read failed. */
  private missed = false;
  private reading = false;
  private readAgain = false;
  private readonly timer: NodeJS.Timeout;
  private retry: NodeJS.Timeout | undefined;

  constructor(private readonly reader: Reader) {
    this.socket = io(reader.url, {
      transports: ['websocket'],
      forceNew: true,
      autoConnect: false,
      ...RECONNECTION,
    });
    this.socket.on('connect', () => {
      this.behind = true;
      this.openSession();
    });
    this.socket.on('message', ({ message }) => {
      const open = this.openReply;
      this.hear(message);
      if (open && message.id > open.id) void this.readNewest();
    });
    this.socket.on('message-done', ({ message }) => {
      this.notice(message.id);
      this.hear(message);
    });
    this.socket.on('typing', ({ messageId, active }) => {
      this.notice(messageId);
      if (active && !this.isOver(messageId)) this.typing.add(messageId);
      else this.typing.delete(messageId);
    });
    this.socket.on('token', (token) => this.hearToken(token));
    this.socket.on('signed-out', () => void reader.signIn(this.cookie));
    this.socket.on('connect_error', ({ message }) => this.refused(message));
    this.socket.on('disconnect', (reason) => {
      if (reason === 'io server disconnect') this.reconnectSoon();
    });
    this.timer = setInterval(() => this.look(), LOOK_EVERY);
    this.load();
  }

  /** Connects with the current cookie, like a page that is reloaded after a sign-in. */
  load(): void {
    clearTimeout(this.retry);
    this.cookie = this.reader.cookie;
    const { url: origin } = this.reader;
    this.socket.io.opts.extraHeaders = { origin, cookie: this.cookie };
    this.socket.disconnect().connect();
  }

  close(): void {
    clearInterval(this.timer);
    clearTimeout(this.retry);
    this.socket.disconnect();
  }

  /** Takes a message that was received or read; a final state is never undone. */
  hear(message: Message): void {
    this.heardAt = Date.now();
    const held = this.messages.get(message.id);
    if (message.sessionId !== this.reader.sessionId) {
      this.wrongs.push(`was told of message ${message.id} of session ${message.sessionId}`);
    } else if (!held || !isFinal(held)) {
      this.messages.set(message.id, message);
      if (isFinal(message)) this.typing.delete(message.id);
    } else if (isFinal(message) && message.content !== held.content) {
      this.wrongs.push(`message ${message.id} changed after its end`);
    }
  }

  textOf(messageId: number): LiveText {
    const text = this.texts.get(messageId) ?? new LiveText();
    this.texts.set(messageId, text);
    return text;
  }

  isOver(messageId: number): boolean {
    const message = this.messages.get(messageId);
    return message !== undefined && isFinal(message);
  }

  /** The reply that is pending or being written, if any. */
  get openReply(): Message | undefined {
    return [...this.messages.values()].findLast((message) => !isFinal(message));
  }

  private hearToken(token: TokenEvent): void {
    this.notice(token.messageId);
    if (this.isOver(token.messageId)) return;
    const text = this.textOf(token.messageId);
    text.take(token);
    if (text.hasGap) this.openSession();
  }

  /** If the page does not know the reply, it has missed the question too, and reads both. */
  private notice(messageId: number): void {
    this.heardAt = Date.now();
    if (!this.messages.has(messageId)) void this.readNewest();
  }

  private refused(reason: string): void {
    if (reason === 'UNAUTHENTICATED') void this.reader.signIn(this.cookie);
    else if (!this.socket.active) this.reconnectSoon();
  }

  private reconnectSoon(): void {
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.load(), RETRY.base + Math.random() * RETRY.spread);
  }

  private look(): void {
    const reply = this.openReply;
    if (!reply && !this.missed) return;
    const mustRead = this.missed || !this.socket.connected;
    const silent = Date.now() - this.heardAt > (mustRead ? UNREAD_QUIET : QUIET);
    if (silent) this.heardAt = Date.now();
    if (mustRead) {
      if (silent) void this.readNewest();
    } else if (silent || (reply && this.texts.get(reply.id)?.hasGap)) this.openSession();
  }

  private openSession(): void {
    if (this.asking || !this.socket.connected) return;
    this.asking = true;
    const { sessionId } = this.reader;
    this.socket
      .timeout(ANSWER_WITHIN)
      .emit('open-session', { sessionId }, (late: Error | null, answer) => {
        this.asking = false;
        if (late === null && answer.ok) this.takeSnapshot(answer.streaming);
        if (this.behind) void this.readNewest();
        this.behind = false;
      });
  }

  private takeSnapshot(streaming: StreamingReply | null): void {
    if (!streaming) {
      if (this.openReply) void this.readNewest();
    } else if (!this.isOver(streaming.messageId)) {
      this.textOf(streaming.messageId).takeSnapshot(streaming.attempt, streaming.text);
    }
    this.countVain();
  }

  private countVain(): void {
    const reply = this.openReply;
    this.vain = reply && this.texts.get(reply.id)?.hasGap ? this.vain + 1 : 0;
    if (reply && this.vain === MAX_UNFILLED_ANSWERS) this.unfilled.push(reply.id);
  }

  private async readNewest(): Promise<void> {
    this.readAgain = true;
    if (this.reading) return;
    this.reading = true;
    while (this.readAgain) {
      this.readAgain = false;
      const messages = await this.reader.messages().catch(() => null);
      this.missed = messages === null;
      for (const message of messages ?? []) this.hear(message);
    }
    this.reading = false;
  }
}
