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

  /** Whether `data` is whole: a finding is looked for when its turn comes. */
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

  /** While a worker has it in hand; a worker that died has it so long. */
  @Column('timestamptz', { nullable: true })
  claimedUntil: Date | null;

  /** How often a worker has taken it in hand. Only the latest may say what became of it. */
  @Column('integer', { default: 0 })
  tries: number;

  @Column('jsonb', { default: [] })
  attempts: WebhookAttempt[];
}
