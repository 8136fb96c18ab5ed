import { setTimeout as delay } from 'node:timers/promises';
import WebSocket from 'ws';
import { LiveText } from './live-text.mjs';
import { answerOf, eventOf, socketIoAddress, talkSocketIo } from './socket-io.mjs';

const messagesOf = ({ sessionId }) => `chat-sessions/${sessionId}/messages`;

/** What else a tab with an open chat reads once it has missed something. */
const othersOf = ({ sessionId }) => [
  `chat-sessions/${sessionId}/draft`,
  'auth/session',
  'user/preferences',
  'pets',
  'chat-sessions',
];

const OPEN = new Set(['pending', 'streaming']);

/** A connection that is not established by then is given up; Socket.IO's default. Milliseconds. */
const CONNECT_TIMEOUT = 20_000;

/** After this long without an event, the end of a reply may have been missed. Milliseconds. */
const SILENCE = 15_000;

/**
 * A tab that reconnects by itself: it connects to the address given by `world`, opens its chat, and
 * reads again what it may have missed. As in the client, each connection starts with that.
 */
export class ReturningTab {
  /** Milliseconds since the epoch; undefined until the tab has caught up. */
  backAt;
  /** Failed connections. */
  failures = 0;
  /** Text of the reply in progress, by its id. */
  live = new Map();
  /** Results of ended replies: `exact`, `lost`, `wrong`, or the status they ended with. */
  ended = [];
  #socket;
  #openChat;
  #opening = false;
  #heardAt = 0;
  /** Number of the newest event received, as in the client's `shared/missed-events.ts`. */
  #newest = null;

  constructor(place, world) {
    this.place = place;
    this.world = world;
    this.connect();
  }

  connect(tries = 0) {
    const socket = new WebSocket(socketIoAddress(this.world.url), {
      perMessageDeflate: false,
      headers: { cookie: this.place.cookie },
      handshakeTimeout: CONNECT_TIMEOUT,
    });
    this.#socket = socket;
    let joined = false;
    const emit = talkSocketIo(socket, {
      auth: { numbered: true },
      onJoined: () => {
        joined = true;
        this.#openChat = () => emit('open-session', { sessionId: this.place.sessionId });
        this.#opening = false;
        socket.send('42["visible",{"visible":true}]');
        if (this.live.size > 0) this.#open();
      },
      onRefused: () => socket.terminate(),
      onEvent: (data) => this.#hear(...eventOf(data)),
      onAnswer: (data) => this.#takeSnapshot(answerOf(data)),
    });
    socket.on('error', () => {});
    socket.once('close', () => {
      this.backAt = undefined;
      if (!joined) this.failures += 1;
      void this.#comeBack(joined ? 0 : tries + 1);
    });
  }

  async #comeBack(tries) {
    await delay(this.world.waitBefore(tries));
    if (!this.world.isOver) this.connect(tries);
  }

  close() {
    this.#socket.terminate();
  }

  /** Asks again if a reply has been silent for long, as the client does. */
  checkSilence() {
    const isSilent = Date.now() - this.#heardAt > SILENCE;
    if (!isSilent || this.live.size === 0 || this.backAt === undefined) return;
    this.#heardAt = Date.now();
    this.#open();
  }

  #open() {
    if (this.#opening) return;
    this.#opening = true;
    this.#openChat();
  }

  #textOf(id) {
    if (!this.live.has(id)) this.live.set(id, new LiveText());
    return this.live.get(id);
  }

  #hear(name, payload, number) {
    this.#heardAt = Date.now();
    if (number !== undefined) this.#newest = number;
    if (name === 'joined') void this.#catchUp(payload.newest);
    else if (name === 'token' && !this.#textOf(payload.messageId).take(payload)) this.#open();
    else if (name === 'message-done') this.#end(payload.message);
  }

  /**
   * Takes the text of the reply in progress; if there is none, reads the end that the tab missed.
   */
  #takeSnapshot({ ok, streaming }) {
    if (!ok) {
      this.#socket.terminate();
      return;
    }
    this.#opening = false;
    if (streaming) {
      if (!this.#textOf(streaming.messageId).takeSnapshot(streaming)) this.#open();
    } else if (this.live.size > 0) void this.#readMessages();
  }

  /** As in the client, a reconnecting tab reads again if it has missed something. */
  async #catchUp(newest) {
    const comesBack = this.#newest !== null;
    const hasMissed = newest === null || newest > this.#newest || this.world.allMissed;
    this.#newest = Math.max(newest, this.#newest);
    if (comesBack && hasMissed) {
      this.#open();
      const others = othersOf(this.place).map((path) => this.world.read(path, this.place));
      await Promise.all([this.#readMessages(), ...others]);
    }
    this.backAt = Date.now();
  }

  async #readMessages() {
    const messages = (await this.world.read(messagesOf(this.place), this.place)) ?? [];
    for (const message of messages) {
      if (this.live.has(message.id) && !OPEN.has(message.status)) this.#end(message, true);
    }
  }

  /**
   * A tab that has missed something needs only the beginning of a text: its end brings the rest.
   * @param wasRead the end was read instead of received.
   */
  #end({ id, status, content }, wasRead = false) {
    const { text: had, isMissing } = this.live.get(id) ?? { text: '', isMissing: true };
    const hasMissed = wasRead || isMissing || this.backAt === undefined;
    this.live.delete(id);
    if (status !== 'complete') this.ended.push(status);
    else if (had === content || (hasMissed && content.startsWith(had))) this.ended.push('exact');
    else this.ended.push(content.startsWith(had) ? 'lost' : 'wrong');
  }
}
