import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { Server, Socket } from 'socket.io';
import type {
  ClientToServerEvents,
  ServerToClientEvents,
  UserEventName,
} from '../../contract/socket-events.js';
import { LOGGER } from '../logging/logging.module.js';
import { gauge } from '../health/gauge.js';
import { RedisConnections } from '../redis/redis-connections.js';
import { userChannel } from '../redis/user-channel.js';
import { SESSION_ENDS_CHANNEL } from '../session/session-ends.js';

/** What the server knows of a connected tab. */
interface TabData {
  userId: number;
  sid: string;
  /** Settles when events of the user reach the tab, or cannot. */
  joined: Promise<void>;
}

type Listeners = ServerToClientEvents;
type NoEvents = Record<string, never>;
export type Tab = Socket<ClientToServerEvents, Listeners, NoEvents, TabData>;
export type TabServer = Server<ClientToServerEvents, Listeners, NoEvents, TabData>;

interface Subscription {
  tabs: number;
  ready: Promise<unknown>;
}

const sessionRoom = (sid: string): string => `session:${sid}`;

/**
 * The tabs of this API process. Redis brings a user's events to a process from his first tab
 * here until his last; they are passed on to this process's sockets only.
 */
@Injectable()
export class UserHub implements OnModuleInit {
  private readonly subscriber: Redis;
  private readonly subscriptions = new Map<string, Subscription>();
  private server: TabServer | undefined;

  constructor(
    @Inject(RedisConnections) connections: RedisConnections,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.subscriber = connections.open('subscriber', { maxRetriesPerRequest: null });
  }

  onModuleInit(): void {
    this.subscriber.on('message', (channel, text) => {
      if (channel === SESSION_ENDS_CHANNEL) this.endSession(text);
      else this.passOn(channel, text);
    });
    this.watchReconnects();
    gauge('zampa_open_tabs', 'Sockets of this process', () => {
      return this.server?.sockets.sockets.size ?? 0;
    });
    this.subscriber.subscribe(SESSION_ENDS_CHANNEL).catch((err: unknown) => {
      this.logger.error({ err }, 'session ends are not heard');
    });
  }

  attach(server: TabServer): void {
    this.server = server;
  }

  /** Resolves when every later event of the user reaches the tab. */
  async join(tab: Tab): Promise<void> {
    const channel = userChannel(tab.data.userId);
    const subscription = this.subscriptions.get(channel) ?? {
      tabs: 0,
      ready: this.subscriber.subscribe(channel),
    };
    subscription.tabs += 1;
    this.subscriptions.set(channel, subscription);
    await Promise.all([subscription.ready, tab.join([channel, sessionRoom(tab.data.sid)])]);
  }

  leave(tab: Tab): void {
    const channel = userChannel(tab.data.userId);
    const subscription = this.subscriptions.get(channel);
    if (!subscription || --subscription.tabs > 0) return;
    this.subscriptions.delete(channel);
    this.subscriber.unsubscribe(channel).catch((err: unknown) => {
      this.logger.warn({ err }, 'channel not left');
    });
  }

  /** Session ids of the connected tabs. */
  sessions(): Set<string> {
    const tabs = this.server?.sockets.sockets.values() ?? [];
    return new Set([...tabs].map((tab) => tab.data.sid));
  }

  /** Tells the tabs of a session that it is over, and closes them. */
  endSession(sid: string): void {
    const tabs = this.server?.local.in(sessionRoom(sid));
    tabs?.emit('signed-out', {});
    tabs?.disconnectSockets(true);
  }

  private passOn(channel: string, text: string): void {
    const [name, payload] = JSON.parse(text) as [UserEventName, never];
    this.server?.local.to(channel).emit(name, payload);
  }

  /** What was published while the connection was lost is gone: tabs must come back and read again. */
  private watchReconnects(): void {
    let lost = false;
    this.subscriber.on('close', () => {
      lost = true;
    });
    this.subscriber.on('ready', () => {
      if (lost) for (const tab of this.server?.sockets.sockets.values() ?? []) tab.conn.close();
      lost = false;
    });
  }
}
