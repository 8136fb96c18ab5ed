import { io, type Socket } from 'socket.io-client';
import type { WebSocket } from 'ws';
import type { Message } from '../../src/contract/chat.js';
import type {
  Acknowledgement,
  ClientToServerEvents,
  OpenSessionResult,
  ServerToClientEvents,
  TokenEvent,
} from '../../src/contract/socket-events.js';
import { until } from './until.js';

type TabSocket = Socket<ServerToClientEvents, ClientToServerEvents>;

interface Live {
  attempt: number;
  text: string;
}

/** A browser tab, reduced to the contract's token rule. */
export class Tab {
  /** Every event in order of arrival. */
  readonly events: { name: string; payload: unknown; at: number }[] = [];
  /** The text of each reply as this tab shows it. */
  readonly texts = new Map<number, string>();
  readonly done = new Map<number, Message>();
  readonly socket: TabSocket;
  private readonly live = new Map<number, Live>();
  private opened = 0;

  /** @param read the stored messages of a chat. */
  constructor(
    url: string,
    cookie: string,
    private readonly read: (sessionId: number) => Promise<Message[]>,
    origin = url,
  ) {
    this.socket = io(url, {
      transports: ['websocket'],
      forceNew: true,
      reconnectionDelay: 50,
      reconnectionDelayMax: 300,
      extraHeaders: { origin, ...(cookie && { cookie }) },
    });
    this.socket.onAny((name: string, payload: unknown) => {
      this.events.push({ name, payload, at: Date.now() });
    });
    this.socket.on('token', (token) => this.receive(token));
    this.socket.on('message-done', ({ message }) => this.end(message));
    this.socket.on('connect', () => void this.resume());
  }

  async connected(): Promise<this> {
    await until('the tab is connected', () => this.socket.connected, 10_000);
    return this;
  }

  /** Watches a chat: asks now, and after every reconnect, how far its reply is. */
  async open(sessionId: number): Promise<void> {
    this.opened = sessionId;
    await this.resume();
  }

  /** Loses its network connection without a close frame. */
  cut(): void {
    this.socket.io.engine.close();
  }

  /** Reads nothing more from its network, but stays connected. */
  stopReading(): void {
    this.wire.pause();
  }

  readOn(): void {
    this.wire.resume();
  }

  /** The final reply, as this tab was told it or shows it. */
  async finished(messageId: number, patience?: number): Promise<Message> {
    return until(
      `the tab knows the end of ${String(messageId)}`,
      () => this.done.get(messageId),
      patience,
    );
  }

  count(name: string): number {
    return this.events.filter((event) => event.name === name).length;
  }

  close(): void {
    this.opened = 0;
    this.socket.disconnect();
  }

  /** The underlying WebSocket. */
  get wire(): WebSocket {
    return (this.socket.io.engine.transport as unknown as { ws: WebSocket }).ws;
  }

  private receive({ messageId, attempt, offset, text }: TokenEvent): void {
    if (this.done.has(messageId)) return;
    const live = this.live.get(messageId);
    if (live && attempt < live.attempt) return;
    const known = live?.attempt === attempt ? live.text : '';
    if (offset > known.length) void this.resume();
    else this.show(messageId, attempt, known + text.slice(known.length - offset));
  }

  private async resume(): Promise<void> {
    if (!this.opened) return;
    const answer = (await this.socket
      .timeout(5000)
      .emitWithAck('open-session', { sessionId: this.opened })
      .catch(() => null)) as Acknowledgement<OpenSessionResult> | null;
    if (answer === null && this.socket.connected) return this.resume();
    if (!answer?.ok) return;
    if (!answer.streaming) {
      for (const message of await this.readUnlessClosed()) this.end(message);
      return;
    }
    const { messageId, attempt, text } = answer.streaming;
    const live = this.live.get(messageId);
    const isNewer = !live || attempt > live.attempt;
    if (isNewer || (attempt === live.attempt && text.length > live.text.length)) {
      this.show(messageId, attempt, text);
    }
  }

  /** The process may end while a closed tab is still reading, which then fails. */
  private async readUnlessClosed(): Promise<Message[]> {
    return this.read(this.opened).catch((error: unknown) => {
      if (this.opened) throw error;
      return [];
    });
  }

  private end(message: Message): void {
    if (message.role === 'user' || ['pending', 'streaming'].includes(message.status)) return;
    this.done.set(message.id, message);
    this.texts.set(message.id, message.content);
  }

  private show(messageId: number, attempt: number, text: string): void {
    this.live.set(messageId, { attempt, text });
    if (!this.done.has(messageId)) this.texts.set(messageId, text);
  }
}
