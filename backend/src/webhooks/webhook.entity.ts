import { Column, CreateDateColumn, Entity } from 'typeorm';
import type { WebhookEventType } from '../contract/webhooks.js';
import { GeneratedId } from '../platform/database/generated-id.js';

/** An owner's URL that is sent events. */
@Entity('webhooks')
export class WebhookEntity {
  @GeneratedId()
  id: number;

  @Column('bigint')
  userId: number;

  @Column('text')
  url: string;

  @Column('text', { array: true })
  events: WebhookEventType[];

  /** Signs its calls, so it is kept as it is. */
  @Column('text')
  secret: string;

  /** Signs in addition until its receiver knows the new one. */
  @Column('text', { nullable: true })
  formerSecret: string | null;

  @Column('timestamptz', { nullable: true })
  formerUntil: Date | null;

  @Column('boolean', { default: true })
  enabled: boolean;

  /** Since when no call has succeeded. */
  @Column('timestamptz', { nullable: true })
  failingSince: Date | null;

  /** When it was switched off because it had failed for a day. */
  @Column('timestamptz', { nullable: true })
  disabledAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
