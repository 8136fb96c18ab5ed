import { expect, test } from './support/test';

test('an unknown address answers 404 with a card that leads home', async ({ page, faults }) => {
  faults.forgive(/status of 404/);
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  await expect(page).toHaveTitle(/404 Page Not Found/);
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('a chat or a pet of somebody else is answered by the selection', async ({ page, owner }) => {
  await page.goto(`/chat?petId=${owner.petId + 100_000}`);
  await expect(page.getByText('Select a Pet', { exact: true })).toBeVisible();
  await expect(page.getByText('Select a pet to start')).toBeVisible();
  await page.getByRole('link', { name: /Micia/ }).click();
  await expect(page.getByText('Talking about Micia, cat')).toBeVisible();
});
