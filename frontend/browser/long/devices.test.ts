import type { Page, WebSocket } from '@playwright/test';
import { PASSWORD } from '../../../backend/test/harness/owner';
import { openProfile } from '../support/profile';
import {
  anotherDevice,
  changePassword,
  expectSignedOut,
  PHONE,
  security,
  SOON,
} from '../support/security';
import { logIn, openPage } from '../support/sign-in';
import { expect, test } from '../support/test';
import { expectToast } from '../support/toast';

/** Returns a check for whether the newest socket that the page opens from now on is open. */
function watchSocket(page: Page): () => boolean | undefined {
  let newest: WebSocket | undefined;
  page.on('websocket', (socket) => {
    newest = socket;
  });
  return () => newest && !newest.isClosed();
}

test('a new password signs out the other device and closes its socket within 5 s', async ({
  page,
  owner,
  browser,
  faults,
}) => {
  faults.forgive(/status of 401/);
  const phone = await anotherDevice(browser, owner, PHONE);
  const isOpen = watchSocket(phone);
  await openProfile(phone);
  await expect.poll(isOpen).toBe(true);
  await openProfile(page);
  await expect(security(page).getByText('Chrome on Android')).toBeVisible();
  await changePassword(page, 'foxes-in-the-morning-3', PASSWORD);
  await expectToast(
    page,
    'Password changed',
    'Your other devices are signed out and get no more notifications. API tokens, the calendar address and webhooks have stopped working.',
  );
  await Promise.all([expectSignedOut(phone), expect.poll(isOpen, { timeout: SOON }).toBe(false)]);
  await expect(security(page).getByText('Chrome on Android')).toHaveCount(0);
  await expect(security(page).getByText('This device')).toBeVisible();
  await phone.context().close();
});

test('a tab shows the account that has signed in in another tab of the same browser', async ({
  page,
  context,
  product,
  owner,
}) => {
  const other = await product.registered();
  await other.addPet({ name: 'Otto', species: 'cane' });
  await context.clearCookies();
  const second = await context.newPage();
  const card = await openPage(second);
  await logIn(await openPage(page), owner.email, PASSWORD);
  await expect(page.getByRole('tab', { name: 'Login' })).toHaveCount(0);
  await page.goto('/pets');
  await expect(page.getByRole('heading', { name: 'Micia' })).toBeVisible();
  await logIn(card, other.email, PASSWORD);
  await expect(page.getByRole('heading', { name: 'Otto' })).toBeVisible({ timeout: SOON });
  await expect(page.getByRole('heading', { name: 'Micia' })).toHaveCount(0);
});
