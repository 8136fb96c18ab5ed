import type { Page } from '@playwright/test';
import { ask, composer, limitCard, openChat } from '../support/chat';
import { keepExpert } from '../support/expert';
import { expect, test } from '../support/test';
import { askBeyondLimit } from '../support/upgrade';

const SIDEWAYS = [
  { width: 844, height: 390 },
  { width: 640, height: 400 },
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The visible height of the conversation, in pixels. */
const room = (page: Page): Promise<number> =>
  page.getByRole('log').evaluate((log) => log.clientHeight);

test("a vet's message can be read on a phone in landscape", async ({ page, owner, product }) => {
  await keepExpert(product, owner);
  await openChat(page, owner);
  await expect(page.getByText('Is there any discharge in the ear?')).toBeVisible();
  for (const size of SIDEWAYS) {
    await page.setViewportSize(size);
    await expect.poll(() => room(page), { message: `${size.width} px` }).toBeGreaterThan(100);
    await expect(page.getByText('Is there any discharge in the ear?')).toBeInViewport({ ratio: 1 });
    await expect(composer(page)).toBeInViewport({ ratio: 1 });
  }
});

test('in landscape, the upgrade buttons are in view and an emergency leaves room to read', async ({
  page,
  owner,
  product,
  faults,
}) => {
  faults.forgive(/status of 429/);
  await askBeyondLimit(page, product, owner, 'yesterday');
  for (const size of SIDEWAYS) {
    await page.setViewportSize(size);
    for (const plan of ['Pro', 'Expert']) {
      const button = limitCard(page).getByRole('link', { name: `Upgrade to ${plan}` });
      await expect(button).toBeInViewport({ ratio: 1 });
    }
  }
  await limitCard(page).getByRole('button', { name: 'Close' }).click();
  await ask(page, 'She chewed a lily leaf');
  await expect(page.getByText('Emergency: call a vet now').first()).toBeVisible();
  for (const size of SIDEWAYS) {
    await page.setViewportSize(size);
    await expect.poll(() => room(page), { message: `${size.width} px` }).toBeGreaterThan(100);
  }
});

test('the example questions are in view on a phone in landscape', async ({ page, owner }) => {
  await openChat(page, owner);
  for (const size of SIDEWAYS) {
    await page.setViewportSize(size);
    await expect(page.getByRole('heading', { name: /like to know about Micia/ })).toBeInViewport();
    await expect(page.getByRole('button', { name: /^How much should Micia eat/ })).toBeInViewport();
  }
});
