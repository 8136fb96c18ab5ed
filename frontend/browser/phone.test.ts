import type { Page } from '@playwright/test';
import { openChat, replies } from './support/chat';
import { storeAnswer } from './support/stored';
import { expect, test } from './support/test';

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  contextOptions: { reducedMotion: 'reduce' },
});

const WIDE = {
  content: [
    'The goal is slow loss.\n',
    '| Goal | kcal a day | Dry food 360 kcal/100 g | Wet food 85 kcal a pouch |',
    '|---|---:|---:|---:|',
    '| Keep 3.8 kg | 190 | 53 g | 2¼ pouches |',
    '| Lose slowly | 155 | 43 g | 1¾ pouches |',
    '\n```\nconst restingEnergy = 70 * Math.pow(weightInKilograms, 0.75);\n```',
  ].join('\n'),
};

/** Left and right edge on the screen. */
const edges = (page: Page, selector: string): Promise<number[]> =>
  page
    .locator(selector)
    .first()
    .evaluate((node) => {
      const { left, right } = node.getBoundingClientRect();
      return [Math.round(left), Math.round(right)];
    });

const isShown = (page: Page, index: number): Promise<boolean> =>
  page
    .getByRole('button', { name: 'Copy answer' })
    .nth(index)
    .evaluate((button) => button.checkVisibility({ opacityProperty: true }));

test('an answer fills the column, and a wide table names its next hidden column', async ({
  page,
  product,
  owner,
}) => {
  await storeAnswer(product, owner, WIDE);
  await storeAnswer(product, owner, { content: 'Weigh her every Sunday. '.repeat(6) });
  await openChat(page, owner);
  await expect(replies(page)).toHaveCount(2);
  expect(await edges(page, '[data-role="assistant"] > p')).toEqual([16, 374]);
  for (const kind of ['table', 'code']) {
    expect(await edges(page, `.scroller[data-kind="${kind}"]`)).toEqual([0, 390]);
  }
  const [left = 0, right = 0] = await edges(page, '[data-role="user"]');
  expect(right - left).toBeLessThanOrEqual(0.7 * 358 + 1);

  expect([await isShown(page, 0), await isShown(page, 1)]).toEqual([false, true]);

  const next = page.getByRole('button', { name: 'Show column: Wet food 85 kcal a pouch' });
  await next.tap();
  await expect(next).toHaveCount(0);
  await expect.poll(async () => (await edges(page, 'th:last-child'))[1]).toBeLessThanOrEqual(391);
  expect(await edges(page, 'td:first-child')).toContain(0);

  await page.getByText('The goal is slow loss.').tap();
  await expect.poll(() => isShown(page, 0)).toBe(true);
  await page.getByRole('button', { name: 'Helpful', exact: true }).first().tap();
  await expect(page.getByRole('button', { name: 'Helpful', exact: true }).first()).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});
