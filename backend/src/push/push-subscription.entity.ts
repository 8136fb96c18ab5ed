import { Column, CreateDateColumn, Entity } from 'typeorm';
import { GeneratedId } from '../platform/database/generated-id.js';

/** A browser in which a user wants notifications. No two have the same endpoint. */
@Entity('push_subscriptions')
export class PushSubscriptionEntity {
  @GeneratedId()
  id: number;

  @Column('bigint')
  userId: number;

  @Column('text')
  endpoint: string;

  @Column('text')
  p256dh: string;

  @Column('text')
  auth: string;

  /** The name of the session that last registered it; null for rows older than this column. */
  @Column('text', { nullable: true })
  session: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
