import type { Language } from './languages.js';

export const THEMES = ['system', 'light', 'dark'] as const;

export type Theme = (typeof THEMES)[number];

/** A user's choices, for all of their devices; `null` means not chosen yet. */
export interface Preferences {
  language: Language | null;
  theme: Theme | null;
  /** Whether answers that nobody saw arrive are announced by a notification. */
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
