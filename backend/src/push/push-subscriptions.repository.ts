import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Not, Repository, type EntityManager } from 'typeorm';
import type { NewPushSubscription } from '../contract/push.js';
import { PushSubscriptionEntity } from './push-subscription.entity.js';

const SAVE = `
  INSERT INTO push_subscriptions AS known ("userId", endpoint, p256dh, auth, session)
  VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (endpoint) DO UPDATE SET
    p256dh = EXCLUDED.p256dh, auth = EXCLUDED.auth, session = EXCLUDED.session
  WHERE known."userId" = $1
  RETURNING id`;

const TRIM = `
  DELETE FROM push_subscriptions WHERE id IN (
    SELECT id FROM push_subscriptions WHERE "userId" = $1 ORDER BY id DESC OFFSET $2)`;

/** Owns the table of browsers that accept notifications. */
@Injectable()
export class PushSubscriptionsRepository {
  constructor(
    @InjectRepository(PushSubscriptionEntity)
    private readonly subscriptions: Repository<PushSubscriptionEntity>,
  ) {}

  /**
   * Stores a browser, and keeps the newest ones of a user. If its keys prove that another user had
   * it before, it is no longer theirs, and what still waited for it is not sent.
   * @returns whether it is stored: not if it is another user's and the keys differ.
   */
  save(
    { userId, session }: { userId: number; session: string },
    { endpoint, keys }: NewPushSubscription,
    max: number,
  ): Promise<boolean> {
    const values = [userId, endpoint, keys.p256dh, keys.auth, session];
    return this.subscriptions.manager.transaction(async (tx) => {
      await tx.delete(PushSubscriptionEntity, { endpoint, ...keys, userId: Not(userId) });
      const kept = await tx.query<{ id: number }[]>(SAVE, values);
      await tx.query(TRIM, [userId, max]);
      return kept.length > 0;
    });
  }

  /** Removes one browser, or all that were last told in a session. @returns their ids. */
  async remove(
    userId: number,
    which: { endpoint: string } | { session: string },
  ): Promise<number[]> {
    const removed = await this.subscriptions
      .createQueryBuilder()
      .delete()
      .where({ userId, ...which })
      .returning('id')
      .execute();
    return (removed.raw as PushSubscriptionEntity[]).map(({ id }) => id);
  }

  /** The browser's session has another name. */
  async rename(userId: number, session: string, next: string): Promise<void> {
    await this.subscriptions.update({ userId, session }, { session: next });
  }

  async removeAll(tx: EntityManager, userId: number): Promise<void> {
    await tx.delete(PushSubscriptionEntity, { userId });
  }

  /** The push service no longer knows the browser. */
  async removeGone(id: number): Promise<void> {
    await this.subscriptions.delete({ id });
  }

  list(userId: number): Promise<PushSubscriptionEntity[]> {
    return this.subscriptions.find({ where: { userId }, order: { id: 'ASC' } });
  }
}
