import { randomBytes } from 'node:crypto';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Request } from 'express';
import type { Redis } from 'ioredis';
import { DataSource } from 'typeorm';
import { SessionsService } from '../accounts/sessions.service.js';
import { UsersService } from '../accounts/users.service.js';
import { ENV } from '../config/env.module.js';
import type { Env } from '../config/env.js';
import type { CalendarFeed, NewCalendarFeed } from '../contract/calendar.js';
import { AppError } from '../platform/errors/app-error.js';
import { Audit } from '../platform/logging/audit.js';
import { consume, rateLimit } from '../platform/rate-limits.js';
import { SESSION_REDIS } from '../platform/redis/redis-connections.js';
import { SessionRegistry } from '../platform/session/session-registry.js';
import { Steps } from '../platform/steps.js';
import { RemindersService } from '../reminders/reminders.service.js';
import { calendarOf } from './calendar-of.js';
import { CalendarFeedsRepository } from './calendar-feeds.repository.js';

/** Bytes of a secret. */
const SECRET = 24;

/**
 * How often a feed may be read. Calendars read it every few hours to every few minutes, on several
 * devices; the servers of some read the feeds of many owners from one address.
 */
const READS = { points: 60, seconds: 600 };

/** The private feeds from which calendars read reminders. */
@Injectable()
export class CalendarService implements OnModuleInit {
  private readonly reads;
  private readonly steps = new Steps();

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly feeds: CalendarFeedsRepository,
    private readonly reminders: RemindersService,
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly registry: SessionRegistry,
    private readonly audit: Audit,
    @Inject(SESSION_REDIS) redis: Redis,
    @Inject(ENV) private readonly env: Pick<Env, 'PUBLIC_URL' | 'RATE_LIMIT_FACTOR'>,
  ) {
    this.reads = rateLimit(redis, 'calendar', READS, env.RATE_LIMIT_FACTOR);
  }

  /** Anyone who was signed in may have created the feed, and its address needs no session. */
  onModuleInit(): void {
    this.registry.whenAllEnd((tx, userId) => this.feeds.remove(userId, tx));
  }

  async read(userId: number): Promise<CalendarFeed> {
    const feed = await this.feeds.find(userId);
    return { exists: feed !== null, createdAt: feed?.createdAt.toISOString() ?? null };
  }

  /**
   * Creates a feed and returns its address; the previous feed stops working.
   * @throws AppError `UNAUTHENTICATED`
   */
  async make(request: Request): Promise<NewCalendarFeed> {
    const secret = randomBytes(SECRET).toString('base64url');
    const { userId, isReplaced } = await this.database.transaction(async (tx) => {
      const { id } = await this.sessions.lockUser(tx, request);
      return { userId: id, isReplaced: await this.feeds.replace(tx, id, secret) };
    });
    if (isReplaced) this.audit.record('calendar-ended', { userId });
    return { url: `${this.env.PUBLIC_URL}/api/calendar/${secret}.ics` };
  }

  async revoke(userId: number): Promise<void> {
    await this.feeds.remove(userId);
    this.audit.record('calendar-ended', { userId });
  }

  /** The feed's text in its owner's language, on any plan. @throws AppError `NOT_FOUND`, `TOO_MANY_REQUESTS` */
  async text(secret: string): Promise<string> {
    const feed = await this.feeds.findBySecret(secret);
    const user = feed && (await this.users.find(feed.userId));
    if (!user) throw new AppError('NOT_FOUND');
    await consume(this.reads, user.id, 'TOO_MANY_REQUESTS');
    const reminders = await this.reminders.scheduledOf(user.id);
    await this.feeds.markRead(user.id);
    const { language } = user;
    const { hostname: host } = new URL(this.env.PUBLIC_URL);
    const facts = { language, host, createdAt: feed.createdAt, now: new Date() };
    return calendarOf(reminders, facts, this.steps);
  }

  /** The feed in a data export: when it was created and last read. */
  async exported(userId: number): Promise<{ createdAt: string; lastReadAt: string | null } | null> {
    const feed = await this.feeds.find(userId);
    if (!feed) return null;
    const { createdAt, lastReadAt } = feed;
    return { createdAt: createdAt.toISOString(), lastReadAt: lastReadAt?.toISOString() ?? null };
  }
}
