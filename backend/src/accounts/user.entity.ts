import { Column, CreateDateColumn, Entity } from 'typeorm';
import type { Country } from '../contract/countries.js';
import type { Language } from '../contract/languages.js';
import type { Plan } from '../contract/plans.js';
import { GeneratedId } from '../platform/database/generated-id.js';

@Entity('users')
export class User {
  @GeneratedId()
  id: number;

  /** Unique without regard to case. */
  @Column('text')
  username: string;

  /** An argon2id hash; absent for accounts that sign in elsewhere. */
  @Column('text', { nullable: true, select: false })
  password: string | null;

  /** Normalised and in lower case. */
  @Column('text', { nullable: true })
  email: string | null;

  /** When the owner of the address proved to be the user; null until then. */
  @Column('timestamptz', { nullable: true })
  emailVerifiedAt: Date | null;

  /** A new address, until its owner has confirmed it. */
  @Column('text', { nullable: true })
  pendingEmail: string | null;

  /** The first provider's user that this account was connected to, as `google:<id>`. */
  @Column('text', { nullable: true })
  firebaseUid: string | null;

  @Column('text', { nullable: true })
  photoURL: string | null;

  /** Of mails: the one that the user's browser spoke last. */
  @Column('text', { default: 'en' })
  language: Language;

  /** For emergency numbers: as the user has set it, never guessed. */
  @Column('char', { length: 2, nullable: true })
  country: Country | null;

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
