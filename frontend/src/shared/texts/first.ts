import type { Language } from '@contract/languages';
import { useLanguage, usePreferences } from '../preferences.store';
import { first as english, type FirstTexts } from './en/first';

const catalogues: Record<Language, FirstTexts | null> = { en: english, it: null };

type Load = (language: Language) => Promise<void>;

/** Italian is loaded only for those who read it. */
const loadFirst: Load = async (language) => {
  if (language === 'it') catalogues.it ??= (await import('./it/first')).first;
};

const loads: Load[] = [loadFirst];

/** Adds something to load before another language is shown. */
export const beforeShown = (load: Load): void => void loads.push(load);

/** Loads the texts that this page shows in a language; await it before showing that language. */
export const loadTexts: Load = async (language) => {
  const known = loads.length;
  await Promise.all(loads.map((load) => load(language)));
  // A part of the page that loaded in the meantime has added texts of its own.
  if (loads.length > known) await loadTexts(language);
};

const textsIn = (language: Language): FirstTexts => catalogues[language] ?? english;

export const useFirstTexts = (): FirstTexts => textsIn(useLanguage());

export const currentFirstTexts = (): FirstTexts => textsIn(usePreferences.getState().language);
