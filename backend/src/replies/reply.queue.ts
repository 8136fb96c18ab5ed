import { InjectQueue } from '@nestjs/bullmq';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Queue } from 'bullmq';
import type { Logger } from 'pino';
import { ENV } from '../config/env.module.js';
import type { Env } from '../config/env.js';
import { LOGGER } from '../platform/logging/logging.module.js';
import { queueConnection } from '../platform/queue/queue.module.js';
import { RedisConnections } from '../platform/redis/redis-connections.js';
import { ReplyShare, type ReplyJob } from './reply-share.js';

export const REPLY_QUEUE = 'replies';

/** A reply and its owner. */
interface OwnedReply {
  id: number;
  userId: number;
}

/**
 * The waiting replies: one queue for each share of the users, on its own Redis. All replies of a
 * user are in the same queue, so that their order is kept.
 */
@Injectable()
export class ReplyQueue implements OnApplicationShutdown {
  private readonly shares: ReplyShare[];
  private readonly opened: Queue[] = [];

  constructor(
    @InjectQueue(REPLY_QUEUE) first: Queue,
    @Inject(LOGGER) logger: Logger,
    @Inject(ENV) { REPLY_QUEUE_LIMIT }: Env,
    connections: RedisConnections,
  ) {
    const servers = connections.all('queue');
    const limit = Math.ceil(REPLY_QUEUE_LIMIT / servers.length);
    this.shares = servers.map(({ url, commands }, place) => {
      const queue = place === 0 ? first : this.open(url, first);
      return new ReplyShare(queue, logger, limit, commands);
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.opened.map((queue) => queue.close()));
  }

  /**
   * Asks a worker to write the reply. Idempotent. Never fails: a reply whose job was lost stays
   * `pending`, and the worker's sweep asks again.
   * @param place from `reply-order`; by default that of a reply that has waited too long.
   */
  enqueue(data: Omit<ReplyJob, 'requestId'>, place?: number): Promise<void> {
    return this.shareOf(data.userId).enqueue(data, place);
  }

  /** Whether the maximum of replies in the user's share is waiting, or its Redis takes no more. */
  isFull(userId: number): Promise<boolean> {
    return this.shareOf(userId).isFull();
  }

  /** Ids of those replies that have no job. */
  withoutJob(replies: OwnedReply[]): Promise<number[]> {
    return this.inShares(replies, (share, ids) => share.withoutJob(ids));
  }

  /** Moves waiting replies to the front. @returns those that were not there yet. */
  moveForward(replies: OwnedReply[]): Promise<number[]> {
    return this.inShares(replies, (share, ids) => share.moveForward(ids));
  }

  /** A failure in one share does not affect the others. */
  private async inShares(
    replies: OwnedReply[],
    work: (share: ReplyShare, ids: number[]) => Promise<number[]>,
  ): Promise<number[]> {
    const results = await Promise.allSettled(
      this.shares.map((share) => {
        const own = replies.filter(({ userId }) => this.shareOf(userId) === share);
        return work(
          share,
          own.map(({ id }) => id),
        );
      }),
    );
    const failed = results.filter((result) => result.status === 'rejected');
    if (failed.length === results.length) {
      throw new AggregateError(failed.map(({ reason }) => reason as unknown));
    }
    const done = results.filter((result) => result.status === 'fulfilled');
    return done.flatMap(({ value }) => value);
  }

  private shareOf(userId: number): ReplyShare {
    const share = this.shares[userId % this.shares.length];
    if (!share) throw new Error('no share for the user');
    return share;
  }

  private open(url: string, { name, opts }: Queue): Queue {
    const queue = new Queue(name, { ...opts, connection: queueConnection(url) });
    this.opened.push(queue);
    return queue;
  }
}
