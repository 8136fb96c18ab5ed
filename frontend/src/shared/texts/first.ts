import type { Language } from '@contract/languages';
import { useLanguage, usePreferences } from '../preferences.store';
import { pause } from '../timings';
import { first as english, type FirstTexts } from './en/first';

const catalogues: Record<Language, FirstTexts | null> = { en: english, it: null };

type Load = (language: Language) => Promise<void>;

/** Italian is loaded only for those who read it. */
const loadFirst: Load = async (language) => {
  if (language === 'it') catalogues.it ??= (await import('./it/first')).first;
};

const loads: Load[] = [];

/** Adds something to load before a part is shown that loads later, or another language. */
export const beforeShown = (load: Load): void => void loads.push(load);

const loadOthers: Load = async (language) => {
  const known = loads.length;
  await Promise.all(loads.map((load) => load(language)));
  // A part of the page that loaded in the meantime has added texts of its own.
  if (loads.length > known) await loadOthers(language);
};

/** Loads the texts that this page shows in a language; await it before showing that language. */
export const loadTexts: Load = async (language) => {
  await Promise.all([loadFirst(language), loadOthers(language)]);
  await loadOthers(language);
};

const TRIES = 5;
/** Milliseconds. */
const RETRY_AFTER = 1000;

const loadWithRetries = async (left = TRIES): Promise<void> => {
  try {
    await loadOthers(usePreferences.getState().language);
  } catch (error) {
    if (left === 1) throw error;
    await pause(RETRY_AFTER);
    await loadWithRetries(left - 1);
  }
};

/**
 * A part of the client that loads when it is needed, `withTexts(import('./part'))`: resolves once
 * the texts it shows are loaded too. Its modules cannot await them themselves: Safari before 27
 * runs importers of a module with a top-level await too early.
 */
export const withTexts = async <Part>(loading: Promise<Part>): Promise<Part> => {
  const part = await loading;
  await loadWithRetries();
  return part;
};

const textsIn = (language: Language): FirstTexts => catalogues[language] ?? english;

export const useFirstTexts = (): FirstTexts => textsIn(useLanguage());

export const currentFirstTexts = (): FirstTexts => textsIn(usePreferences.getState().language);
