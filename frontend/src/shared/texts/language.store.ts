import { create } from 'zustand';
import { readStored, store } from '../storage';

export const LANGUAGES = ['en', 'it'] as const;

export type Language = (typeof LANGUAGES)[number];

/** The same key is read by `public/theme.js` before the first paint. */
const KEY = 'zampa.language';

const firstLanguage = (): Language => {
  const stored = LANGUAGES.find((language) => language === readStored('local', KEY));
  return stored ?? (navigator.language.toLowerCase().startsWith('it') ? 'it' : 'en');
};

interface LanguageState {
  language: Language;
  speak: (language: Language) => void;
}

export const useLanguage = create<LanguageState>()((set) => ({
  language: firstLanguage(),
  speak: (language) => {
    store('local', KEY, language);
    document.documentElement.lang = language;
    set({ language });
  },
}));
