import { shoot, shootWhole } from './camera';
import { expect, test } from './stage';

test('the landing page', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await shoot(page, 'landing');
  await page.getByText('Is my data safe?').click();
  await shootWhole(page, 'landing-whole');
});

test('the landing page, signed in', async ({ page, anna }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: anna.username })).toBeAttached();
  await shoot(page, 'landing-signed-in');
});

for (const [path, name] of [
  ['privacy', 'Privacy Policy'],
  ['data-deletion', 'Data Deletion'],
  ['terms', 'Terms of Service'],
] as const) {
  test(`the document /${path}`, async ({ page }) => {
    await page.goto(`/${path}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await shoot(page, `legal-${path}`);
    await shootWhole(page, `legal-${path}-whole`);
  });
}

test('an address that does not exist', async ({ page, faults }) => {
  faults.forgive(/status of 404/);
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await shootWhole(page, 'not-found');
});

test('the test panel', async ({ page, anna }) => {
  await page.goto('/test-subscription');
  await expect(page.getByText('No results yet.')).toBeVisible();
  await shootWhole(page, 'test-panel-empty');
  await page.getByRole('button', { name: 'Test Session' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: String(anna.id) })).toBeVisible();
  await page.getByRole('button', { name: 'Update to Pro' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '"success"' })).toBeVisible();
  await shootWhole(page, 'test-panel-results');
});
