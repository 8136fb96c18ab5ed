import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Counter } from 'prom-client';
import type { TokenEvent } from '../../contract/socket-events.js';
import { registerGauge } from '../health/gauges.js';
import { bufferedBytes, terminate, type Connection } from './connection.js';
import type { Tab, TabServer } from './tab.js';

/** A tab with more buffered bytes lags: it gets no tokens until it has caught up. */
const LAGGING_BYTES = 64 * 1024;
const CAUGHT_UP_BYTES = 16 * 1024;

/** A connection with more buffered bytes is terminated. */
const MAX_BUFFERED_BYTES = 1024 * 1024;

/** A tab that lags this long is terminated. Milliseconds. */
const MAX_LAG = 30_000;
const CHECK_INTERVAL = 500;

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
 * Handles tabs that read more slowly than they are sent to. They lose tokens; their client notices
 * the gap and recovers with `open-session`. Other tabs do not wait for them, and memory per tab is
 * bounded.
 */
@Injectable()
export class SlowConsumers implements OnModuleInit, OnApplicationShutdown {
  private readonly lagging = new Map<Tab, Lag>();
  private timer: NodeJS.Timeout | undefined;

  onModuleInit(): void {
    this.timer = setInterval(() => this.checkLagging(), CHECK_INTERVAL);
    registerGauge('zampa_lagging_tabs', 'Tabs that get no tokens until they have caught up', () => {
      return this.lagging.size;
    });
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Bounds the buffer of every connection of this server. */
  watch(server: TabServer): void {
    const { engine } = server as unknown as { engine: Engine };
    engine.on('connection', (connection) => connection.on('packetCreate', enforceMaximum));
    registerGauge(
      'zampa_waiting_bytes',
      'What was sent to all tabs and has not left the process',
      () => Object.values(engine.clients).reduce((sum, client) => sum + bufferedBytes(client), 0),
    );
  }

  /** Whether a tab lags now. */
  isLagging(tab: Tab): boolean {
    const buffered = bufferedBytes(connectionOf(tab));
    const lag = this.lagging.get(tab);
    if (!lag && buffered > LAGGING_BYTES) this.lagging.set(tab, { since: performance.now() });
    if (lag && buffered < CAUGHT_UP_BYTES) this.release(tab, lag);
    return this.lagging.has(tab);
  }

  /** Records that these tabs miss this token. */
  recordSkipped(tabs: Tab[], token: TokenEvent): void {
    skippedTokens.inc(tabs.length);
    for (const tab of tabs) {
      const lag = this.lagging.get(tab);
      if (lag) lag.skipped = token;
    }
  }

  /** Sends the last skipped token: it reveals the gap at once, even if no other token follows. */
  private release(tab: Tab, { skipped }: Lag): void {
    this.lagging.delete(tab);
    if (skipped) tab.emit('token', skipped);
  }

  private checkLagging(): void {
    const latest = performance.now() - MAX_LAG;
    for (const [tab, { since }] of this.lagging) {
      if (!tab.connected) this.lagging.delete(tab);
      else if (this.isLagging(tab) && since < latest) cut(connectionOf(tab), 'time');
    }
  }
}

interface Engine {
  on(event: 'connection', listener: (connection: Connection) => void): unknown;
  clients: Record<string, Connection>;
}

const connectionOf = (tab: Tab): Connection => tab.conn as unknown as Connection;

function cut(connection: Connection, cause: 'bytes' | 'time'): void {
  if (terminate(connection)) cutTabs.inc({ cause });
}

function enforceMaximum(this: Connection): void {
  if (bufferedBytes(this) > MAX_BUFFERED_BYTES) cut(this, 'bytes');
}
