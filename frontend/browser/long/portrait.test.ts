import type { Locator, Page } from '@playwright/test';
import { ask, composer, growBeyond, openChat, replyEnded } from '../support/chat';
import { expect, test } from '../support/test';

const portrait = (page: Page): Locator =>
  page.getByRole('complementary').first().locator('[data-portrait]').first();

const look = async (page: Page): Promise<string> =>
  (await portrait(page).screenshot({ animations: 'allow' })).toString('base64');

/** The number of different pictures of the portrait seen within a second. */
const looks = async (page: Page): Promise<number> => {
  const seen = new Set<string>();
  const until = Date.now() + 1000;
  while (Date.now() < until) seen.add(await look(page));
  return seen.size;
};

/** The number of pixels that differ by more than anti-aliasing explains. */
const difference = (page: Page, one: string, other: string): Promise<number> =>
  page.evaluate(
    async (pictures) => {
      const [a = [], b = []] = await Promise.all(
        pictures.map(async (picture) => {
          const image = new Image();
          image.src = `data:image/png;base64,${picture}`;
          await image.decode();
          const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
          canvas?.drawImage(image, 0, 0);
          return canvas?.getImageData(0, 0, image.width, image.height).data;
        }),
      );
      return [...a].filter((value, index) => Math.abs(value - (b[index] ?? 0)) > 64).length;
    },
    [one, other],
  );

const RESTS_AFTER = 8000;

test.beforeEach(async ({ page, owner, product }) => {
  product.world.model.behave({ words: 60, gap: 60 });
  await page.clock.install();
  await openChat(page, owner);
  await expect(portrait(page)).toHaveAttribute('data-portrait', 'cat');
});

test('the pet breathes while an answer streams, then rests until the owner types', async ({
  page,
}) => {
  expect(await looks(page)).toBe(1);
  await ask(page, 'Why does she purr?');
  await growBeyond(page, 30);
  expect(await looks(page)).toBeGreaterThan(1);
  await replyEnded(page);
  await expect.poll(() => looks(page)).toBe(1);
  const awake = await look(page);
  await page.clock.fastForward(RESTS_AFTER);
  const change = async (): Promise<number> => difference(page, awake, await look(page));
  await expect.poll(change).toBeGreaterThan(100);
  await composer(page).fill('And');
  await expect.poll(change).toBe(0);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the pet stays still, and only closes its eyes at the end', async ({ page }) => {
    await ask(page, 'Why does she purr?');
    await growBeyond(page, 30);
    expect(await looks(page)).toBe(1);
    await replyEnded(page);
    const awake = await look(page);
    await page.clock.fastForward(RESTS_AFTER);
    await expect.poll(() => look(page)).not.toBe(awake);
    expect(await looks(page)).toBe(1);
  });
});
