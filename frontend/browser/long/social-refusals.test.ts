import type { Page } from '@playwright/test';
import {
  consent,
  deny,
  expect,
  openWindow,
  providerButton,
  signedIn,
  stranger,
  test,
} from '../support/providers';
import { SOCIAL_CHANNEL } from '../../../backend/src/contract/social';
import { loginButton, loseSession, openDialog } from '../support/sign-in';
import { expectToast, toastArea } from '../support/toast';

const CLOSED = 'Popup closed by user. Please try again.';
const REFUSED = 'Unable to login with Google. Please try again.';

/** The bodies of the page's sync calls, as they are sent. */
function watchSyncs(page: Page): string[] {
  const syncs: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/firebase-login')) syncs.push(request.postData() ?? '');
  });
  return syncs;
}

/** The nonce of the next window that the page opens. */
const nonceOf = async (page: Page): Promise<string> => {
  const start = await page
    .context()
    .waitForEvent('request', (request) => request.url().includes('/api/auth/google?'));
  return new URL(start.url()).searchParams.get('nonce') ?? '';
};

const entered = (nonce: string) => ({
  type: 'zampa:social',
  provider: 'google',
  nonce,
  result: { status: 'signed-in', uid: 'google:1' },
});

test('a closed popup counts as cancelled after 8 s and can be reopened', async ({
  page,
  providers,
}) => {
  const card = await openDialog(page);
  const popup = await openWindow(card, 'Google');
  await popup.close();
  const closedAt = Date.now();
  await expectToast(page, 'Error', CLOSED);
  const waited = Date.now() - closedAt;
  expect(waited).toBeGreaterThan(7_500);
  expect(waited).toBeLessThan(12_000);
  await consent(await openWindow(card, 'Google'));
  await expectToast(page, 'Login successful!', `Welcome, ${providers.person.name}!`);
});

test('a sign-in is detected even when its popup closes without reporting', async ({
  page,
  providers,
  faults,
}) => {
  faults.forgive(/social-report/);
  const card = await openDialog(page);
  await page.context().route('**/social-report.js', (route) => route.abort());
  const popup = await openWindow(card, 'Google');
  await consent(popup);
  await popup.waitForURL('**/callback?*');
  await popup.close();
  await expectToast(page, 'Login successful!', `Welcome, ${providers.person.name}!`);
});

test('refused consent is not reported as a closed popup', async ({ page }) => {
  const card = await openDialog(page);
  for (const name of ['Google', 'Facebook'] as const) {
    const popup = await openWindow(card, name);
    await deny(popup);
    await expectToast(page, 'Error', `Unable to login with ${name}. Please try again.`);
    await expect.poll(() => popup.isClosed()).toBe(true);
    await toastArea(page).getByRole('button', { name: 'Close', includeHidden: true }).click();
  }
  await expect(loginButton(card)).toBeEnabled();
  expect(await signedIn(page)).toBeNull();
});

test('a failing provider is named in the error', async ({ page, providers }) => {
  const card = await openDialog(page);
  providers.failing = 500;
  for (const name of ['Google', 'Facebook'] as const) {
    await consent(await openWindow(card, name));
    await expectToast(page, 'Error', `Unable to login with ${name}. Please try again.`);
  }
  expect(await signedIn(page)).toBeNull();
});

test('an e-mail address that already has an account requires its password first', async ({
  page,
  product,
  providers,
}) => {
  const { email } = await product.registered();
  providers.person = stranger({ email });
  await consent(await openWindow(await openDialog(page), 'Facebook'));
  await expectToast(
    page,
    'Error',
    'This email already has an account. Log in with your password first, then connect Facebook in your profile.',
  );
  expect(await signedIn(page)).toBeNull();
});

test('a report from another origin or for another popup is ignored', async ({ page }) => {
  const syncs = watchSyncs(page);
  const card = await openDialog(page);
  const named = nonceOf(page);
  const popup = await openWindow(card, 'Google');
  const nonce = await named;
  expect(nonce).not.toBe('');
  await popup.evaluate((report) => {
    (window.opener as Window).postMessage(report, '*');
  }, entered(nonce));
  await page.evaluate(
    ([report, channel]) => {
      window.postMessage(report, location.origin);
      new BroadcastChannel(channel).postMessage(report);
    },
    [entered('the-nonce-of-another-window'), SOCIAL_CHANNEL] as const,
  );
  await deny(popup);
  await expectToast(page, 'Error', REFUSED);
  expect(syncs).toEqual([]);
});

test('a replayed report is ignored', async ({ page }) => {
  const named = nonceOf(page);
  await consent(await openWindow(await openDialog(page), 'Google'));
  await expectToast(page, 'Login successful!');
  const heard = entered(await named);
  await loseSession(page);
  const card = await openDialog(page);
  const syncs = watchSyncs(page);
  const popup = await openWindow(card, 'Google');
  await page.evaluate(
    ([report, channel]) => {
      window.postMessage(report, location.origin);
      new BroadcastChannel(channel).postMessage(report);
    },
    [heard, SOCIAL_CHANNEL] as const,
  );
  await deny(popup);
  await expectToast(page, 'Error', REFUSED);
  expect(syncs).toEqual([]);
});

test('the card is disabled while a sign-in is being confirmed', async ({ page, providers }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/auth/firebase-login', async (route) => {
    await held;
    await route.continue();
  });
  const card = await openDialog(page);
  await consent(await openWindow(card, 'Google'));
  await expect(loginButton(card)).toBeDisabled();
  await expect(card.getByLabel('Email')).toBeDisabled();
  for (const name of ['Google', 'Facebook'] as const)
    await expect(providerButton(card, name)).toBeDisabled();
  release();
  await expectToast(page, 'Login successful!', `Welcome, ${providers.person.name}!`);
});
