import type { Message } from '@contract/chat';
import type {
  ServerToClientEvents,
  StreamingReply,
  TokenEvent,
  UserEvents,
} from '@contract/socket-events';
import { onMissedEvents } from '../shared/missed-events';
import type { socket as sharedSocket } from '../shared/socket';
import { parseTriage } from './emergency/triage-advice';
import { clearStored } from './composer/send-question';
import { fetchMessages } from './chat.api';
import { onNextFrame } from './frame-pace';
import { useChatStore } from './chat.store';
import { useComposerStore } from './composer/composer.store';
import { hasGap } from './live-text';
import { EMPTY_THREAD, openReply } from './thread';

export type ChatSocket = Pick<typeof sharedSocket, 'on' | 'off' | 'timeout' | 'connected'>;

/** After this long without an event, the reply may have ended unnoticed. */
const SILENCE_MS = 15_000;
/** The same when only reading the messages helps: offline, or after a failed read. */
const READ_SILENCE_MS = 4_000;
const CHECK_EVERY_MS = 1_000;
const ACK_TIMEOUT_MS = 5_000;

/** Keeps one open chat in sync with the server across lost connections. */
export class ChatSync {
  private lastActivityAt = Date.now();
  private opening = false;
  /** Whether the last read failed. Before the first success the user is offered a retry instead. */
  private readFailed = false;
  private reading = false;
  private readAgain = false;
  private held: Message | undefined;
  private cancelShowing: (() => void) | undefined;
  private timer: ReturnType<typeof setInterval> | undefined;
  private stopHearing: (() => void) | undefined;

  constructor(
    private readonly socket: ChatSocket,
    private readonly sessionId: number,
  ) {}

  start(): void {
    useChatStore.getState().openThread(this.sessionId);
    for (const [event, listener] of this.listeners()) this.socket.on(event, listener);
    this.stopHearing = onMissedEvents(this.catchUp);
    document.addEventListener('visibilitychange', this.onVisibilityChange);
    window.addEventListener('online', this.catchUp);
    this.timer = setInterval(() => this.checkProgress(), CHECK_EVERY_MS);
    this.catchUp();
  }

  stop(): void {
    for (const [event, listener] of this.listeners()) this.socket.off(event, listener);
    this.stopHearing?.();
    document.removeEventListener('visibilitychange', this.onVisibilityChange);
    window.removeEventListener('online', this.catchUp);
    clearInterval(this.timer);
    this.showHeld();
  }

  private listeners() {
    const listeners: Partial<ServerToClientEvents> & { connect: () => void } = {
      connect: this.onConnect,
      message: this.onMessage,
      typing: this.onTyping,
      token: this.onToken,
      'message-done': this.onMessageDone,
      'limit-reached': this.onLimitReached,
      'conversation-changed': this.onConversationChanged,
    };
    return Object.entries(listeners) as [keyof ServerToClientEvents, () => void][];
  }

  /** Fetches the reply being written and everything that was missed. */
  readonly catchUp = (): void => {
    this.openSession();
    void this.readNewest();
  };

  /** Pieces of a reply are not numbered, so a missed one would go unnoticed. */
  private readonly onConnect = (): void => {
    if (openReply(useChatStore.getState().threads[this.sessionId])) this.openSession();
  };

  private readonly onVisibilityChange = (): void => {
    if (document.visibilityState === 'visible') this.catchUp();
  };

  private noteActivity(): void {
    this.lastActivityAt = Date.now();
  }

  /** If the reply is unknown, so is its question: their process died before announcing them. */
  private noteActivityOf(messageId: number): void {
    this.noteActivity();
    const { messages } = useChatStore.getState().threads[this.sessionId] ?? EMPTY_THREAD;
    if (!messages.some(({ id }) => id === messageId)) void this.readNewest();
  }

  private readonly onTyping = ({ sessionId, messageId }: UserEvents['typing']): void => {
    if (sessionId === this.sessionId) this.noteActivityOf(messageId);
  };

  /** Holds a question until its reply, which follows at once: one render, one layout. */
  private readonly onMessage = ({ message }: UserEvents['message']): void => {
    this.noteActivity();
    if (message.sessionId === this.sessionId && message.role === 'user') {
      this.showHeld();
      this.held = message;
      this.cancelShowing = onNextFrame(() => this.showHeld());
      return;
    }
    const held = message.sessionId === this.sessionId ? this.takeHeld() : [];
    this.show([...held, message]);
  };

  private takeHeld(): Message[] {
    this.cancelShowing?.();
    const { held } = this;
    this.held = undefined;
    return held ? [held] : [];
  }

  private showHeld(): void {
    const held = this.takeHeld();
    if (held.length > 0) this.show(held);
  }

  private show(messages: readonly Message[]): void {
    const { threads, receiveMessages } = useChatStore.getState();
    const open = openReply(threads[this.sessionId]);
    receiveMessages(messages);
    clearStored(messages);
    // A chat has one reply at a time, so the end of the open one was missed.
    if (open && messages.some(({ id, sessionId }) => sessionId === this.sessionId && id > open.id))
      void this.readNewest();
  }

  private readonly onToken = (token: TokenEvent): void => {
    const hasMissing = useChatStore.getState().receiveToken(token);
    if (token.sessionId !== this.sessionId) return;
    this.noteActivityOf(token.messageId);
    if (hasMissing) this.openSession();
  };

  private readonly onMessageDone = ({ message }: UserEvents['message-done']): void => {
    if (message.sessionId === this.sessionId) this.noteActivityOf(message.id);
    useChatStore.getState().finish(message);
  };

  private readonly onConversationChanged = ({
    sessionId,
  }: UserEvents['conversation-changed']): void => {
    if (sessionId === this.sessionId) void this.readNewest();
  };

  /** The triage may arrive before the response that refuses this tab's question. */
  private readonly onLimitReached = ({ code, triage }: UserEvents['limit-reached']): void => {
    const thread = useChatStore.getState().threads[this.sessionId];
    const opening = thread?.outgoing.some(({ state }) => state === 'sending');
    if (opening && parseTriage(triage))
      useComposerStore.getState().refuse(this.sessionId, code, triage);
  };

  /** Watchdog: asks the server about a missing end or a lasting gap. */
  private checkProgress(): void {
    const { threads, live } = useChatStore.getState();
    const reply = openReply(threads[this.sessionId]);
    if (!reply && !this.readFailed) return;
    const onlyReadingHelps = this.readFailed || !this.socket.connected;
    const silent =
      Date.now() - this.lastActivityAt > (onlyReadingHelps ? READ_SILENCE_MS : SILENCE_MS);
    if (silent) this.noteActivity();
    if (onlyReadingHelps) {
      if (silent) void this.readNewest();
    } else if (silent || (reply && hasGap(live[reply.id]))) this.openSession();
  }

  private openSession(): void {
    if (this.opening || !this.socket.connected) return;
    this.opening = true;
    const { sessionId } = this;
    this.socket
      .timeout(ACK_TIMEOUT_MS)
      .emit('open-session', { sessionId }, (late: Error | null, answer) => {
        this.opening = false;
        const isOpen = late === null && answer.ok;
        if (isOpen) this.applySnapshot(answer.streaming);
        // Without live texts the stored reply can still be read.
        else void this.readNewest();
      });
  }

  private applySnapshot(streaming: StreamingReply | null): void {
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
    const heldBefore = store.threads[this.sessionId]?.messages;
    try {
      const { items, hasMore } = await fetchMessages(this.sessionId);
      store.receiveNewestPage(this.sessionId, items, hasMore, heldBefore);
      clearStored(items);
      this.readFailed = false;
    } catch {
      this.readFailed = store.threads[this.sessionId]?.loading === 'ready';
      store.failLoading(this.sessionId);
    }
  }
}
