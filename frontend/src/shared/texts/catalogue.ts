import type { Language } from '@contract/languages';
import { useLanguage, usePreferences } from '../preferences.store';
import { pause } from '../timings';
import { beforeShown } from './first';

export type Loaders<T> = Record<Language, () => Promise<T>>;

const TRIES = 5;
/** Milliseconds. */
const RETRY_AFTER = 1000;

interface Catalogue<T> {
  /** Settles once the texts of the language shown are loaded. */
  ready: () => Promise<void>;
  textsIn: (language: Language) => T;
  useTexts: () => T;
  currentTexts: () => T;
}

/** A catalogue that loads only the language shown. */
export const catalogueOf = <T>(loaders: Loaders<T>): Catalogue<T> => {
  const catalogues: Partial<Record<Language, T>> = {};

  const load = async (language: Language): Promise<void> => {
    catalogues[language] ??= await loaders[language]();
  };
  /** Retries failed downloads; a module that throws while it is evaluated fails until a reload. */
  const loadWithRetries = async (language: Language, left = TRIES): Promise<void> => {
    try {
      await load(language);
    } catch (error) {
      if (left === 1) throw error;
      await pause(RETRY_AFTER);
      await loadWithRetries(language, left - 1);
    }
  };
  const textsIn = (language: Language): T => {
    const texts = catalogues[language];
    if (!texts) throw new Error(`The texts in ${language} are not loaded`);
    return texts;
  };
  beforeShown(load);
  return {
    ready: () => loadWithRetries(usePreferences.getState().language),
    textsIn,
    useTexts: () => textsIn(useLanguage()),
    currentTexts: () => textsIn(usePreferences.getState().language),
  };
};
