import type { Page } from '@playwright/test';
import { holdAnswers } from '../support/network';
import { badge } from '../support/profile';
import {
  blockWindows,
  consent,
  deny,
  expect,
  expectConsentPage,
  providerButton,
  signedIn,
  stranger,
  test,
  type ProviderName,
} from '../support/providers';
import { expectToast, toastArea } from '../support/toast';

const CHECKOUT = '/checkout?plan=expert&from=a%20friend';

test.beforeEach(({ page }) => blockWindows(page));

/** Presses the button with popups blocked: the provider's page replaces this one. */
async function leave(page: Page, name: ProviderName, path = CHECKOUT): Promise<void> {
  await page.goto(path);
  await providerButton(page.getByRole('main'), name).click();
  await expectConsentPage(page, name);
}

const failed = (name: ProviderName): string => `Unable to login with ${name}. Please try again.`;

for (const name of ['Google', 'Facebook'] as const) {
  test(`with popups blocked, signing in with ${name} redirects and returns to the same page`, async ({
    page,
    providers,
  }) => {
    await leave(page, name);
    await consent(page);
    const { name: username } = providers.person;
    await expectToast(page, 'Login successful!', `Welcome, ${username}!`);
    await expect(badge(page, username)).toContainText('Free');
    const { pathname, searchParams } = new URL(page.url());
    expect(pathname).toBe('/checkout');
    expect(Object.fromEntries(searchParams)).toEqual({ plan: 'expert', from: 'a friend' });
  });
}

test("the landing page's sign-in dialog also redirects and returns", async ({
  page,
  providers,
}) => {
  await page.goto('/#pricing');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await providerButton(page.getByRole('dialog'), 'Google').click();
  await consent(page);
  await expect(badge(page, providers.person.name)).toBeVisible();
  await expect(page).toHaveURL('/#pricing');
});

test('the return is processed once: neither a reload nor Back repeats it', async ({
  page,
  providers,
}) => {
  const syncs: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/firebase-login')) syncs.push(request.postData() ?? '');
  });
  await leave(page, 'Google');
  await consent(page);
  await expectToast(page, 'Login successful!');
  await page.reload();
  await expect(badge(page, providers.person.name)).toBeVisible();
  await page.goto('/terms');
  await page.goBack();
  await expect(badge(page, providers.person.name)).toBeVisible();
  await expect(toastArea(page).getByText('Login successful!')).toHaveCount(0);
  expect(syncs).toEqual([JSON.stringify({ uid: `google:${providers.person.subject}` })]);
});

test('the owner is shown as soon as the sync responds, before the session is loaded', async ({
  page,
  providers,
}) => {
  await leave(page, 'Google');
  const release = await holdAnswers(page, '**/api/auth/session');
  await consent(page);
  await expect(badge(page, providers.person.name)).toBeVisible();
  release();
  await expectToast(page, 'Login successful!');
});

test('a failed sync does not prevent the sign-in', async ({ page, providers, faults }) => {
  faults.forgive(/status of 503/, /The sync of the sign-in failed/);
  await page.route('**/api/auth/firebase-login', (route) => route.fulfill({ status: 503 }));
  await leave(page, 'Google');
  await consent(page);
  await expectToast(page, 'Login successful!', `Welcome, ${providers.person.name}!`);
  await expect(badge(page, providers.person.name)).toBeVisible();
});

test('refused consent returns to the starting page with an error', async ({ page }) => {
  await leave(page, 'Google');
  await deny(page);
  await expectToast(page, 'Error', failed('Google'));
  await expect(page).toHaveURL('/checkout?plan=expert&from=a+friend');
  await expect(providerButton(page.getByRole('main'), 'Google')).toBeEnabled();
  expect(await signedIn(page)).toBeNull();
});

test('an e-mail address that already has an account is not linked to it', async ({
  page,
  product,
  providers,
}) => {
  const { email } = await product.registered();
  providers.person = stranger({ email });
  await leave(page, 'Facebook');
  await consent(page);
  await expectToast(
    page,
    'Error',
    'This email already has an account. Log in with your password first, then connect Facebook in your profile.',
  );
  expect(await signedIn(page)).toBeNull();
});

test('a failing provider shows an error', async ({ page, providers }) => {
  await leave(page, 'Facebook');
  providers.failing = 500;
  await consent(page);
  await expectToast(page, 'Error', failed('Facebook'));
});

test('a forged sign-in link signs nobody in and is removed from the address bar', async ({
  page,
  product,
  faults,
}) => {
  faults.forgive(/status of 401/, /The sync of the sign-in failed/, /session of the sign-in/);
  await page.goto(`/checkout?plan=pro&social=${encodeURIComponent('google:signed-in:google:1')}`);
  await expect(page).toHaveURL('/checkout?plan=pro');
  await expectToast(page, 'Error', failed('Google'));
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();

  const { username } = await product.newcomer(page.context());
  await page.goto(`/profile?social=${encodeURIComponent('google:signed-in:google:1')}`);
  await expect(badge(page, username)).toBeVisible();
  await expect(page).toHaveURL('/profile');
});
