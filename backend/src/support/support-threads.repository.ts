import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import type { PaidPlan } from '../contract/plans.js';
import { AppError } from '../platform/errors/app-error.js';
import { SupportMessageEntity } from './support-message.entity.js';
import { SupportThreadEntity } from './support-thread.entity.js';

/** Maximum that a call returns: of conversations, and of messages in one. */
const SHOWN = 200;

/** Maximum of answers that a scrape of the metrics reads. */
const MEASURED = 10_000;

interface Answered {
  plan: PaidPlan;
  waitedSeconds: number;
  isInTime: boolean;
}

/** Owns the tables of conversations with support. */
@Injectable()
export class SupportThreadsRepository {
  constructor(
    @InjectRepository(SupportThreadEntity)
    private readonly threads: Repository<SupportThreadEntity>,
    @InjectRepository(SupportMessageEntity)
    private readonly messages: Repository<SupportMessageEntity>,
  ) {}

  /** The newest 200, by their newest message. */
  newest(userId: number): Promise<SupportThreadEntity[]> {
    const order = { updatedAt: 'DESC', id: 'DESC' } as const;
    return this.threads.find({ where: { userId }, order, take: SHOWN });
  }

  /** The newest 200, oldest first. */
  async messagesOf(threadId: number): Promise<SupportMessageEntity[]> {
    const order = { id: 'DESC' } as const;
    return (await this.messages.find({ where: { threadId }, order, take: SHOWN })).reverse();
  }

  /** All conversations and messages of a user, oldest first. */
  async everythingOf(userId: number): Promise<[SupportThreadEntity[], SupportMessageEntity[]]> {
    const all = { where: { userId }, order: { id: 'ASC' } } as const;
    return Promise.all([this.threads.find(all), this.messages.find(all)]);
  }

  /** Open conversations, or all: broken promises first, then those due next. */
  waiting(all: boolean): Promise<SupportThreadEntity[]> {
    return this.threads.find({
      ...(!all && { where: { state: 'open' as const } }),
      order: { answerBy: { direction: 'ASC', nulls: 'LAST' }, updatedAt: 'DESC' },
      take: SHOWN,
    });
  }

  find(id: number): Promise<SupportThreadEntity | null> {
    return this.threads.findOneBy({ id });
  }

  /** How many wait in each plan, and how many of them are overdue. */
  counts(): Promise<{ plan: PaidPlan; waiting: number; overdue: number }[]> {
    return this.threads
      .createQueryBuilder()
      .select('plan')
      .addSelect('count(*)::int', 'waiting')
      .addSelect('count(*) FILTER (WHERE "answerBy" < now())::int', 'overdue')
      .where('"answerBy" IS NOT NULL')
      .groupBy('plan')
      .getRawMany();
  }

  /** Answers since a moment that somebody waited for, the newest 10,000. */
  answersSince(since: Date): Promise<Answered[]> {
    return this.messages
      .createQueryBuilder('message')
      .innerJoin(SupportThreadEntity, 'thread', 'thread.id = message."threadId"')
      .select('thread.plan', 'plan')
      .addSelect('message."waitedSeconds"', 'waitedSeconds')
      .addSelect('message."isInTime"', 'isInTime')
      .where('message."waitedSeconds" IS NOT NULL AND message."createdAt" > :since', { since })
      .orderBy('message."createdAt"', 'DESC')
      .limit(MEASURED)
      .getRawMany();
  }

  /** @throws AppError `NOT_FOUND` for an unknown one and another user's alike. */
  async getOwned(userId: number, id: number): Promise<SupportThreadEntity> {
    const thread = await this.threads.findOneBy({ id, userId });
    if (!thread) throw new AppError('NOT_FOUND');
    return thread;
  }

  /** The message that this client has already sent. */
  findSent(
    userId: number,
    clientId: string,
    tx: EntityManager = this.messages.manager,
  ): Promise<SupportMessageEntity | null> {
    return tx.findOneBy(SupportMessageEntity, { userId, clientId });
  }
}
