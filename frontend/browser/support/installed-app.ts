import type { Page } from '@playwright/test';

/** What pages report without a network or a session. */
export const OFFLINE = /ERR_INTERNET_DISCONNECTED|Failed to load resource|ERR_FAILED|status of 401/;

/** Waits until the service worker controls the page. */
export const controlled = (page: Page): Promise<void> =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null).then(() => undefined);
