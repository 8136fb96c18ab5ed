import type { Text } from './legal-document';

/** All answers of the help page, by group; each name is also the anchor of its answer. */
export const HELP = {
  account: ['register', 'sign-in', 'password', 'change-email', 'devices', 'not-me'],
  chat: ['what-zampa-is', 'questions', 'guidance', 'sources', 'photos', 'no-answer', 'languages'],
  emergencies: ['emergency', 'emergency-check', 'no-network'],
  pets: ['add-pet', 'pet-limit', 'vet-numbers', 'memories', 'delete-pet'],
  diary: ['diary', 'diary-units', 'diary-import', 'insights', 'insights-limits', 'vet-summary'],
  reminders: ['reminders', 'notifications', 'calendar'],
  plans: ['plans', 'prices', 'first-month', 'switch-plan', 'after-pro'],
  payments: ['paying', 'paid-not-active', 'failed-payment', 'invoices', 'cancel', 'refund'],
  privacy: ['privacy', 'language-model', 'export', 'delete-account', 'advertising'],
  support: ['support', 'community', 'operator'],
} as const;

export type HelpGroup = keyof typeof HELP;

export type HelpId = (typeof HELP)[HelpGroup][number];

export interface HelpAnswer {
  question: string;
  /** Paragraphs. */
  answer: readonly Text[];
  /** Words that owners search for but the texts do not have. */
  also?: string;
}

export type HelpAnswers = Record<HelpId, HelpAnswer>;
