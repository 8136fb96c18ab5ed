import type { Locator } from '@playwright/test';
import { keepCare } from '../support/subscriber';
import { expect, test } from '../support/test';

test.use({ contextOptions: { forcedColors: 'active' } });

/** The border width and the fill of an element once the system has replaced every colour. */
const drawn = (element: Locator): Promise<{ border: number; fill: string }> =>
  element.evaluate((node) => {
    const { borderTopWidth, backgroundColor } = getComputedStyle(node);
    return { border: parseFloat(borderTopWidth), fill: backgroundColor };
  });

test('forced colours still show what is selected, switched on and reached', async ({
  page,
  owner,
  product,
}) => {
  await page.goto('/profile');
  const ground = (await drawn(page.locator('body'))).fill;
  const bar = page.getByRole('progressbar');
  expect((await drawn(bar)).border).toBeGreaterThan(0);
  expect((await drawn(bar.locator('div'))).fill).not.toBe(ground);
  const thumb = page.getByRole('switch').first().locator('span span');
  expect((await drawn(thumb)).fill).not.toBe(ground);

  await keepCare(product, owner);
  await page.goto(`/pets/${owner.petId}`);
  const tile = (name: string): Locator =>
    page.locator('label').filter({ has: page.getByRole('radio', { name, exact: true }) });
  const chosen = await drawn(tile('Weight'));
  expect(chosen.border).toBeGreaterThan((await drawn(tile('Food'))).border);
  const period = (name: string): Locator => page.getByRole('button', { name, exact: true }).first();
  const half = await drawn(period('6 months'));
  expect(half.border).toBeGreaterThan((await drawn(period('1 month'))).border);
});
