import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import type { UserEventName } from '../../contract/socket-events.js';
import { EVENT_SCOPES } from '../../contract/token-events.js';
import { LOGGER } from '../logging/logging.module.js';
import { registerGauge } from '../health/gauges.js';
import { LiveChannels, type LiveSubscriber } from '../redis/live-channels.js';
import { UserChannel, userChannel } from '../redis/user-channel.js';
import { SESSION_ENDED_CHANNEL, SESSION_RENEWED_CHANNEL } from '../session/session-registry.js';
import { SlowConsumers } from './slow-consumers.js';
import type { Tab, TabServer } from './tab.js';

/** Receives a user's events as tabs do. */
type Listener = (name: UserEventName, payload: unknown) => void;

interface Subscription {
  tabs: Set<Tab>;
  listeners: Set<Listener>;
  ready: Promise<unknown>;
}

/** On shutdown, tabs are closed 2 ms apart in steps of 20 ms, over 8 s at most. Milliseconds. */
const CLOSE_PACE = 2;
const CLOSE_STEP = 20;
const MAX_CLOSE_TIME = 8000;

/**
 * After a gap, no numbers are given out for this long: a Redis that took over may have lost the
 * last ones. Milliseconds.
 */
const NUMBERS_UNCERTAIN = 60_000;

const sessionRoom = (sid: string): string => `session:${sid}`;

/** A session's tab gets all events of its user; a token's tab gets those its scopes allow. */
function hears({ data: { token } }: Tab, name: UserEventName): boolean {
  const scope = EVENT_SCOPES[name];
  return !token || (scope !== undefined && token.scopes.includes(scope));
}

/** The name of a published event, `["token",{...}]`. */
const nameOf = (text: string) => text.slice(2, text.indexOf('"', 2)) as UserEventName;

/** Prefix of an event in a Socket.IO frame, in the main namespace. */
const EVENT_PACKET = '2';

/**
 * The tabs of this API process. It subscribes to a user's Redis channel while the user has a tab
 * here, and relays the events to this process's sockets only.
 */
@Injectable()
export class UserHub implements OnModuleInit {
  private readonly subscriber: LiveSubscriber;
  private readonly subscriptions = new Map<string, Subscription>();
  private server: TabServer | undefined;
  private gapAt = -Infinity;

  constructor(
    channels: LiveChannels,
    private readonly channel: UserChannel,
    private readonly slowConsumers: SlowConsumers,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.subscriber = channels.subscriber('subscriber');
  }

  onModuleInit(): void {
    this.subscriber.onMessage((channel, text) => {
      if (channel === SESSION_ENDED_CHANNEL) this.endSession(text);
      else if (channel === SESSION_RENEWED_CHANNEL) this.reconnect(text);
      else this.relay(channel, text);
    });
    // Events published during an outage are lost: tabs must reconnect and reload.
    this.subscriber.onGap(() => {
      this.gapAt = performance.now();
      for (const tab of this.server?.sockets.sockets.values() ?? []) tab.conn.close();
    });
    registerGauge('zampa_open_tabs', 'Sockets of this process', () => {
      return this.server?.sockets.sockets.size ?? 0;
    });
    for (const channel of [SESSION_ENDED_CHANNEL, SESSION_RENEWED_CHANNEL]) {
      this.subscriber.subscribe(channel).catch((err: unknown) => {
        this.logger.error({ err, channel }, 'session ends are not heard');
      });
    }
  }

  attach(server: TabServer): void {
    this.server = server;
    this.slowConsumers.watch(server);
  }

  /** Resolves once every later event of the user reaches the tab. */
  async join(tab: Tab): Promise<void> {
    const { sid, userId, newest } = tab.data;
    const subscription = this.subscribe(userChannel(userId));
    subscription.tabs.add(tab);
    await Promise.all([subscription.ready, sid === '' ? undefined : tab.join(sessionRoom(sid))]);
    if (newest !== undefined) tab.emit('joined', { newest });
  }

  /** Number of the user's newest event; null if it is not known for certain. */
  async newestOf(userId: number): Promise<number | null> {
    if (performance.now() - this.gapAt < NUMBERS_UNCERTAIN) return null;
    return this.channel.newest(userId).catch((err: unknown) => {
      this.logger.warn({ err }, 'newest event not known');
      return null;
    });
  }

  leave(tab: Tab): void {
    const channel = userChannel(tab.data.userId);
    this.subscriptions.get(channel)?.tabs.delete(tab);
    this.unsubscribe(channel);
  }

  /** Sends the user's events to something other than a tab, once `ready`. */
  listen(userId: number, listener: Listener): { ready: Promise<unknown>; stop: () => void } {
    const channel = userChannel(userId);
    const subscription = this.subscribe(channel);
    subscription.listeners.add(listener);
    const stop = () => {
      subscription.listeners.delete(listener);
      this.unsubscribe(channel);
    };
    return { ready: subscription.ready, stop };
  }

  private subscribe(channel: string): Subscription {
    const subscription = this.subscriptions.get(channel) ?? {
      tabs: new Set(),
      listeners: new Set(),
      ready: this.subscriber.subscribe(channel),
    };
    this.subscriptions.set(channel, subscription);
    return subscription;
  }

  /** Unsubscribes once nobody is left. */
  private unsubscribe(channel: string): void {
    const subscription = this.subscriptions.get(channel);
    if (!subscription || subscription.tabs.size + subscription.listeners.size > 0) return;
    this.subscriptions.delete(channel);
    this.subscriber.unsubscribe(channel).catch((err: unknown) => {
      this.logger.warn({ err }, 'channel not left');
    });
  }

  /** How many of the user's tabs are connected to this process, by session or by token. */
  tabsOf(userId: number, byToken = false): number {
    const tabs = this.subscriptions.get(userChannel(userId))?.tabs ?? [];
    return [...tabs].filter(({ data }) => (data.token !== undefined) === byToken).length;
  }

  /** Session ids of all connected tabs that have one. */
  sessions(): Set<string> {
    const tabs = this.server?.sockets.sockets.values() ?? [];
    return new Set([...tabs].map((tab) => tab.data.sid).filter((sid) => sid !== ''));
  }

  /** Tells the tabs of a session that it has ended, and closes them. */
  endSession(sid: string): void {
    const tabs = this.server?.local.in(sessionRoom(sid));
    tabs?.emit('signed-out', {});
    tabs?.disconnectSockets(true);
  }

  /** Tells one tab that it is signed out, and closes it. */
  end(tab: Tab): void {
    tab.emit('signed-out', {});
    tab.disconnect(true);
  }

  /** Makes the tabs of a session reconnect with their browser's new cookie. */
  private reconnect(sid: string): void {
    for (const tab of this.server?.sockets.sockets.values() ?? []) {
      if (tab.data.sid === sid) tab.conn.close();
    }
  }

  /** Closes all tabs, spread over some seconds; they reconnect to other processes. */
  async closeAll(): Promise<void> {
    const tabs = [...(this.server?.sockets.sockets.values() ?? [])];
    const steps = Math.max(1, Math.min(MAX_CLOSE_TIME, tabs.length * CLOSE_PACE) / CLOSE_STEP);
    const atOnce = Math.ceil(tabs.length / steps);
    for (let next = 0; next < tabs.length; next += atOnce) {
      for (const tab of tabs.slice(next, next + atOnce)) tab.conn.close();
      await delay(CLOSE_STEP);
    }
  }

  /**
   * Relays an event unparsed. Parsing each piece of a reply and encoding it again in Socket.IO's
   * rooms cost this process a third more time (docs/performance.md).
   */
  private relay(channel: string, text: string): void {
    const subscription = this.subscriptions.get(channel);
    if (!subscription) return;
    const name = nameOf(text);
    const skipped: Tab[] = [];
    for (const tab of subscription.tabs) {
      const isLagging = this.slowConsumers.isLagging(tab);
      if (!hears(tab, name)) continue;
      if (isLagging && name === 'token') skipped.push(tab);
      else tab.conn.write(EVENT_PACKET + text);
    }
    if (skipped.length + subscription.listeners.size === 0) return;
    const [, payload] = JSON.parse(text) as [UserEventName, never];
    this.slowConsumers.recordSkipped(skipped, payload);
    for (const listener of subscription.listeners) listener(name, payload);
  }
}
