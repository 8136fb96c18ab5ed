import { Column, CreateDateColumn, Entity } from 'typeorm';
import type { Language } from '../contract/languages.js';
import { GeneratedId } from '../platform/database/generated-id.js';
import type { MailTemplate, MailTemplates } from './templates/mail-templates.js';

/** A mail to one user: due, then claimed by one worker at a time, finally sent or parked. */
@Entity('mails')
export class Mail {
  @GeneratedId()
  id: number;

  /** Deduplication key, such as `receipt-in_1Abc`; no personal data. */
  @Column('text')
  key: string;

  /** One address; null once it has been removed. */
  @Column('text', { nullable: true })
  to: string | null;

  @Column('text')
  template: MailTemplate;

  @Column('text')
  language: Language;

  /** Null once it has been removed: for a confidential mail, as soon as it is sent or parked. */
  @Column('jsonb', { nullable: true })
  data: MailTemplates[MailTemplate] | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  sentAt: Date | null;

  @Column('integer', { default: 0 })
  attempts: number;

  /** When it is due, or when its claim expires; null once it is sent or parked. */
  @Column('timestamptz', { nullable: true, default: () => 'now()' })
  nextTryAt: Date | null;

  @Column('text', { nullable: true })
  lastError: string | null;
}
