import type { Locator } from '@playwright/test';
import { WITH_PAYMENTS } from '../support/product';
import { expect, test } from '../support/test';

test.use({ settings: WITH_PAYMENTS });

/** The words in an element that are broken across lines. */
const brokenWords = (place: Locator): Promise<string[]> =>
  place.evaluate((root) => {
    const found: string[] = [];
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node instanceof Text; node = texts.nextNode()) {
      for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}€.,/]+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(word);
      }
    }
    return found;
  });

for (const width of [320, 360, 390, 430, 640]) {
  test(`a pet's usual name breaks no words and a long one fits its page at ${width} px`, async ({
    page,
    owner,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    for (const name of ['Micia', 'Nuvoletta', 'Bartolomeo', 'Principessa Sissi', 'W'.repeat(60)]) {
      await owner.call('PATCH', `/api/pets/${owner.petId}`, { name, breed: 'European' });
      await page.goto(`/pets/${owner.petId}`);
      const heading = page.getByRole('heading', { level: 1, name, exact: true });
      await expect(heading).toBeVisible();
      if (name.length < 20) expect(await brokenWords(heading)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
}

for (const width of [360, 1440]) {
  test(`a long name stays inside its button on the home page at ${width} px`, async ({
    page,
    owner,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await owner.call('PATCH', `/api/pets/${owner.petId}`, { name: 'W'.repeat(60) });
    await page.goto('/');
    const button = page.getByRole('link', { name: /^Continue with W/ });
    const sticksOut = await button.evaluate((link) => link.scrollWidth > link.clientWidth);
    expect(sticksOut).toBe(false);
  });
}

test('the lamp does not overlap the menu of an Italian page on a phone', async ({
  page,
  owner,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/pets/${owner.petId}`);
  await page.getByLabel('Language').selectOption('it');
  const link = page.getByRole('link', { name: 'Animali', exact: true });
  await expect(link).toBeVisible();
  const cord = await page.locator('path[stroke="var(--lamp-line)"]').first().boundingBox();
  const text = await link.boundingBox();
  expect(cord?.x).toBeLessThan(text?.x ?? 0);
  const shade = await page.locator('path[fill="var(--lamp-shade)"]').first().boundingBox();
  expect(shade?.y).toBeGreaterThan((text?.y ?? 0) + (text?.height ?? 0) / 2);
});

for (const width of [320, 360, 768]) {
  test(`the plan comparison breaks lines only between words at ${width} px`, async ({
    page,
    product,
    owner,
  }) => {
    await product.world.setPlan(owner, 'pro');
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/checkout?plan=expert');
    await expect(page.getByRole('heading', { name: 'What changes' })).toBeVisible();
    expect(await brokenWords(page.getByRole('table'))).toEqual([]);
    await page.getByLabel('Language').selectOption('it');
    await expect(page.getByRole('heading', { name: 'Che cosa cambia' })).toBeVisible();
    expect(await brokenWords(page.getByRole('table'))).toEqual([]);
  });
}
