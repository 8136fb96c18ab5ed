import type { Language } from './languages.js';

/** The parts of the product that owners use, in the order of the status page. */
export const STATUS_PARTS = ['app', 'answers', 'live', 'mails', 'payments'] as const;

export type StatusPart = (typeof STATUS_PARTS)[number];

/** `trouble`: it works, but slowly or not for everybody. */
export type StatusLevel = 'works' | 'trouble' | 'down';

export interface StatusUpdate {
  /** ISO 8601. */
  at: string;
  /** As the operator wrote it; `it` is null if there is only English. */
  text: Record<Extract<Language, 'en'>, string> & Record<Exclude<Language, 'en'>, string | null>;
}

/** The operator's report on a part that did not work. */
export interface StatusIncident {
  id: number;
  part: StatusPart;
  /** ISO 8601. */
  openedAt: string;
  /** ISO 8601; null while it is ongoing. */
  resolvedAt: string | null;
  /** Oldest first. */
  updates: StatusUpdate[];
}

/** `GET /api/status`: also answered while PostgreSQL or Redis is down. */
export interface StatusReply {
  /** ISO 8601: at most a few seconds ago. */
  checkedAt: string;
  /** Without payments if they are off. */
  parts: { part: StatusPart; level: StatusLevel }[];
  /** Ongoing ones and those of the last 90 days, newest first; null while they cannot be read. */
  incidents: StatusIncident[] | null;
}

/** Days of history. */
export const STATUS_DAYS = 90;
