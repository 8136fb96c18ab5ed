import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Logger } from 'pino';
import { Counter, Gauge } from 'prom-client';
import { DataSource, type EntityManager } from 'typeorm';
import { ENV } from '../../config/env.module.js';
import type { Env } from '../../config/env.js';
import { LOGGER } from '../logging/logging.module.js';
import { replicaOptions } from './connection-options.js';
import { ReplicaLag } from './replica-lag.js';
import { replayedPosition, writtenPosition } from './wal-positions.repository.js';

/** Interval between two checks of the replica. Milliseconds. */
const INTERVAL = 1000;

/** A replica further behind than this is not used. Seconds. */
const MOST_BEHIND = 5;

const reads = new Counter({
  name: 'zampa_replica_reads_total',
  help: 'Reads that a replica may serve, by the server that did: replica or primary',
  labelNames: ['from'],
});

/**
 * Reads that may be a few seconds old: from the replica, if there is one. TypeORM's own
 * `replication` fails at startup without the replica, and cannot fall back to the primary.
 */
@Injectable()
export class ReadReplica implements OnModuleInit, OnApplicationShutdown {
  private readonly replica: DataSource | undefined;
  private readonly lag = new ReplicaLag();
  /** Unknown before the first check. */
  private isUsable: boolean | undefined;
  private isChecking = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @InjectDataSource() private readonly primary: DataSource,
    @Inject(ENV) { DATABASE_REPLICA_URL, DATABASE_POOL }: Env,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    if (DATABASE_REPLICA_URL === undefined) return;
    const options = replicaOptions(DATABASE_REPLICA_URL, { pool: DATABASE_POOL });
    this.replica = new DataSource({ ...options, entities: primary.options.entities ?? [] });
  }

  /** Whether there is a replica: reads may then be older than the primary's data. */
  get isSet(): boolean {
    return this.replica !== undefined;
  }

  async onModuleInit(): Promise<void> {
    const { replica, lag } = this;
    new Gauge({
      name: 'zampa_replica_lag_seconds',
      help: 'How far the replica is behind; it grows while the replica is away, and is 0 without one',
      collect() {
        this.set(lag.seconds(performance.now()));
      },
    });
    if (!replica) return;
    await this.check(replica);
    this.timer = setInterval(() => void this.check(replica), INTERVAL);
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    if (this.replica?.isInitialized) await this.replica.destroy();
  }

  /**
   * Runs a read on the replica, or on the primary if the replica is down, too far behind, or lacks
   * something that the caller knows to exist.
   * @param isEnough whether the replica's result is new enough.
   */
  async read<T>(
    work: (manager: EntityManager) => Promise<T>,
    isEnough: (found: T) => boolean = () => true,
  ): Promise<T> {
    if (!this.replica) return work(this.primary.manager);
    if (this.isUsable) {
      try {
        const found = await work(this.replica.manager);
        if (isEnough(found)) {
          reads.inc({ from: 'replica' });
          return found;
        }
      } catch (error) {
        this.logger.debug({ err: error }, 'a read of the replica failed');
      }
    }
    reads.inc({ from: 'primary' });
    return work(this.primary.manager);
  }

  private async check(replica: DataSource): Promise<void> {
    if (this.isChecking) return;
    this.isChecking = true;
    try {
      const at = performance.now();
      this.lag.written(await writtenPosition(this.primary), at);
      if (!replica.isInitialized) await replica.initialize();
      this.lag.replayed(await replayedPosition(replica));
      const seconds = this.lag.seconds(performance.now());
      this.note(seconds <= MOST_BEHIND, { seconds });
    } catch (error) {
      this.note(false, { err: error });
    } finally {
      this.isChecking = false;
    }
  }

  /** Logs once that the replica is lost or back. */
  private note(isUsable: boolean, why: object): void {
    if (isUsable !== this.isUsable) {
      if (isUsable) this.logger.info(why, 'the replica is read from');
      else this.logger.warn(why, 'the replica is down or behind: all is read from the primary');
    }
    this.isUsable = isUsable;
  }
}
