import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Counter } from 'prom-client';
import type { TokenEvent } from '../../contract/socket-events.js';
import { gauge } from '../health/gauge.js';
import { cut, waitingBytes, type Connection } from './connection.js';
import type { Tab, TabServer } from './tab.js';

/** Above this a tab lags: it gets no more tokens until it has caught up. Bytes. */
const LAGGING = 64 * 1024;
const CAUGHT_UP = 16 * 1024;

/** No connection holds more than this and one packet. Bytes. */
const MOST_WAITING = 1024 * 1024;

/** A tab that lags for this long is cut. Milliseconds. */
const PATIENCE = 30_000;
const LOOK_EVERY = 500;

interface Lag {
  since: number;
  skipped?: TokenEvent;
}

const cutTabs = new Counter({
  name: 'zampa_cut_tabs_total',
  help: 'Connections ended because they did not take what was sent: too much of it, or for too long',
  labelNames: ['cause'],
});

const skippedTokens = new Counter({
  name: 'zampa_skipped_tokens_total',
  help: 'Pieces of replies that lagging tabs were not sent; they ask for the text afterwards',
});

/**
 * Tabs that take what they are sent more slowly than it comes. They lose tokens, which their
 * clients notice by the gap and make up for with `open-session`; nobody waits for them, and what
 * the process holds for each is bounded.
 */
@Injectable()
export class SlowTabs implements OnModuleInit, OnApplicationShutdown {
  private readonly lagging = new Map<Tab, Lag>();
  private timer: NodeJS.Timeout | undefined;

  onModuleInit(): void {
    this.timer = setInterval(() => this.look(), LOOK_EVERY);
    gauge('zampa_lagging_tabs', 'Tabs that get no tokens until they have caught up', () => {
      return this.lagging.size;
    });
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Bounds what every connection of this server holds, whoever it is and whatever is sent. */
  watch(server: TabServer): void {
    const { engine } = server as unknown as { engine: Engine };
    engine.on('connection', (connection) => connection.on('packetCreate', bound));
    gauge('zampa_waiting_bytes', 'What was sent to all tabs and has not left the process', () =>
      Object.values(engine.clients).reduce((sum, client) => sum + waitingBytes(client), 0),
    );
  }

  /** Which of these tabs lag now. */
  among(tabs: Iterable<Tab>): Tab[] {
    const found: Tab[] = [];
    for (const tab of tabs) if (this.lags(tab)) found.push(tab);
    return found;
  }

  /** Notes that lagging tabs are not sent this token. */
  skip(tabs: Tab[], token: TokenEvent): void {
    skippedTokens.inc(tabs.length);
    for (const tab of tabs) {
      const lag = this.lagging.get(tab);
      if (lag) lag.skipped = token;
    }
  }

  private lags(tab: Tab): boolean {
    const waiting = waitingBytes(connectionOf(tab));
    const lag = this.lagging.get(tab);
    if (!lag && waiting > LAGGING) this.lagging.set(tab, { since: Date.now() });
    if (lag && waiting < CAUGHT_UP) this.release(tab, lag);
    return this.lagging.has(tab);
  }

  /** The last token that was skipped shows the gap at once, even if none comes after it. */
  private release(tab: Tab, { skipped }: Lag): void {
    this.lagging.delete(tab);
    if (skipped) tab.emit('token', skipped);
  }

  private look(): void {
    const latest = Date.now() - PATIENCE;
    for (const [tab, { since }] of this.lagging) {
      if (!tab.connected) this.lagging.delete(tab);
      else if (this.lags(tab) && since < latest) end(connectionOf(tab), 'time');
    }
  }
}

interface Engine {
  on(event: 'connection', listener: (connection: Connection) => void): unknown;
  clients: Record<string, Connection>;
}

const connectionOf = (tab: Tab): Connection => tab.conn as unknown as Connection;

function end(connection: Connection, cause: 'bytes' | 'time'): void {
  if (cut(connection)) cutTabs.inc({ cause });
}

function bound(this: Connection): void {
  if (waitingBytes(this) > MOST_WAITING) end(this, 'bytes');
}
