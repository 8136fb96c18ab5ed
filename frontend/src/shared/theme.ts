import { create } from 'zustand';
import { readStored, store } from './storage';

export const THEMES = ['system', 'light', 'dark'] as const;

export type Theme = (typeof THEMES)[number];

/** The same key is read by `public/theme.js` before the first paint. */
const KEY = 'zampa.theme';
const GROUND = { light: '#fdf9f3', dark: '#161310' } as const;

const dark = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)');

const paint = (theme: Theme): void => {
  const shown = theme === 'system' ? (dark().matches ? 'dark' : 'light') : theme;
  document.documentElement.dataset['theme'] = shown;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', GROUND[shown]);
};

interface ThemeState {
  theme: Theme;
  choose: (theme: Theme) => void;
}

export const useTheme = create<ThemeState>()((set) => ({
  theme: 'system',
  choose: (theme) => {
    store('local', KEY, theme === 'system' ? null : theme);
    paint(theme);
    set({ theme });
  },
}));

/** Paints the stored theme and follows the system's while none is chosen. */
export const startTheme = (): void => {
  const stored = THEMES.find((theme) => theme === readStored('local', KEY)) ?? 'system';
  useTheme.setState({ theme: stored });
  paint(stored);
  dark().addEventListener('change', () => paint(useTheme.getState().theme));
};
