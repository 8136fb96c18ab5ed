import type { Locator, Page } from '@playwright/test';
import { upgradeOverlay } from '../support/chat';
import { pressOn } from '../support/keyboard';
import { expect, test } from '../support/test';
import { askBeyondLimit } from '../support/upgrade';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The dialog traps the focus, both ways; Escape closes it and returns the focus to its opener. */
async function expectTrapped(page: Page, dialog: Locator, opener: Locator): Promise<void> {
  await expect(dialog).toBeVisible();
  const inside = (): Promise<boolean> =>
    dialog.evaluate((node) => node.contains(document.activeElement));
  await expect.poll(inside).toBe(true);
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let press = 0; press < 15; press += 1) {
      await page.keyboard.press(key);
      expect(await inside(), `after ${key} ${press + 1}`).toBe(true);
    }
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
}

test('the sign-in dialog traps focus and returns it on closing', async ({ page }) => {
  await page.goto('/');
  const opener = page.getByRole('button', { name: 'Sign In' });
  await pressOn(page, opener);
  await expectTrapped(page, page.getByRole('dialog'), opener);
});

test('the delete confirmations trap focus and return it on closing', async ({ page, owner }) => {
  await page.goto(`/pets?petId=${owner.petId}`);
  const deletePet = page.getByRole('button', { name: 'Delete Micia' });
  await pressOn(page, deletePet);
  await expectTrapped(
    page,
    page.getByRole('dialog', { name: "Delete Micia's profile?" }),
    deletePet,
  );
  await page.goto('/profile');
  const deleteAccount = page.getByRole('button', { name: 'Delete account' });
  await pressOn(page, deleteAccount);
  await expectTrapped(page, page.getByRole('dialog'), deleteAccount);
});

test('the upgrade overlay traps focus and leaves it on the button that reopens it', async ({
  page,
  owner,
  product,
  faults,
}) => {
  faults.forgive(/status of 429/);
  await askBeyondLimit(page, product, owner, 'today');
  const offers = page.getByRole('button', { name: 'See what Pro offers' });
  await expectTrapped(page, upgradeOverlay(page), offers);
  await page.keyboard.press('Enter');
  await expectTrapped(page, upgradeOverlay(page), offers);
});

test('the first Tab stop of a page is the link that skips its header', async ({ page }) => {
  for (const path of ['/', '/chat', '/terms']) {
    await page.goto(path);
    await expect(
      page
        .getByRole('main')
        .getByRole(path === '/chat' ? 'tab' : 'link')
        .first(),
    ).toBeVisible();
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
    await expect(skip).not.toBeFocused();
  }
});
