import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { decideConsent } from './tracking';
import { usePreferences } from './preferences.store';

beforeEach(() => usePreferences.setState({ pixelId: '123' }));

afterEach(() => {
  delete window.fbq;
  delete window._fbq;
  document.head.querySelector('script[src*=facebook]')?.remove();
});

it('the pixel tells nothing of its own accord once the visitor agrees', () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')));
  decideConsent('accepted');
  expect(window.fbq?.queue).toEqual([['init', '123']]);
});
