import type { Page, WebSocket } from '@playwright/test';
import { PASSWORD } from '../../backend/test/harness/owner';
import { openProfile } from './support/profile';
import { anotherDevice, changePassword, security } from './support/security';
import { expect, test } from './support/test';
import { expectToast } from './support/toast';

const PHONE =
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
const TABLET =
  'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

/** How soon a sign-out from elsewhere must show, in milliseconds. */
const SOON = 5_000;

/** Tells whether the newest socket that the page opens from now on is open. */
function watchSocket(page: Page): () => boolean | undefined {
  let newest: WebSocket | undefined;
  page.on('websocket', (socket) => {
    newest = socket;
  });
  return () => newest && !newest.isClosed();
}

const signedOut = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Access Required' })).toBeVisible({ timeout: SOON });

test('a new password signs the other device out, and closes its socket, within 5 s', async ({
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
    'Your other devices are signed out. API tokens, the calendar address, notifications and webhooks have stopped working.',
  );
  await Promise.all([signedOut(phone), expect.poll(isOpen, { timeout: SOON }).toBe(false)]);
  await expect(security(page).getByText('Chrome on Android')).toHaveCount(0);
  await expect(security(page).getByText('This device')).toBeVisible();
  await phone.context().close();
});

test('a device is signed out from the list, and the others are all at once', async ({
  page,
  owner,
  browser,
}) => {
  const [phone, tablet, second] = [
    await anotherDevice(browser, owner, PHONE),
    await anotherDevice(browser, owner, TABLET),
    await anotherDevice(browser, owner, TABLET),
  ];
  for (const device of [phone, tablet, second]) await openProfile(device);
  await openProfile(page);
  await security(page)
    .getByRole('button', { name: /^Sign out Chrome on Android/ })
    .click();
  await expectToast(page, 'Device signed out');
  await signedOut(phone);
  await expect(security(page).getByRole('listitem')).toHaveCount(3);
  await expect(tablet.getByText(/^Member since/)).toBeVisible();
  await security(page).getByRole('button', { name: 'Sign out all others' }).click();
  await expectToast(page, 'All other devices are signed out');
  await Promise.all([signedOut(tablet), signedOut(second)]);
  await expect(security(page).getByRole('listitem')).toHaveText([/This device/]);
  await expect(page.getByRole('button', { name: 'Sign out all others' })).toHaveCount(0);
  for (const device of [phone, tablet, second]) await device.context().close();
});
