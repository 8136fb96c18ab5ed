import { randomUUID } from 'node:crypto';
import { PASSWORD } from '../../../backend/test/harness/owner';
import { logIn, openDialog, register } from '../support/sign-in';
import { test } from '../support/test';
import { expectToast } from '../support/toast';

test('a server error without a message shows a default text', async ({ page, faults }) => {
  faults.forgive(/status of 500/);
  await page.route('**/api/auth/*', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500 }) : route.fallback(),
  );
  await logIn(await openDialog(page), 'anna@example.org', PASSWORD);
  await expectToast(page, 'Login error', 'Invalid credentials');
  await register(await openDialog(page, 'Register'), 'Anna', 'anna@example.org');
  await expectToast(page, 'Registration error', 'Unable to create account');
});

test('a username or e-mail address already in use is refused with a toast', async ({
  page,
  faults,
  product,
}) => {
  faults.forgive(/status of 409/);
  const { username, email } = await product.registered();
  const dialog = await openDialog(page, 'Register');
  await register(dialog, username.toUpperCase(), 'other@example.org');
  await expectToast(page, 'Registration error', 'Username or email already in use');
  await register(dialog, `Anna ${randomUUID().slice(0, 8)}`, email.toUpperCase());
  await expectToast(page, 'Registration error', 'Username or email already in use');
});

test('an unreachable server is reported as a connection error', async ({ page, faults }) => {
  faults.forgive(/ERR_FAILED/);
  await page.route('**/api/auth/login', (route) => route.abort());
  await page.route('**/api/auth/register', (route) => route.abort());
  await logIn(await openDialog(page), 'anna@example.org', PASSWORD);
  await expectToast(page, 'Connection error', 'Unable to login. Please try again.');
  await register(await openDialog(page, 'Register'), 'Anna', 'anna@example.org');
  await expectToast(page, 'Connection error', 'Unable to complete registration. Please try again.');
});
