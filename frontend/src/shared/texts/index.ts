import type { Language } from '@contract/languages';
import { useLanguage, usePreferences } from '../preferences.store';
import { en, type Texts } from './en';
import { it } from './it';

const catalogues: Record<Language, Texts> = { en, it };

/** The catalogue of a language, which may be another than the one shown. */
export const textsIn = (language: Language): Texts => catalogues[language];

/** The catalogue of the language shown. */
export const useTexts = (): Texts => catalogues[useLanguage()];

/** The same for code outside of components. */
export const currentTexts = (): Texts => catalogues[usePreferences.getState().language];
