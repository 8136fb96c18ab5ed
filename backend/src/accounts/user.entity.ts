import { Column, CreateDateColumn, Entity } from 'typeorm';
import type { Country } from '../contract/countries.js';
import type { Language } from '../contract/languages.js';
import type { Theme } from '../contract/preferences.js';
import type { Plan } from '../contract/plans.js';
import { GeneratedId } from '../platform/database/generated-id.js';

@Entity('users')
export class User {
  @GeneratedId()
  id: number;

  /** Unique, ignoring case. */
  @Column('text')
  username: string;

  /** An argon2id hash; absent for accounts that sign in elsewhere. */
  @Column('text', { nullable: true, select: false })
  password: string | null;

  /** Normalised and in lower case. */
  @Column('text', { nullable: true })
  email: string | null;

  /** When the user confirmed the address; null until then. */
  @Column('timestamptz', { nullable: true })
  emailVerifiedAt: Date | null;

  /** A new address that is not confirmed yet. */
  @Column('text', { nullable: true })
  pendingEmail: string | null;

  /** The first identity connected to this account, as `google:<id>`. */
  @Column('text', { nullable: true })
  firebaseUid: string | null;

  @Column('text', { nullable: true })
  photoURL: string | null;

  /** Language of mails: the one the user has chosen, or the last one their browser sent. */
  @Column('text', { default: 'en' })
  language: Language;

  @Column('boolean', { default: false })
  languageChosen: boolean;

  /** Null until the user has chosen one. */
  @Column('text', { nullable: true })
  theme: Theme | null;

  /** Whether to send a notification of answers that no visible tab showed. */
  @Column('boolean', { default: false })
  answerNotices: boolean;

  /** Whether the owner gets a monthly usage report by mail, on Expert. */
  @Column('boolean', { default: true })
  usageReports: boolean;

  /** For emergency numbers; set by the user, never guessed. */
  @Column('char', { length: 2, nullable: true })
  country: Country | null;

  /** The customer at the payment provider. Written by billing's sync, like the next one. */
  @Column('text', { nullable: true })
  stripeCustomerId: string | null;

  /** The subscription in force; null without one. */
  @Column('text', { nullable: true })
  stripeSubscriptionId: string | null;

  @Column('text', { default: 'free' })
  subscriptionStatus: Plan;

  @Column('integer', { default: 0 })
  totalQuestionCount: number;

  /** Questions asked on `dailyQuestionDay`; on any other day the count is 0. */
  @Column('integer', { default: 0 })
  dailyQuestionCount: number;

  /** A UTC day, `YYYY-MM-DD`. */
  @Column('date', { nullable: true })
  dailyQuestionDay: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
