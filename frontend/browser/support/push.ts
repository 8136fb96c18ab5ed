import type { Page } from '@playwright/test';
import type { PushBrowser } from '../../../backend/test/stand-ins/push-browser';

/**
 * Lets a page subscribe to the tests' push service. Headless Chromium refuses notifications and has
 * no push service; the keys, and what is encrypted with them, are real.
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
