import type { Language } from './languages.js';

export const THEMES = ['system', 'light', 'dark'] as const;

export type Theme = (typeof THEMES)[number];

/** A user's choices, for all of their devices; `null` means not chosen yet. */
export interface Preferences {
  language: Language | null;
  theme: Theme | null;
  /** Whether to send a notification about answers that nobody saw arrive. */
  answerNotices: boolean;
  /** Whether each month's use is reported by mail, on Expert. */
  usageReports: boolean;
}

export interface PreferenceChanges {
  language?: Language | undefined;
  theme?: Theme | undefined;
  answerNotices?: boolean | undefined;
  usageReports?: boolean | undefined;
}
