import { Column, CreateDateColumn, Entity } from 'typeorm';
import type { SupportMessage } from '../contract/support.js';
import { GeneratedId } from '../platform/database/generated-id.js';

/** What was written in a conversation with support. */
@Entity('support_messages')
export class SupportMessageEntity {
  @GeneratedId()
  id: number;

  @Column('bigint')
  threadId: number;

  /** Whose conversation it is: a `clientId` is unique among the messages of one owner. */
  @Column('bigint')
  userId: number;

  @Column('text')
  from: SupportMessage['from'];

  @Column('text')
  text: string;

  @Column('uuid', { nullable: true })
  clientId: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  /** Of an answer: how many seconds the owner waited for it. */
  @Column('integer', { nullable: true })
  waitedSeconds: number | null;

  /** Of an answer: whether it came by the promised time. */
  @Column('boolean', { nullable: true })
  isInTime: boolean | null;
}
