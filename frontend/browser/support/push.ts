import type { Page } from '@playwright/test';
import type { PushBrowser } from '../../../backend/test/stand-ins/push-browser';

/**
 * Lets a page subscribe at a push service of the tests. Chromium without a window refuses
 * notifications and has no service for them; the keys, and what is sealed with them, are real.
 */
export const subscribeWith = (page: Page, { subscription }: PushBrowser): Promise<unknown> =>
  page.addInitScript((given) => {
    const { prototype } = PushManager;
    let current: object | null = null;
    Object.assign(prototype, {
      getSubscription: () => Promise.resolve(current),
      subscribe: (options: PushSubscriptionOptionsInit) => {
        current = { ...given, options, toJSON: () => given };
        return Promise.resolve(current);
      },
    });
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Notification.requestPermission = () => Promise.resolve('granted');
  }, subscription);
