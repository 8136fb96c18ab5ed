import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import { hashOf } from '../platform/sealing.js';
import { CalendarFeedEntity } from './calendar-feed.entity.js';

const REPLACE = `
  WITH former AS (SELECT FROM calendar_feeds WHERE "userId" = $1)
  INSERT INTO calendar_feeds ("userId", "secretHash") VALUES ($1, $2)
  ON CONFLICT ("userId") DO UPDATE SET
    "secretHash" = EXCLUDED."secretHash", "createdAt" = now(), "lastReadAt" = NULL
  RETURNING EXISTS (SELECT FROM former) AS "isReplaced"`;

const READ = `
  UPDATE calendar_feeds SET "lastReadAt" = now()
  WHERE "userId" = $1 AND ("lastReadAt" IS NULL OR "lastReadAt" < now() - interval '1 hour')`;

/** Owns the table of feeds. */
@Injectable()
export class CalendarFeedsRepository {
  constructor(
    @InjectRepository(CalendarFeedEntity) private readonly feeds: Repository<CalendarFeedEntity>,
  ) {}

  find(userId: number): Promise<CalendarFeedEntity | null> {
    return this.feeds.findOneBy({ userId });
  }

  findBySecret(secret: string): Promise<CalendarFeedEntity | null> {
    return this.feeds.findOneBy({ secretHash: hashOf(secret) });
  }

  /** Creates the user's feed, or gives it a new secret. @returns whether there was one. */
  async replace(tx: EntityManager, userId: number, secret: string): Promise<boolean> {
    const values = [userId, hashOf(secret)];
    const [made] = await tx.query<{ isReplaced: boolean }[]>(REPLACE, values);
    return made?.isReplaced === true;
  }

  async remove(userId: number, tx: EntityManager = this.feeds.manager): Promise<void> {
    await tx.delete(CalendarFeedEntity, { userId });
  }

  /** Writes at most once an hour. */
  async markRead(userId: number): Promise<void> {
    await this.feeds.query(READ, [userId]);
  }
}
