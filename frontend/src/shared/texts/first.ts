import type { Language } from '@contract/languages';
import { useLanguage, usePreferences } from '../preferences.store';
import { first as english, type FirstTexts } from './en/first';

const catalogues: Record<Language, FirstTexts | null> = { en: english, it: null };

/** Italian is fetched by those who read it. To be awaited before it is shown. */
export const loadFirstTexts = async (language: Language): Promise<void> => {
  if (language === 'it') catalogues.it ??= (await import('./it/first')).first;
};

const textsIn = (language: Language): FirstTexts => catalogues[language] ?? english;

export const useFirstTexts = (): FirstTexts => textsIn(useLanguage());

export const currentFirstTexts = (): FirstTexts => textsIn(usePreferences.getState().language);
