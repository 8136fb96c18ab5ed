import { LANGUAGE_COOKIE, LANGUAGES, type Language } from '@contract/languages';
import { THEMES, type Theme } from '@contract/preferences';
import { create } from 'zustand';
import { readStored, store } from './storage';

const YEAR_S = 365 * 24 * 3600;

/** Also read by `public/theme.js`, before the first paint. */
const THEME_KEY = 'zampa.theme';
const GROUND = { light: '#fdf9f3', dark: '#161310' } as const;

/** The server sends the page in the language chosen before, or in the browser's. */
const firstLanguage = (): Language => {
  if (typeof document === 'undefined') return 'en';
  return LANGUAGES.find((language) => language === document.documentElement.lang) ?? 'en';
};

const dark = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)');

const applyTheme = (theme: Theme): void => {
  const shown = theme === 'system' ? (dark().matches ? 'dark' : 'light') : theme;
  document.documentElement.dataset['theme'] = shown;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', GROUND[shown]);
};

export type Consent = 'accepted' | 'refused';

interface PreferencesStore {
  language: Language;
  theme: Theme;
  /** The marketing pixel; null while the server names none, and then no consent is asked for. */
  pixelId: string | null;
  /** Consent to the pixel; null until the visitor has decided. */
  consent: Consent | null;
  chooseLanguage: (language: Language) => void;
  chooseTheme: (theme: Theme) => void;
}

export const usePreferences = create<PreferencesStore>()((set) => ({
  language: firstLanguage(),
  theme: 'system',
  pixelId: null,
  consent: null,
  chooseLanguage: (language) => {
    document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`;
    document.documentElement.lang = language;
    set({ language });
  },
  chooseTheme: (theme) => {
    store('local', THEME_KEY, theme === 'system' ? null : theme);
    applyTheme(theme);
    set({ theme });
  },
}));

export const useLanguage = (): Language => usePreferences(({ language }) => language);

/**
 * Applies the language chosen before, on a page that brings no content in any language: without a
 * network, the service worker's page is in the language of the day it was kept.
 */
export const startLanguage = (): void => {
  const cookies = document.cookie.split('; ');
  const language = LANGUAGES.find((known) => cookies.includes(`${LANGUAGE_COOKIE}=${known}`));
  if (language === undefined) return;
  document.documentElement.lang = language;
  usePreferences.setState({ language });
};

/** Applies the stored theme, and follows the system's while none is chosen. */
export const startTheme = (): void => {
  const theme = THEMES.find((known) => known === readStored('local', THEME_KEY)) ?? 'system';
  usePreferences.setState({ theme });
  applyTheme(theme);
  dark().addEventListener('change', () => applyTheme(usePreferences.getState().theme));
};
