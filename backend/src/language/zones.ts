import type { Language } from '../contract/languages.js';

/** The zone assumed for a language when the owner's is not known. */
export const ZONES: Record<Language, string> = { en: 'Europe/London', it: 'Europe/Rome' };
