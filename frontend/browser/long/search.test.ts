import { expectAccessible } from '../support/axe';
import { composer, openChat } from '../support/chat';
import { expect, test } from '../support/test';

test('Ctrl+K finds an old message, jumps to it and highlights it', async ({
  page,
  product,
  owner,
}) => {
  await product.world.database.query(
    `INSERT INTO chat_messages ("sessionId", role, content, status, timestamp)
     SELECT $1, 'user', CASE n WHEN 3 THEN 'She licked a lily <b>today</b>' ELSE 'Number ' || n END,
       'complete', now() - (400 - n) * interval '1 minute' FROM generate_series(1, 300) AS n`,
    [owner.sessionId],
  );
  await openChat(page, owner);
  await composer(page).focus();
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Find a pet or a message' });
  await expect(dialog.getByRole('option', { name: 'Micia' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(composer(page)).toBeFocused();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('lily');
  await expect(dialog.getByRole('option')).toHaveText(/She licked a lily <b>today<\/b>/);
  await expect(dialog.locator('mark')).toHaveText('lily');
  await expectAccessible(page, '[role="dialog"]');
  await page.keyboard.press('Enter');
  const found = page.getByRole('article').filter({ hasText: 'licked' });
  await expect(found).toBeInViewport();
  await expect(found).toBeFocused();
  await expect(found).toHaveAttribute('data-found');
  await expect(page).not.toHaveURL(/message=/);
  await expect(found).not.toHaveAttribute('data-found');
  await expect(found).toBeInViewport();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the search button leads to another pet', async ({ page, product, owner }) => {
    await product.world.setPlan(owner, 'pro');
    await owner.addPet({ name: 'Otto' });
    await openChat(page, owner);
    const button = page.getByRole('button', { name: 'Find a pet or a message' });
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await button.tap();
    const dialog = page.getByRole('dialog');
    await expectAccessible(page, '[role="dialog"]');
    await dialog.getByRole('combobox').fill('ott');
    await dialog.getByRole('option', { name: 'Otto' }).tap();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveTitle('Otto · Zampa');
  });
});
