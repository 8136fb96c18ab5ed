import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { registerGauge } from '../platform/health/gauges.js';
import type { Notice } from './notice.js';
import { PushDeliveriesRepository } from './push-deliveries.repository.js';
import { PushQueue } from './push.queue.js';

export type { Notice };

/** For rooms that notify users. Users get nothing unless they have enabled it in a browser. */
@Injectable()
export class PushService implements OnModuleInit {
  constructor(
    private readonly deliveries: PushDeliveriesRepository,
    private readonly queue: PushQueue,
  ) {}

  onModuleInit(): void {
    registerGauge(
      'zampa_oldest_notification_waiting_seconds',
      'Since the oldest notification became due that no worker has tried to send; 0 without one',
      () => this.deliveries.longestWait(),
    );
  }

  /**
   * Notifies all browsers of a user soon, for one day at most. @returns how many there are.
   * @throws for a URL that is no path of ours.
   */
  async notify(userId: number, notice: Notice): Promise<number> {
    const ids = await this.deliveries.insert(userId, notice);
    await this.send(ids);
    return ids.length;
  }

  /** The same within the transaction that it reports; `send` the ids once it is committed. */
  write(tx: EntityManager, userId: number, notice: Notice): Promise<number[]> {
    return this.deliveries.insert(userId, notice, tx);
  }

  /** Never fails: the worker's sweep finds what is not sent now. */
  async send(ids: number[]): Promise<void> {
    await this.queue.enqueue(ids);
  }
}
