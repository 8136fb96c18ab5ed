import { Column, CreateDateColumn, Entity } from 'typeorm';
import type { WebhookAttempt, WebhookDelivery } from '../contract/webhooks.js';
import { GeneratedId } from '../platform/database/generated-id.js';

/** An event on its way to one webhook, and afterwards a line of its log. */
@Entity('webhook_deliveries')
export class WebhookDeliveryEntity {
  @GeneratedId()
  id: number;

  @Column('bigint')
  webhookId: number;

  @Column('text')
  eventId: string;

  @Column('text')
  type: WebhookDelivery['type'];

  @Column('jsonb')
  data: object;

  /** Whether `data` is complete: findings are determined only just before they are sent. */
  @Column('boolean', { default: true })
  isReady: boolean;

  @Column('text', { default: 'waiting' })
  state: WebhookDelivery['state'];

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz', { default: () => 'now()' })
  nextTryAt: Date;

  /** The moment of the last try. */
  @Column('timestamptz', { default: () => `now() + interval '24 hours'` })
  expiresAt: Date;

  /** Until when a worker has claimed it, even if that worker dies. */
  @Column('timestamptz', { nullable: true })
  claimedUntil: Date | null;

  /** How often workers have claimed it. Only the latest may store the outcome. */
  @Column('integer', { default: 0 })
  tries: number;

  @Column('jsonb', { default: [] })
  attempts: WebhookAttempt[];
}
