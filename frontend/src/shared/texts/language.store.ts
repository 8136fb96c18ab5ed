import { LANGUAGE_COOKIE, LANGUAGES, type Language } from '@contract/languages';
import { create } from 'zustand';

const YEAR_S = 365 * 24 * 3600;

/** The server wrote the page in the language chosen before, or in the browser's. */
const firstLanguage = (): Language => {
  if (typeof document === 'undefined') return 'en';
  return LANGUAGES.find((language) => language === document.documentElement.lang) ?? 'en';
};

interface LanguageState {
  language: Language;
  speak: (language: Language) => void;
}

export const useLanguage = create<LanguageState>()((set) => ({
  language: firstLanguage(),
  speak: (language) => {
    document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`;
    document.documentElement.lang = language;
    set({ language });
  },
}));
