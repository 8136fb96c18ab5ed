import type { Language } from '@contract/languages';
import { useLanguage, usePreferences } from '../preferences.store';
import { beforeShown } from './first';

export type Loaders<T> = Record<Language, () => Promise<T>>;

interface Catalogue<T> {
  textsIn: (language: Language) => T;
  useTexts: () => T;
  currentTexts: () => T;
}

/**
 * A catalogue that loads only the language shown: `withTexts` awaits it before a module that imports
 * it is used.
 */
export const catalogueOf = <T>(loaders: Loaders<T>): Catalogue<T> => {
  const catalogues: Partial<Record<Language, T>> = {};

  const textsIn = (language: Language): T => {
    const texts = catalogues[language];
    if (!texts) throw new Error(`The texts in ${language} are not loaded`);
    return texts;
  };
  beforeShown(async (language) => {
    catalogues[language] ??= await loaders[language]();
  });
  return {
    textsIn,
    useTexts: () => textsIn(useLanguage()),
    currentTexts: () => textsIn(usePreferences.getState().language),
  };
};
