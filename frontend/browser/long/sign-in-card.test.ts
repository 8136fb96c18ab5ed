import { randomUUID } from 'node:crypto';
import { newAddress, PASSWORD } from '../../../backend/test/harness/owner';
import { hold } from '../support/network';
import { disabled, fillRegistration, openDialog, registerButton } from '../support/sign-in';
import { expect, test } from '../support/test';
import { expectToast } from '../support/toast';

test('registering disables the form, sends once and welcomes the new owner', async ({ page }) => {
  const username = `Anna ${randomUUID().slice(0, 8)}`;
  const email = newAddress();
  const sending = await hold(page, 'POST', '/api/auth/register');
  const card = await openDialog(page, 'Register');
  await fillRegistration(card, ` ${username} `, ` ${email} `);
  await registerButton(card).dblclick();
  await expect(card.getByRole('button', { name: 'Registering...', exact: true })).toBeDisabled();
  await expect.poll(() => disabled(card)).toEqual(Array.from({ length: 7 }, () => true));
  sending.release();
  await expectToast(page, 'Registration completed!', `Welcome, ${username}!`);
  await expect(page.getByRole('link', { name: username })).toContainText('Free');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(sending.sent).toBe(1);
  expect(sending.body).toEqual({ username, email, password: PASSWORD });
});
