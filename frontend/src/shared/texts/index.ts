import type { Language } from '@contract/languages';
import { useLanguage, usePreferences } from '../preferences.store';
import { pause } from '../timings';
import type { Texts } from './en';
import { beforeShown } from './first';

const loaders: Record<Language, () => Promise<Texts>> = {
  en: async () => (await import('./en')).en,
  it: async () => (await import('./it')).it,
};

const TRIES = 5;
/** Milliseconds. */
const RETRY_AFTER = 1000;

const catalogues: Partial<Record<Language, Texts>> = {};

const load = async (language: Language): Promise<void> => {
  catalogues[language] ??= await loaders[language]();
};

/** A module that fails while it is evaluated stays failed until the page is loaded anew. */
const loadWithRetries = async (language: Language, left = TRIES): Promise<void> => {
  try {
    await load(language);
  } catch (error) {
    if (left === 1) throw error;
    await pause(RETRY_AFTER);
    await loadWithRetries(language, left - 1);
  }
};

beforeShown(load);
// Whatever imports this module waits here, so that it never renders without its texts.
await loadWithRetries(usePreferences.getState().language);

/** The catalogue of a language that was shown before. */
export const textsIn = (language: Language): Texts => {
  const texts = catalogues[language];
  if (!texts) throw new Error(`The texts in ${language} are not loaded`);
  return texts;
};

/** The catalogue of the language shown. */
export const useTexts = (): Texts => textsIn(useLanguage());

/** The same for code outside of components. */
export const currentTexts = (): Texts => textsIn(usePreferences.getState().language);
