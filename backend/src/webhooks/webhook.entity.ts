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

  /** Signs the webhook's calls, so it is stored unhashed. */
  @Column('text')
  secret: string;

  /** Also sign, until the receiver has switched to the new secret; newest first, between spaces. */
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
