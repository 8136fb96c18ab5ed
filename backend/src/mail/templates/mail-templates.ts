import type { Language } from '../../contract/languages.js';
import type { Face } from '../../contract/portraits.js';
import type { Sex } from '../../contract/pets.js';
import type { PaidPlan } from '../../contract/plans.js';

/** The pet that a mail is about. */
export interface PetOfMail {
  petId: number;
  petName: string;
  /** Earlier mails lack it. */
  sex?: Sex | null;
  /** How it is drawn. */
  face: Omit<Face, 'id'>;
}

/**
 * The data of each mail. It stays in the database until the mail is sent: moments are ISO 8601,
 * amounts are cents, currencies ISO 4217.
 */
export interface MailTemplates {
  receipt: {
    name: string;
    plan: PaidPlan;
    amountCents: number;
    currency: string;
    invoiceNumber: string;
    paidAt: string;
    /** Null when nothing more is charged. */
    nextAt: string | null;
    nextAmountCents: number;
    /** The payment provider's page of the invoice. */
    invoiceUrl: string | null;
  };
  'renewal-failed': {
    name: string;
    plan: PaidPlan;
    amountCents: number;
    keepUntil: string;
    payUrl: string;
  };
  /** The card expires before its next payment. */
  'card-expiring': {
    name: string;
    plan: PaidPlan;
    last4: string;
    /** The card's last month, such as `2027-03`. */
    expires: string;
    nextAt: string;
  };
  'subscription-canceled': { name: string; plan: PaidPlan; until: string };
  'switch-scheduled': {
    name: string;
    plan: PaidPlan;
    nextPlan: PaidPlan;
    /** When it changes. */
    at: string;
    nextAmountCents: number;
  };
  'subscription-resumed': { name: string; plan: PaidPlan; nextAt: string };
  refunded: {
    name: string;
    plan: PaidPlan;
    amountCents: number;
    currency: string;
    /** The plan they still have, or have again. */
    current: PaidPlan | null;
  };
  'first-month-used': {
    name: string;
    plan: PaidPlan;
    /** The refund. */
    amountCents: number;
    currency: string;
    /** Of a month without the discount. */
    priceCents: number;
    payUrl: string;
  };
  /** The owner has contested a payment at their bank. */
  'payment-disputed': {
    name: string;
    plan: PaidPlan;
    amountCents: number;
    currency: string;
    paidAt: string;
    /** The end of the month that was paid; null when the plan has ended with the dispute. */
    until: string | null;
    /** Other payments for the ended month, which are refunded. */
    refundedCents: number;
  };
  'plan-ended': { name: string; plan: PaidPlan };
  'verify-email': { name: string; url: string };
  'reset-password': { name: string; url: string };
  'change-email': { name: string; url: string };
  /** `url` is null for an address that was never confirmed. */
  'email-changed': { name: string; url: string | null };
  'password-changed': { name: string; url: string };
  'account-removed': { name: string };
  /** The provider's own spelling. */
  'provider-connected': { name: string; provider: string; url: string };
  'provider-disconnected': { name: string; provider: string; url: string };
  /** The token's last four characters, and when it expires. */
  'token-made': { name: string; last4: string; expiresAt: string; url: string };
  /** An owner's message to the operator. */
  'support-message': {
    name: string;
    replyTo: string;
    plan: PaidPlan;
    language: Language;
    /** Of the conversation. */
    number: number;
    subject: string;
    text: string;
    /** When the owner was promised an answer, if at all. */
    answerBy?: string;
  };
  /** A webhook that failed for a day. */
  'webhook-switched-off': { name: string; host: string };
  /** The operator's answer. */
  'support-answer': { name: string; number: number; subject: string; text: string };
  /** What an owner on Expert did in a month. */
  'usage-report': {
    name: string;
    /** Such as `2026-11`. */
    month: string;
    questions: number;
    answers: number;
    /** The number of pets when the mail was written. */
    pets: number;
    diaryEntries: number;
    remindersDone: number;
    /** Unsubscribe URL for mail programs. */
    stopUrl: string;
  };
  /** A vet has written in the case of a pet. */
  'vet-message': PetOfMail & { name: string; vet: string };
  /** A question to the vets that none of them took. */
  'question-expired': PetOfMail & { name: string; askedAt: string };
  reminder: PetOfMail & {
    name: string;
    title: string;
    note: string | null;
    dueAt: string;
    /** IANA name: the time is shown in the reminder's zone. */
    timeZone: string;
    /** Whether it comes again after this time; older mails lack it. */
    comesAgain?: boolean;
  };
}

export type MailTemplate = keyof MailTemplates;

/**
 * How long the links of these mails are valid, from when they are written. Without its link such a
 * mail is worth nothing. Milliseconds.
 */
export const LINK_LIFETIME = {
  'verify-email': 24 * 3_600_000,
  'reset-password': 30 * 60_000,
  'change-email': 24 * 3_600_000,
} as const satisfies Partial<Record<MailTemplate, number>>;

/** Their links are keys: the data of such a mail is deleted as soon as it is sent. */
export const CONFIDENTIAL: readonly MailTemplate[] = [
  'verify-email',
  'reset-password',
  'change-email',
  'email-changed',
  'password-changed',
  'provider-connected',
  'provider-disconnected',
  'token-made',
];
