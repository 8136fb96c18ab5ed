import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { UserEventName } from '../../contract/socket-events.js';
import { LOGGER } from '../logging/logging.module.js';
import { gauge } from '../health/gauge.js';
import { RedisConnections } from '../redis/redis-connections.js';
import { userChannel } from '../redis/user-channel.js';
import { SESSION_ENDS_CHANNEL, SESSION_RENEWALS_CHANNEL } from '../session/session-ends.js';
import { SlowTabs } from './slow-tabs.js';
import type { Tab, TabServer } from './tab.js';

interface Subscription {
  tabs: Set<Tab>;
  ready: Promise<unknown>;
}

/** At the end of a process a tab is closed this long after the one before it. Milliseconds. */
const CLOSING_PACE = 2;
const CLOSING_STEP = 20;
const LONGEST_CLOSING = 8000;

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
    private readonly slowTabs: SlowTabs,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.subscriber = connections.open('subscriber', { maxRetriesPerRequest: null });
  }

  onModuleInit(): void {
    this.subscriber.on('message', (channel, text) => {
      if (channel === SESSION_ENDS_CHANNEL) this.endSession(text);
      else if (channel === SESSION_RENEWALS_CHANNEL) this.reconnect(text);
      else this.passOn(channel, text);
    });
    this.watchReconnects();
    gauge('zampa_open_tabs', 'Sockets of this process', () => {
      return this.server?.sockets.sockets.size ?? 0;
    });
    this.subscriber
      .subscribe(SESSION_ENDS_CHANNEL, SESSION_RENEWALS_CHANNEL)
      .catch((err: unknown) => {
        this.logger.error({ err }, 'session ends are not heard');
      });
  }

  attach(server: TabServer): void {
    this.server = server;
    this.slowTabs.watch(server);
  }

  /** Resolves when every later event of the user reaches the tab. */
  async join(tab: Tab): Promise<void> {
    const channel = userChannel(tab.data.userId);
    const subscription = this.subscriptions.get(channel) ?? {
      tabs: new Set(),
      ready: this.subscriber.subscribe(channel),
    };
    subscription.tabs.add(tab);
    this.subscriptions.set(channel, subscription);
    await Promise.all([subscription.ready, tab.join([channel, sessionRoom(tab.data.sid)])]);
  }

  leave(tab: Tab): void {
    const channel = userChannel(tab.data.userId);
    const subscription = this.subscriptions.get(channel);
    subscription?.tabs.delete(tab);
    if (!subscription || subscription.tabs.size > 0) return;
    this.subscriptions.delete(channel);
    this.subscriber.unsubscribe(channel).catch((err: unknown) => {
      this.logger.warn({ err }, 'channel not left');
    });
  }

  /** How many tabs of the user are connected to this process. */
  tabsOf(userId: number): number {
    return this.subscriptions.get(userChannel(userId))?.tabs.size ?? 0;
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

  /** Has the tabs of a session come back with the cookie that their browser has by now. */
  private reconnect(sid: string): void {
    for (const tab of this.server?.sockets.sockets.values() ?? []) {
      if (tab.data.sid === sid) tab.conn.close();
    }
  }

  /** Closes every tab, evenly over some seconds: they come back to other processes. */
  async closeAll(): Promise<void> {
    const tabs = [...(this.server?.sockets.sockets.values() ?? [])];
    const steps = Math.max(1, Math.min(LONGEST_CLOSING, tabs.length * CLOSING_PACE) / CLOSING_STEP);
    const atOnce = Math.ceil(tabs.length / steps);
    for (let next = 0; next < tabs.length; next += atOnce) {
      for (const tab of tabs.slice(next, next + atOnce)) tab.conn.close();
      await delay(CLOSING_STEP);
    }
  }

  private passOn(channel: string, text: string): void {
    const [name, payload] = JSON.parse(text) as [UserEventName, never];
    const lagging = this.slowTabs.among(this.subscriptions.get(channel)?.tabs ?? []);
    const skipped = name === 'token' ? lagging : [];
    if (skipped.length > 0) this.slowTabs.skip(skipped, payload);
    const without = skipped.map(({ id }) => id);
    this.server?.local.to(channel).except(without).emit(name, payload);
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
