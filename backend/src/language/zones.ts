import type { Language } from '../contract/languages.js';

/** Clocks by which a language is mostly spoken, where the owner's are not known. */
export const ZONES: Record<Language, string> = { en: 'Europe/London', it: 'Europe/Rome' };
