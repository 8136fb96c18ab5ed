import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { decideConsent, track } from './tracking';
import { usePreferences } from './preferences.store';

const EURO = { currency: 'EUR' };

beforeEach(() => usePreferences.setState({ pixelId: '123' }));

afterEach(() => {
  delete window.fbq;
  delete window._fbq;
  document.head.querySelector('script[src*=facebook]')?.remove();
});

const accept = async (): Promise<void> => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')));
  decideConsent('accepted');
  await vi.waitFor(() => expect(window.fbq).toBeDefined());
};

it('the pixel tracks nothing automatically after consent', async () => {
  await accept();
  expect(window.fbq?.queue).toEqual([
    ['set', 'autoConfig', false, '123'],
    ['init', '123'],
  ]);
  expect(window.fbq?.disablePushState).toBe(true);
});

it('withdrawing consent in another tab stops the pixel here, and deletes its cookies', async () => {
  await accept();
  const { queue } = window.fbq ?? { queue: [] };
  document.cookie = '_fbp=fb.1.2.3; Path=/';
  window.dispatchEvent(new StorageEvent('storage', { key: 'zampa.consent', newValue: 'refused' }));
  track('Lead', {});
  expect(queue.at(-1)).toEqual(['consent', 'revoke']);
  expect(window.fbq).toBeUndefined();
  expect(document.cookie).not.toContain('_fbp');
});

it("events during the pixel's loading are tracked, unless consent is refused meanwhile", async () => {
  await accept();
  delete window.fbq;
  decideConsent('accepted');
  track('Lead', {});
  await vi.waitFor(() => expect(window.fbq?.queue.at(-1)).toEqual(['track', 'Lead', EURO]));
  delete window.fbq;
  decideConsent('accepted');
  decideConsent('refused');
  await vi.dynamicImportSettled();
  expect(window.fbq).toBeUndefined();
});
