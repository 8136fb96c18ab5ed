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
   * Stores a browser, and keeps only a user's newest ones. If its keys prove that it belonged to
   * another user before, it is taken from them, and its pending deliveries are dropped.
   * @returns whether it is stored: not if it belongs to another user and the keys differ.
   */
  async save(
    tx: EntityManager,
    { userId, session }: { userId: number; session: string },
    { endpoint, keys }: NewPushSubscription,
    max: number,
  ): Promise<boolean> {
    const values = [userId, endpoint, keys.p256dh, keys.auth, session];
    await tx.delete(PushSubscriptionEntity, { endpoint, ...keys, userId: Not(userId) });
    const kept = await tx.query<{ id: number }[]>(SAVE, values);
    await tx.query(TRIM, [userId, max]);
    return kept.length > 0;
  }

  /** Removes one browser, or all that a session last registered. @returns their ids. */
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

  /** Follows the session to its new name. */
  async rename(userId: number, session: string, next: string): Promise<void> {
    await this.subscriptions.update({ userId, session }, { session: next });
  }

  async removeAll(tx: EntityManager, userId: number): Promise<void> {
    await tx.delete(PushSubscriptionEntity, { userId });
  }

  /** Removes a browser that the push service no longer knows. */
  async removeGone(id: number): Promise<void> {
    await this.subscriptions.delete({ id });
  }

  list(userId: number): Promise<PushSubscriptionEntity[]> {
    return this.subscriptions.find({ where: { userId }, order: { id: 'ASC' } });
  }
}
