import { recognizeLanguage, type Language } from '../safety/triage.js';

export type { Language };

export const otherLanguage = (language: Language): Language => (language === 'en' ? 'it' : 'en');

/** What a language was taken from. */
interface Read {
  language: Language;
  /** Whether the question or the conversation tells; otherwise it is a guess. */
  isSure: boolean;
}

/**
 * The language of a question; where its own words do not decide, that of the newest earlier
 * question that has one, then that of what the owner wrote in the profile, then English.
 */
export function languageOf(question: string, earlier: string[], profile: string | null): Read {
  const told = [question, ...earlier.toReversed()].map(recognizeLanguage).find(isKnown);
  if (told) return { language: told, isSure: true };
  return { language: recognizeLanguage(profile ?? '') ?? 'en', isSure: false };
}

const isKnown = (language: Language | null): language is Language => language !== null;
