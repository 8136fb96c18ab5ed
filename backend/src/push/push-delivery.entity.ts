import { Column, CreateDateColumn, Entity } from 'typeorm';
import { GeneratedId } from '../platform/database/generated-id.js';
import type { Notice } from './notice.js';

/** A notification on its way to one browser; removed once it is sent or given up. */
@Entity('push_deliveries')
export class PushDeliveryEntity {
  @GeneratedId()
  id: number;

  @Column('bigint')
  subscriptionId: number;

  /** JSON of a `PushPayload`. */
  @Column('text')
  payload: string;

  @Column('text')
  urgency: NonNullable<Notice['urgency']>;

  @Column('text')
  topic: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  /** When the notification becomes useless. */
  @Column('timestamptz')
  expiresAt: Date;

  @Column('integer', { default: 0 })
  attempts: number;

  /** When it is due, or when its claim expires. */
  @Column('timestamptz', { default: () => 'now()' })
  nextTryAt: Date;
}
