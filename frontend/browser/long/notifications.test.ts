import { openChat } from '../support/chat';
import { expect, test } from '../support/test';
import type { Locator, Page } from '@playwright/test';

/** Brings up a notification by signing in while the server cannot be reached. */
async function fail(page: Page): Promise<void> {
  await page.route('**/api/auth/login', (route) => route.abort());
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign In' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill('anna@example.org');
  await dialog.getByLabel('Password', { exact: true }).fill('long-enough');
  await dialog.getByRole('button', { name: 'Login' }).click();
}

const toasts = (page: Page): Locator =>
  page
    .getByRole('region', { name: /^Notifications/, includeHidden: true })
    .getByRole('listitem', { includeHidden: true });

test.beforeEach(({ faults }) => faults.forgive(/ERR_FAILED/));

test('only one toast shows at a time, and it closes after five seconds', async ({ page }) => {
  await fail(page);
  await expect(toasts(page)).toHaveCount(1);
  const since = Date.now();
  await page.getByRole('dialog').getByRole('button', { name: 'Login' }).click();
  await expect(toasts(page)).toHaveCount(1);
  await expect(toasts(page)).toBeVisible();
  await page.mouse.move(5, 700);
  await expect(toasts(page)).toHaveCount(0, { timeout: 9_000 });
  expect(Date.now() - since).toBeGreaterThan(4_000);
});

test('F8 focuses the toasts, and the Close button dismisses one', async ({ page }) => {
  await fail(page);
  await expect(toasts(page)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('F8');
  await expect(
    page.getByRole('region', { name: /^Notifications/ }).getByRole('list'),
  ).toBeFocused();
  await toasts(page).getByRole('button', { name: 'Close' }).click();
  await expect(toasts(page)).toHaveCount(0);
});

test('a toast is dismissed by a long swipe to the right, not by a short one', async ({
  page,
  owner,
}) => {
  await page.route('**/api/chat-sessions/*/messages', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await openChat(page, owner);
  const swipe = async (distance: number): Promise<void> => {
    const box = await toasts(page).boundingBox();
    if (box === null) throw new Error('there is no notification');
    await page.mouse.move(box.x + 40, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(box.x + 40 + distance, box.y + 20, { steps: 8 });
    await page.mouse.up();
  };
  await page.getByRole('textbox', { name: 'Your question' }).fill('Hello?');
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toBeVisible();
  await swipe(30);
  await expect(toasts(page)).toBeVisible();
  await swipe(90);
  await expect(toasts(page)).toHaveCount(0);
});
