import { Column, CreateDateColumn, Entity } from 'typeorm';
import type {
  Feedback,
  Message,
  MessageAuthor,
  MessageStatus,
  ReplyFailure,
  Source,
  Triage,
} from '../contract/chat.js';
import type { ShownPhoto } from '../photos/photo-paths.js';
import { GeneratedId } from '../platform/database/generated-id.js';

/** A question, or the reply to one. The reply's row exists before its first word. */
@Entity('chat_messages')
export class ChatMessageEntity {
  @GeneratedId()
  id: number;

  @Column('bigint')
  sessionId: number;

  @Column('text')
  role: Message['role'];

  @Column('text')
  content: string;

  @CreateDateColumn({ type: 'timestamptz' })
  timestamp: Date;

  @Column('text')
  status: MessageStatus;

  @Column('uuid', { nullable: true })
  clientId: string | null;

  /** The question that a reply answers. */
  @Column('bigint', { nullable: true })
  replyTo: number | null;

  /**
   * The first version of a question that was asked again in other words; for that version, its own
   * id.
   */
  @Column('bigint', { nullable: true })
  versionOf: number | null;

  /** The version of a question that this message returns with; `null` while it is shown. */
  @Column('bigint', { nullable: true })
  hiddenUnder: number | null;

  /** How many workers have started this reply. Only the latest may write it. */
  @Column('integer', { default: 0 })
  attempt: number;

  /** The photos of a question as they are shown, in order. */
  @Column('jsonb', { nullable: true })
  photos: ShownPhoto[] | null;

  @Column('jsonb', { nullable: true })
  triage: Triage | null;

  @Column('jsonb', { nullable: true })
  sources: Source[] | null;

  @Column('jsonb', { nullable: true })
  followUps: string[] | null;

  /** The owner's feedback on this answer, and when it was given. */
  @Column('jsonb', { nullable: true })
  feedback: Feedback | null;

  @Column('timestamptz', { nullable: true })
  feedbackAt: Date | null;

  @Column('text', { nullable: true })
  error: ReplyFailure | null;

  /** Who wrote it instead of the assistant. */
  @Column('jsonb', { nullable: true })
  author: MessageAuthor | null;

  /** The case in which it was written; it goes with the pet, as the case does. */
  @Column('bigint', { nullable: true })
  consultationId: number | null;

  @Column('text', { nullable: true })
  model: string | null;

  @Column('integer', { nullable: true })
  promptTokens: number | null;

  @Column('integer', { nullable: true })
  completionTokens: number | null;

  /** From the worker's start to the first text, in milliseconds. */
  @Column('integer', { nullable: true })
  firstTokenMs: number | null;

  @Column('timestamptz', { nullable: true })
  finishedAt: Date | null;
}
