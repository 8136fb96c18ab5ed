import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { SubscriptionReply } from '../../../backend/src/contract/billing';
import { PAGES } from '../../../backend/src/contract/pages';
import { expectStillLanding } from '../support/first-view';
import { expect, test } from '../support/test';

declare global {
  interface Window {
    shifts: { value: number; what: string[] }[];
  }
}

const MOST_SHIFT = 0.02;
const SLOW_MS = 600;

const SIZES = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
};

const EVERYWHERE = [
  PAGES.home,
  PAGES.pets,
  PAGES.chat,
  PAGES.oldChat,
  PAGES.checkout,
  PAGES.paymentSuccess,
  PAGES.profile,
  PAGES.resetPassword,
  PAGES.verifyEmail,
  PAGES.testPanel,
  '/nowhere',
  PAGES.emergency,
  PAGES.privacy,
  PAGES.dataDeletion,
  PAGES.terms,
  PAGES.dataProcessing,
];
const SIGNED_IN = EVERYWHERE.slice(0, 7);

const PAID: SubscriptionReply['payments'] = [
  {
    number: 'ZMP-0001',
    plan: 'pro',
    amount: 649,
    currency: 'eur',
    status: 'paid',
    at: '2026-01-01T10:00:00.000Z',
    url: null,
  },
];

/** Records every layout shift not caused by input, and slows down the server's answers. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        const what = entry.sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.textContent ?? ''),
        );
        window.shifts.push({ value: entry.value, what });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.route('**/api/**', async (route) => {
    await delay(SLOW_MS);
    await route.fallback();
  });
}

/** Opens each page, waits for all its requests, and expects nothing to have moved. */
async function expectStill(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const shifts = await page.evaluate(() => window.shifts);
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      expect.soft(sum, `${path} ${JSON.stringify(shifts, null, 1)}`).toBeLessThan(MOST_SHIFT);
    });
  }
}

for (const [name, viewport] of Object.entries(SIZES)) {
  test.describe(`pages do not shift while slow calls load, on a ${name}`, () => {
    test.use({ viewport });

    test.beforeEach(async ({ page, faults }) => {
      test.slow();
      faults.forgive(/status of (402|404)/);
      await watchShifts(page);
    });

    test('signed out', ({ page }) => expectStill(page, EVERYWHERE));

    test('without a pet', async ({ page, context, product }) => {
      await product.newcomer(context);
      await expectStill(page, [PAGES.pets, PAGES.chat, PAGES.profile]);
    });

    test('with a pet and a conversation', async ({ page, owner }) => {
      const { reply } = await owner.ask('How much should she eat?');
      await owner.finished(reply.id);
      await expectStill(page, SIGNED_IN);
    });

    test('with a paid plan and its payments', async ({ page, owner, product }) => {
      await product.world.setPlan(owner, 'pro');
      await page.route('**/api/subscription', async (route) => {
        const response = await route.fetch();
        const read = (await response.json()) as SubscriptionReply;
        await delay(SLOW_MS);
        await route.fulfill({ response, json: { ...read, payments: PAID } });
      });
      await expectStill(page, [PAGES.profile, PAGES.pets, PAGES.chat]);
    });
  });
}

test.describe('at 1440 px', () => {
  test.use({ viewport: { width: 1440, height: 800 } });

  test('the landing page does not shift while it loads', ({ page }) => expectStillLanding(page));
});
