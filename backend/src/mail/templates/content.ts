import type { PageName } from '../../contract/pages.js';
import type { PaidPlan } from '../../contract/plans.js';
import type { MailTemplate, MailTemplates } from './mail-templates.js';

export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'facts'; facts: Fact[] }
  | { kind: 'button'; label: string; url: string };

/** A label and its value. */
export type Fact = [label: string, value: string];

/** The content of a mail, from which its HTML and plain text are made. */
export interface MailContent {
  subject: string;
  /** What an inbox shows after the subject. */
  preheader: string;
  blocks: Block[];
  /** The pet it is about, shown above the text. */
  pet?: { picture: string; alt: string };
  /** Why the reader gets this mail. */
  why: string;
  /** Who wrote it, if not the product: replies go there. */
  replyTo?: string;
  /** URL with which mail programs unsubscribe from this kind of mail in one click (RFC 8058). */
  unsubscribe?: string | undefined;
  /** How soon it should be read: 1 is the most urgent. */
  priority?: 1 | 2;
}

/** How a language expresses what all mails have in common. */
export interface Say {
  /** @param currency ISO 4217; without it euro, the currency of the plans. */
  money(cents: number, currency?: string): string;
  /** @param iso ISO 8601. */
  day(iso: string): string;
  /** A month, such as `2026-11`. */
  month(month: string): string;
  /** A number as it is written in the language. */
  count(count: number): string;
  /** A day with its time. @param timeZone IANA name. */
  time(iso: string, timeZone: string): string;
  /** The same in the time zone of most customers. */
  moment(iso: string): string;
  /** Whether a mail is sent later than `allowed` after a moment. @param allowed milliseconds. */
  isLate(iso: string, allowed: number): boolean;
  plan(plan: PaidPlan): string;
  /** The address of one of our pages. */
  page(name: PageName): string;
  /** The address of a conversation with support. */
  support(number: number): string;
  /** The address of a pet's page. */
  pet(id: number): string;
  /** The address of the chat about a pet. */
  chat(petId: number): string;
  /** Whom readers can ask; `null` if the operator has not set an address. */
  supportEmail: string | null;
}

export type Template<T extends MailTemplate> = (data: MailTemplates[T], say: Say) => MailContent;

/** All mails in one language. */
export interface MailTexts {
  templates: { [T in MailTemplate]: Template<T> };
  footer: {
    signature: string;
    profile: string;
    privacy: string;
    terms: string;
    contact: (supportEmail: string | null) => string;
  };
}

export const heading = (text: string): Block => ({ kind: 'heading', text });

export const text = (words: string): Block => ({ kind: 'text', text: words });

export const facts = (...stated: Fact[]): Block => ({ kind: 'facts', facts: stated });

export const button = (label: string, url: string): Block => ({ kind: 'button', label, url });
