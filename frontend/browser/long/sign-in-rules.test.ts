import type { Locator } from '@playwright/test';
import { PASSWORD } from '../../../backend/test/harness/owner';
import {
  expectError,
  fillRegistration,
  logIn,
  openDialog,
  openPage,
  password,
  registerButton,
} from '../support/sign-in';
import { expect, test } from '../support/test';

const EMAIL = 'Invalid email';
const PASSWORD_SHORT = 'Password must be at least 6 characters';
const PASSWORD_LONG = 'Password must be at most 128 characters';
const NAME_SHORT = 'Username must be at least 2 characters';
const NAME_LONG = 'Username must be at most 40 characters';
const NAME_LETTERS = 'Letters, digits, spaces and . - _ only';

type Examples = readonly (readonly [value: string, message: string])[];

const emails: Examples = [
  ['', EMAIL],
  ['   ', EMAIL],
  ['anna', EMAIL],
  ['anna@', EMAIL],
  ['@example.org', EMAIL],
  ['anna@example', EMAIL],
  ['anna@example.', EMAIL],
  ['anna@@example.org', EMAIL],
  ['an na@example.org', EMAIL],
  ['Anna <anna@example.org>', EMAIL],
  [`${'a'.repeat(243)}@example.org`, EMAIL],
  [`${'a'.repeat(242)}@example.org`, ''],
  [' anna@example.org ', ''],
];

const passwords: Examples = [
  ['', PASSWORD_SHORT],
  ['12345', PASSWORD_SHORT],
  ['a'.repeat(129), PASSWORD_LONG],
  ['a'.repeat(128), ''],
  ['123456', ''],
];

const usernames: Examples = [
  ['', NAME_SHORT],
  ['A', NAME_SHORT],
  [' A ', NAME_SHORT],
  ['A'.repeat(41), NAME_LONG],
  ['Anna!', NAME_LETTERS],
  ['<b>Anna</b>', NAME_LETTERS],
  ['anna@home', NAME_LETTERS],
  ['A'.repeat(40), ''],
  ['Zoë d. L-M_2', ''],
  ['Аня', ''],
  ['Al', ''],
];

/** Once the form has been sent, each value shows its message as it is typed. */
async function expectMessages(field: Locator, examples: Examples): Promise<void> {
  for (const [value, message] of examples) {
    await test.step(`'${value.slice(0, 30)}'`, async () => {
      await field.fill(value);
      await expectError(field, message);
      await expect(field).toHaveAttribute('aria-invalid', String(message !== ''));
    });
  }
}

test('the login form shows an error at each invalid field', async ({ page }) => {
  const dialog = await openDialog(page);
  await logIn(dialog, 'nobody', '12345');
  await expectError(dialog.getByLabel('Email'), 'Invalid email');
  await expectError(password(dialog), 'Password must be at least 6 characters');
  await expect(dialog.getByLabel('Email')).toBeFocused();
  await dialog.getByLabel('Email').fill('nobody@example.org');
  await expectError(dialog.getByLabel('Email'), '');
});

test('the registration form shows an error at each invalid field', async ({ page }) => {
  const dialog = await openDialog(page, 'Register');
  await dialog.getByLabel('Username').fill('A');
  await dialog.getByLabel('Email').fill('anna@');
  await password(dialog).fill('12345');
  await dialog.getByLabel('Confirm Password').fill('123456');
  await dialog.getByRole('button', { name: 'Register' }).click();
  await expectError(dialog.getByLabel('Username'), 'Username must be at least 2 characters');
  await expectError(dialog.getByLabel('Email'), 'Invalid email');
  await expectError(password(dialog), 'Password must be at least 6 characters');
  await expectError(dialog.getByLabel('Confirm Password'), "Passwords don't match");
});

test('the password can be shown, in all fields at once', async ({ page }) => {
  const dialog = await openDialog(page);
  await expect(password(dialog)).toHaveAttribute('type', 'password');
  await dialog.getByRole('button', { name: 'Show password' }).click();
  await expect(password(dialog)).toHaveAttribute('type', 'text');
  await dialog.getByRole('tab', { name: 'Register' }).click();
  await expect(password(dialog)).toHaveAttribute('type', 'text');
  await expect(dialog.getByLabel('Confirm Password')).toHaveAttribute('type', 'text');
  await dialog.getByRole('button', { name: 'Hide password' }).first().click();
  await expect(dialog.getByLabel('Confirm Password')).toHaveAttribute('type', 'password');
});

test('login validates each e-mail and password as it is typed', async ({ page }) => {
  const card = await openDialog(page);
  await logIn(card, '', '');
  await expect(card.getByLabel('Email')).toBeFocused();
  await expectMessages(card.getByLabel('Email'), emails);
  await expectMessages(password(card), passwords);
});

test('registering validates each value as it is typed', async ({ page }) => {
  const card = await openPage(page, 'Register');
  await registerButton(card).click();
  await expect(card.getByLabel('Username')).toBeFocused();
  await expectMessages(card.getByLabel('Username'), usernames);
  await expectMessages(card.getByLabel('Email'), emails);
  await expectMessages(password(card), passwords);
});

test('the mismatch error is updated when the first password changes', async ({ page }) => {
  const card = await openDialog(page, 'Register');
  const repeated = card.getByLabel('Confirm Password');
  await fillRegistration(card, 'Anna', 'anna@example.org', 'owls-at-dawn', 'owls-at-noon');
  await registerButton(card).click();
  await expect(repeated).toBeFocused();
  await expectError(repeated, "Passwords don't match");
  await password(card).fill('owls-at-noon');
  await expectError(repeated, '');
  await password(card).fill('owls-at-night');
  await expectError(repeated, "Passwords don't match");
});

test('an error is red and right below its field, and nothing invalid is sent', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  const card = await openDialog(page);
  await logIn(card, 'anna', '12345');
  for (const text of [EMAIL, PASSWORD_SHORT]) {
    const message = card.getByText(text, { exact: true });
    const colour = await message.evaluate((element) => getComputedStyle(element).color);
    const red = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = 'var(--color-red)';
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    });
    expect(colour).toBe(red);
  }
  const field = await card.getByLabel('Email').boundingBox();
  const message = await card.getByText(EMAIL, { exact: true }).boundingBox();
  const gap = (message?.y ?? 0) - (field?.y ?? 0) - (field?.height ?? 0);
  expect(gap).toBeGreaterThanOrEqual(0);
  expect(gap).toBeLessThan(12);
  expect(sent).toEqual([]);
});

test('a too common password shows an error at its field', async ({ page, faults }) => {
  faults.forgive(/status of 400/);
  const card = await openDialog(page, 'Register');
  await fillRegistration(card, 'Anna', 'anna@example.org', 'password');
  await registerButton(card).click();
  await expectError(password(card), 'This password is too common. Please choose another one.');
  await expect(password(card)).toBeFocused();
  await expect(card.getByLabel('Username')).toHaveValue('Anna');
  await password(card).fill(PASSWORD);
  await expectError(password(card), '');
});
