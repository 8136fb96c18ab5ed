import type { Locator } from '@playwright/test';
import { newAddress, PASSWORD } from '../../../backend/test/harness/owner';
import {
  logIn,
  loginButton,
  openDialog,
  password,
  register,
  registerButton,
} from '../support/sign-in';
import { expect, test } from '../support/test';
import { expectToast } from '../support/toast';

/** Allows one wrong password and three registrations. */
const STRICT = '0.1';

test.use({ settings: { RATE_LIMIT_FACTOR: STRICT } });

const TOO_MANY = 'Too many attempts. Please try again later.';

async function expectKept(card: Locator, email: string, secret: string): Promise<void> {
  await expect(card.getByLabel('Email')).toHaveValue(email);
  await expect(password(card)).toHaveValue(secret);
}

test('too many wrong passwords rate-limit even the right one', async ({
  page,
  product,
  faults,
}) => {
  faults.forgive(/status of 4(01|29)/);
  const { email } = await product.registered();
  const card = await openDialog(page);
  await logIn(card, email, 'a-wrong-guess');
  await expectToast(page, 'Login error', 'Invalid credentials');
  await expectKept(card, email, 'a-wrong-guess');
  await logIn(card, email, PASSWORD);
  await expectToast(page, 'Login error', TOO_MANY);
  await expectKept(card, email, PASSWORD);
  await expect(loginButton(card)).toBeFocused();
});

test('too many registrations are rate-limited, and nothing typed is lost', async ({
  page,
  context,
  product,
  faults,
}) => {
  faults.forgive(/status of 4(09|29)/);
  const owner = await product.registered();
  const card = await openDialog(page, 'Register');
  await register(card, owner.username, owner.email);
  await expectToast(page, 'Registration error', 'Username or email already in use');
  await expect(card.getByLabel('Username')).toHaveValue(owner.username);
  await expectKept(card, owner.email, PASSWORD);
  await Promise.allSettled([product.registered(), product.registered()]);
  const email = newAddress();
  await register(card, 'Anna', email);
  await expectToast(page, 'Registration error', TOO_MANY);
  await expectKept(card, email, PASSWORD);
  await expect(card.getByLabel('Confirm Password')).toHaveValue(PASSWORD);
  await expect(registerButton(card)).toBeEnabled();
  expect(await context.cookies()).toEqual([]);
});
