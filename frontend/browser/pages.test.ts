import { expect, test } from './support/test';

test('an unknown address returns 404 with a card that links home', async ({ page, faults }) => {
  faults.forgive(/status of 404/);
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  await expect(page).toHaveTitle(/404 Page Not Found/);
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('the chat address of an inaccessible pet shows the pet selection', async ({ page, owner }) => {
  await page.goto(`/chat?petId=${owner.petId + 100_000}`);
  await expect(page.getByText('Select a Pet', { exact: true })).toBeVisible();
  await expect(page.getByText('Select a pet to start')).toBeVisible();
  await page.getByRole('link', { name: /Micia/ }).click();
  await expect(page.getByText('Talking about Micia, cat')).toBeVisible();
});
