import type { Appearance, StripeElementsOptionsClientSecret } from '@stripe/stripe-js';
import { useMemo, useSyncExternalStore } from 'react';
import { useLanguage } from '../shared/preferences.store';
import { rgbOf } from './rgb';

const token = (name: string): string =>
  rgbOf(getComputedStyle(document.documentElement).getPropertyValue(`--color-${name}`).trim());

/** Our colours and shapes, for a form that stands in a frame of its own. */
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

/** How the provider's form looks and speaks; both may change while it is open. */
export const useProviderOptions = (clientSecret: string): StripeElementsOptionsClientSecret => {
  const language = useLanguage();
  const theme = useSyncExternalStore(watchTheme, shownTheme);
  return useMemo(
    () => ({ clientSecret, locale: language, appearance: appearance(theme), loader: 'auto' }),
    [clientSecret, language, theme],
  );
};
