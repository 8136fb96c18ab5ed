import type { StreamingReply, TokenEvent, UserEvents } from '@contract/socket-events';
import type { socket as sharedSocket } from '../shared/socket';
import { readAlarm } from './alarm';
import { forgetStored } from './asking';
import { readMessages } from './chat.api';
import { useChatStore } from './chat.store';
import { useComposerStore } from './composer.store';
import { hasGap } from './live-text';
import { EMPTY_THREAD, openReply } from './thread';

export type ChatSocket = Pick<typeof sharedSocket, 'on' | 'off' | 'timeout' | 'connected'>;

/** A reply that is silent for longer has perhaps ended unheard. */
const QUIET_MS = 15_000;
/** The same when only reading the messages helps: without a connection, or after a failed reading. */
const UNREAD_QUIET_MS = 4_000;
const LOOK_EVERY_MS = 1_000;
const ANSWER_WITHIN_MS = 5_000;

/** Keeps one open chat in step with the server, whatever the connection does. */
export class SessionFollower {
  private heardAt = Date.now();
  private asking = false;
  /** Connected anew: the messages are read once `open-session` says that events arrive. */
  private behind = false;
  /** The last reading failed; before the first one that worked, the reader tries again himself. */
  private missed = false;
  private reading = false;
  private readAgain = false;
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly socket: ChatSocket,
    private readonly sessionId: number,
  ) {}

  start(): void {
    useChatStore.getState().openThread(this.sessionId);
    this.socket.on('connect', this.resume);
    this.socket.on('message', this.hearMessage);
    this.socket.on('typing', this.hearTyping);
    this.socket.on('token', this.hearToken);
    this.socket.on('message-done', this.hearEnd);
    this.socket.on('limit-reached', this.hearRefusal);
    document.addEventListener('visibilitychange', this.catchUpWhenSeen);
    window.addEventListener('online', this.catchUp);
    this.timer = setInterval(() => this.look(), LOOK_EVERY_MS);
    this.catchUp();
  }

  stop(): void {
    this.socket.off('connect', this.resume);
    this.socket.off('message', this.hearMessage);
    this.socket.off('typing', this.hearTyping);
    this.socket.off('token', this.hearToken);
    this.socket.off('message-done', this.hearEnd);
    this.socket.off('limit-reached', this.hearRefusal);
    document.removeEventListener('visibilitychange', this.catchUpWhenSeen);
    window.removeEventListener('online', this.catchUp);
    clearInterval(this.timer);
  }

  /** Asks for the reply being written and for everything that was missed. */
  readonly catchUp = (): void => {
    this.openSession();
    void this.readNewest();
  };

  /** What is told between a reading and the first event of a new connection would be missed. */
  private readonly resume = (): void => {
    this.behind = true;
    this.openSession();
  };

  private readonly catchUpWhenSeen = (): void => {
    if (document.visibilityState === 'visible') this.catchUp();
  };

  private hear(): void {
    this.heardAt = Date.now();
  }

  /** A reply that was not told of: neither was its question, when who stored them died. */
  private hearOf(messageId: number): void {
    this.hear();
    const { messages } = useChatStore.getState().threads[this.sessionId] ?? EMPTY_THREAD;
    if (!messages.some(({ id }) => id === messageId)) void this.readNewest();
  }

  private readonly hearTyping = ({ sessionId, messageId }: UserEvents['typing']): void => {
    if (sessionId === this.sessionId) this.hearOf(messageId);
  };

  private readonly hearMessage = ({ message }: UserEvents['message']): void => {
    this.hear();
    const { threads, receiveMessage } = useChatStore.getState();
    const open = openReply(threads[this.sessionId]);
    receiveMessage(message);
    forgetStored([message]);
    // A chat has one reply at a time: the end of the open one went unheard.
    if (open && message.sessionId === this.sessionId && message.id > open.id)
      void this.readNewest();
  };

  private readonly hearToken = (token: TokenEvent): void => {
    const hasMissing = useChatStore.getState().receiveToken(token);
    if (token.sessionId !== this.sessionId) return;
    this.hearOf(token.messageId);
    if (hasMissing) this.openSession();
  };

  private readonly hearEnd = ({ message }: UserEvents['message-done']): void => {
    if (message.sessionId === this.sessionId) this.hearOf(message.id);
    useChatStore.getState().finish(message);
  };

  /** What to do now may be told before the answer that refuses this tab's question. */
  private readonly hearRefusal = ({ code, triage }: UserEvents['limit-reached']): void => {
    const thread = useChatStore.getState().threads[this.sessionId];
    const asking = thread?.outgoing.some(({ state }) => state === 'sending');
    if (asking && readAlarm(triage))
      useComposerStore.getState().refuse(this.sessionId, code, triage);
  };

  /** The watchdog: a lost end or a lasting gap is asked about, never waited for. */
  private look(): void {
    const { threads, live } = useChatStore.getState();
    const reply = openReply(threads[this.sessionId]);
    if (!reply && !this.missed) return;
    const mustRead = this.missed || !this.socket.connected;
    const silent = Date.now() - this.heardAt > (mustRead ? UNREAD_QUIET_MS : QUIET_MS);
    if (silent) this.hear();
    if (mustRead) {
      if (silent) void this.readNewest();
    } else if (silent || (reply && hasGap(live[reply.id]))) this.openSession();
  }

  private openSession(): void {
    if (this.asking || !this.socket.connected) return;
    this.asking = true;
    const { sessionId } = this;
    this.socket
      .timeout(ANSWER_WITHIN_MS)
      .emit('open-session', { sessionId }, (late: Error | null, answer) => {
        this.asking = false;
        if (late === null && answer.ok) this.takeSnapshot(answer.streaming);
        if (this.behind) void this.readNewest();
        this.behind = false;
      });
  }

  private takeSnapshot(streaming: StreamingReply | null): void {
    const store = useChatStore.getState();
    if (streaming) store.snapshot(this.sessionId, streaming);
    else if (openReply(store.threads[this.sessionId])) void this.readNewest();
  }

  private async readNewest(): Promise<void> {
    this.readAgain = true;
    if (this.reading) return;
    this.reading = true;
    while (this.readAgain) {
      this.readAgain = false;
      await this.readPage();
    }
    this.reading = false;
  }

  private async readPage(): Promise<void> {
    const store = useChatStore.getState();
    try {
      const { items, hasMore } = await readMessages(this.sessionId);
      store.receiveNewestPage(this.sessionId, items, hasMore);
      forgetStored(items);
      this.missed = false;
    } catch {
      this.missed = store.threads[this.sessionId]?.loading === 'ready';
      store.failLoading(this.sessionId);
    }
  }
}
