import { expectNotConfigured } from '../support/checkout';
import { expectFinished } from '../support/finished';
import { fillLogin, loginButton } from '../support/sign-in';
import { PASSWORD } from '../../../backend/test/harness/owner';
import { expect, test } from '../support/test';
import { expectToast } from '../support/toast';

test('a visitor signs in at the checkout, which reloads with the chosen plan', async ({
  page,
  product,
  browser,
}) => {
  const elsewhere = await browser.newContext();
  const { email, username } = await product.newcomer(elsewhere);
  await elsewhere.close();
  await page.goto('/checkout?plan=expert');
  const card = page.getByRole('main');
  await expect(card.getByRole('heading', { level: 1 })).toHaveText('Zampa');
  await expect(card.getByText('Login or register to continue', { exact: true })).toBeVisible();
  await expect(card.getByText('€')).toHaveCount(0);
  await expectFinished(page);
  await fillLogin(card, email, PASSWORD);
  const reload = page.waitForEvent('load');
  await loginButton(card).click();
  await reload;
  await expectToast(page, 'Login successful!', `Welcome, ${username}!`);
  await expect(page).toHaveURL('/checkout?plan=expert');
  await expect(card.getByRole('heading', { level: 2, name: 'Expert', exact: true })).toBeVisible();
  await expectNotConfigured(page);
});
