import type { Page } from '@playwright/test';
import { ask, growBeyond, limitCard, openChat, replies } from './support/chat';
import { holdAnswers } from './support/network';
import { onEveryScreen } from './support/screens';
import { expect, test } from './support/test';

declare global {
  interface Window {
    motions: string[];
  }
}

/** Longer than this is movement. */
const BLINK_MS = 20;

/** Writes down every animation and transition that starts on the pages to come. */
const watchMotion = async (page: Page): Promise<void> => {
  await page.addInitScript((blink) => {
    window.motions = [];
    const note = (): void => {
      for (const animation of document.getAnimations()) {
        const { endTime } = animation.effect?.getComputedTiming() ?? {};
        if (Number(endTime) > blink) window.motions.push(JSON.stringify(animation));
      }
    };
    document.addEventListener('animationstart', note, true);
    document.addEventListener('transitionrun', note, true);
  }, BLINK_MS);
};

const motions = (page: Page): Promise<string[]> => page.evaluate(() => window.motions);

test('a page that loads moves when that is welcome', async ({ page, owner }) => {
  await watchMotion(page);
  await holdAnswers(page, '**/api/pets');
  await page.goto(`/chat?petId=${owner.petId}`);
  await expect.poll(() => motions(page)).not.toEqual([]);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test.beforeEach(({ page }) => watchMotion(page));

  onEveryScreen('nothing moves', ['en'], async (page) => {
    expect.soft(await motions(page)).toEqual([]);
  });

  test('nothing moves while a page or an answer is waited for', async ({
    page,
    owner,
    product,
    faults,
  }) => {
    faults.forgive(/status of 429/);
    product.world.model.behave({ words: 40, gap: 20, delay: 1000 });
    const letPetsIn = await holdAnswers(page, '**/api/pets');
    await page.goto(`/chat?petId=${owner.petId}`);
    await expect(page.getByText('Loading...')).toBeVisible();
    letPetsIn();
    await openChat(page, owner);
    await ask(page, 'Why does she purr?');
    await expect(page.getByRole('img', { name: 'Zampa is writing' })).toBeVisible();
    await growBeyond(page, 50);
    await expect(replies(page)).toContainText('39:');
    await product.spend(owner, 'yesterday');
    await ask(page, 'May I ask again?');
    await expect(limitCard(page)).toBeVisible();
    expect(await motions(page)).toEqual([]);
  });
});
