import type { Locator, Page } from '@playwright/test';
import { ask, emergency, growBeyond, openChat, replies, replyEnded } from './support/chat';
import { expectHelpFirst, LILY } from './support/emergency';
import { expect, test } from './support/test';

/** The button that scrolls to the end of the conversation. */
const toEnd = (page: Page): Locator =>
  page.getByRole('button', { name: /^New reply$|^Go to the newest message$/ });

test('the emergency card appears before the first word of the answer and stays after a reload', async ({
  page,
  product,
  owner,
}) => {
  product.world.model.behave({ words: 12, delay: 2500 });
  await openChat(page, owner);
  await ask(page, LILY);
  await expect(emergency(page).getByRole('listitem').first()).toContainText(/\w+/);
  await expect(replies(page)).toHaveCount(0);
  await expect(replies(page)).toContainText('11:e');
  await replyEnded(page);
  await expect(emergency(page)).toBeVisible();
  await page.reload();
  const card = page.getByRole('region', { name: 'Emergency: call a vet now' });
  await expect(card).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  const call = card.getByRole('link').first();
  await expect(call).toHaveAttribute('href', /^tel:\+?\d{6,}$/);
  expect((await call.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('first aid and the number to call stay in view while the answer streams', async ({
    page,
    product,
    owner,
  }) => {
    product.world.model.behave({ words: 500, gap: 15 });
    await openChat(page, owner);
    await ask(page, LILY);
    const first = emergency(page).getByRole('listitem').first().getByRole('paragraph').first();
    const call = emergency(page).getByRole('link').first();
    for (const length of [1, 300, 600]) {
      await growBeyond(page, length);
      await expect(first).toBeInViewport({ ratio: 1 });
      await expect(call).toBeInViewport({ ratio: 1 });
      await expect(toEnd(page)).toHaveCount(0);
    }

    await test.step('scrolling to the end resumes auto-scroll, with the call link pinned', async () => {
      await page.getByRole('log').evaluate((log) => log.scrollTo(0, log.scrollHeight));
      await growBeyond(page, 1200);
      await expect(toEnd(page)).toHaveCount(0);
      await expect(emergency(page).getByRole('heading').first()).not.toBeInViewport();
      const pinned = page.getByRole('link', { name: /^Call / }).first();
      await expect(pinned).toBeInViewport({ ratio: 1 });
      await expect(pinned).toHaveAttribute('href', /^tel:/);
    });

    await test.step('one press brings back the emergency card', async () => {
      await page.getByRole('button', { name: 'What to do now' }).click();
      await expect(call).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: 'What to do now' })).toHaveCount(0);
      await growBeyond(page, 1600);
      await expect(call).toBeInViewport({ ratio: 1 });
      await expect(toEnd(page)).toHaveCount(0);
    });

    await test.step('a reader further down is offered a button to the end', async () => {
      const log = page.getByRole('log');
      await log.evaluate((box) => box.scrollTo(0, box.scrollHeight - 2 * box.clientHeight));
      await expect(toEnd(page)).toBeVisible();
    });
  });

  test("emergency help comes before the upgrade offer when today's questions are used up", async ({
    page,
    product,
    faults,
    owner,
  }) => {
    faults.forgive(/status of 429/);
    await expectHelpFirst(page, product, owner, 'today');
  });
});
