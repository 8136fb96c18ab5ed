import type { Language } from './languages.js';

/** Days that a summary looks back. */
export const SUMMARY_DAYS = 90;

/** The time zone of summaries that name none. */
export const SUMMARY_ZONE = 'Europe/Rome';

/** Sections of a summary in their order on the page. */
export const SUMMARY_SECTIONS = [
  'about',
  'why',
  'findings',
  'alarms',
  'weights',
  'medicines',
  'timeline',
  'questions',
] as const;

export type SummarySectionName = (typeof SUMMARY_SECTIONS)[number];

/** A line of a section, worded in the language of the summary. */
export interface SummaryItem {
  /** Identifies the item when it is left out, such as `diary:12`, `fact:allergies` or `alarm:7`. */
  key: string;
  /** When it happened, ISO 8601; `null` for an item without a time. */
  at: string | null;
  text: string;
  detail: string | null;
}

export interface SummarySection {
  name: SummarySectionName;
  title: string;
  /** Never empty. */
  items: SummaryItem[];
}

/** The contents of a summary when it was made; later changes to the pet do not affect it. */
export interface SummarySnapshot {
  petName: string;
  language: Language;
  title: string;
  /** IANA name of the zone of its days; `SUMMARY_ZONE` by default. */
  timeZone?: string;
  /** ISO dates of the first and the last day. */
  from: string;
  to: string;
  sections: SummarySection[];
}

/** What the owner adds and leaves out. */
export interface NewSummary {
  /** The vet's language. */
  language: Language;
  /** IANA name of the zone of its days: the owner's. */
  timeZone?: string | undefined;
  /** Why now: the owner's words. */
  why?: string | null | undefined;
  /** Open questions, one per line. */
  questions?: string | null | undefined;
  /** Names of sections and keys of items. */
  leaveOut?: string[] | undefined;
}

/** Days for which a link can be valid. */
export const LINK_DAYS = [1, 7, 30] as const;

export type LinkDays = (typeof LINK_DAYS)[number];

/** A page for anyone who has its address. */
export interface SummaryLink {
  /** Only in the response that created it. */
  url?: string;
  /** ISO 8601. */
  expiresAt: string;
  views: number;
}

export interface Summary {
  id: number;
  petId: number;
  language: Language;
  /** ISO 8601. */
  createdAt: string;
  snapshot: SummarySnapshot;
  /** `null` without one, or after it has expired. */
  link: SummaryLink | null;
}
