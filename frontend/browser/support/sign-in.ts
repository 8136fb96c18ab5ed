import { expect, type Locator, type Page } from '@playwright/test';
import { PASSWORD } from '../../../backend/test/harness/owner';

type Tab = 'Login' | 'Register';

/** The sign-in card in its dialog. */
export async function openDialog(page: Page, tab: Tab = 'Login'): Promise<Locator> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign In' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Login or register to continue')).toBeVisible();
  await dialog.getByRole('tab', { name: tab }).click();
  return dialog;
}

/** The sign-in card as a page of its own. */
export async function openPage(page: Page, tab: Tab = 'Login'): Promise<Locator> {
  await page.goto('/checkout');
  const main = page.getByRole('main');
  await main.getByRole('tab', { name: tab }).click();
  return main;
}

export const password = (card: Locator): Locator => card.getByLabel('Password', { exact: true });

/** Expects this error under a field. */
export const expectError = (field: Locator, text: string): Promise<void> =>
  expect(field).toHaveAccessibleDescription(text);

/** Fills in the registration form; the password is repeated unless another one is given. */
export async function fillRegistration(
  card: Locator,
  username: string,
  email: string,
  secret = PASSWORD,
  repeated = secret,
): Promise<void> {
  await card.getByLabel('Username').fill(username);
  await card.getByLabel('Email').fill(email);
  await password(card).fill(secret);
  await card.getByLabel('Confirm Password').fill(repeated);
}

export async function fillLogin(card: Locator, email: string, secret: string): Promise<void> {
  await card.getByLabel('Email').fill(email);
  await password(card).fill(secret);
}

export const loginButton = (card: Locator): Locator =>
  card.getByRole('button', { name: 'Login', exact: true });

export const registerButton = (card: Locator): Locator =>
  card.getByRole('button', { name: 'Register', exact: true });

export async function logIn(card: Locator, email: string, secret: string): Promise<void> {
  await fillLogin(card, email, secret);
  await loginButton(card).click();
}

export async function register(card: Locator, username: string, email: string): Promise<void> {
  await fillRegistration(card, username, email);
  await registerButton(card).click();
}

/** Whether each control of the open tab is disabled. */
export const disabled = async (card: Locator): Promise<boolean[]> => {
  const controls = await card.getByRole('tabpanel').locator('input, button').all();
  return Promise.all(controls.map((control) => control.isDisabled()));
};

/**
 * Opens a page and waits until it has read the session twice. The second read follows the socket's
 * connection, and would notice that the cookies are gone.
 */
export async function openSettled(page: Page, open: () => Promise<void>): Promise<void> {
  let reads = 0;
  page.on('requestfinished', (request) => {
    if (request.url().endsWith('/api/auth/session')) reads += 1;
  });
  await open();
  await expect.poll(() => reads).toBeGreaterThanOrEqual(2);
}

/** Ends this browser's session. Leaves the page first: its pending requests would get a 401. */
export async function loseSession(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}
