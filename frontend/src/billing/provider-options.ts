import type { Appearance, StripeElementsOptionsClientSecret } from '@stripe/stripe-js';
import { useMemo, useSyncExternalStore } from 'react';
import { useLanguage } from '../shared/preferences.store';

const OKLCH = /^oklch\(\s*([\d.]+)(%?)\s+([\d.]+)\s+([\d.]+)/;

const toByte = (linear: number): number => {
  const part = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(Math.max(part, 0), 1) * 255);
};

/**
 * Converts `oklch()` to `rgb()`, which is all that Stripe reads; keeps other colours as they are.
 */
export const rgbOf = (colour: string): string => {
  const [, lightness, percent, chroma, hue] = OKLCH.exec(colour) ?? [];
  if (hue === undefined) return colour;
  const angle = (Number(hue) * Math.PI) / 180;
  const light = Number(lightness) / (percent === '%' ? 100 : 1);
  const a = Number(chroma) * Math.cos(angle);
  const b = Number(chroma) * Math.sin(angle);
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s;
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s;
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s;
  return `rgb(${[red, green, blue].map(toByte).join(', ')})`;
};

const token = (name: string): string =>
  rgbOf(getComputedStyle(document.documentElement).getPropertyValue(`--color-${name}`).trim());

const appearance = (theme: string): Appearance => ({
  theme: theme === 'dark' ? 'night' : 'stripe',
  labels: 'above',
  variables: {
    colorPrimary: token('green'),
    colorBackground: token('card'),
    colorText: token('ink'),
    colorTextSecondary: token('soft'),
    colorTextPlaceholder: token('faint'),
    colorDanger: token('red'),
    fontFamily: 'system-ui, sans-serif',
    fontSizeBase: '16px',
    borderRadius: '12px',
    spacingUnit: '4px',
    gridRowSpacing: '20px',
  },
  rules: {
    '.Input': { border: `1px solid ${token('edge')}`, boxShadow: 'none', padding: '13px 16px' },
    '.Input:focus': { border: `1px solid ${token('green')}`, boxShadow: 'none' },
    '.Input--invalid': { border: `1px solid ${token('red')}`, boxShadow: 'none' },
    '.Label': { fontSize: '15px', fontWeight: '600' },
  },
});

const shownTheme = (): string => document.documentElement.dataset['theme'] ?? 'light';

const watchTheme = (changed: () => void): (() => void) => {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
};

/** Follows language and theme, which may change while the form is open. */
export const useProviderOptions = (clientSecret: string): StripeElementsOptionsClientSecret => {
  const language = useLanguage();
  const theme = useSyncExternalStore(watchTheme, shownTheme);
  return useMemo(
    () => ({ clientSecret, locale: language, appearance: appearance(theme), loader: 'auto' }),
    [clientSecret, language, theme],
  );
};
