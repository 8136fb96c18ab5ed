import { TOKEN_SCOPES } from '../../../backend/src/contract/tokens';
import { Program } from '../../../backend/test/harness/program';
import { expectToast } from '../support/toast';
import { shoot, shootWhole } from './camera';
import { cut, expect, hold, test } from './stage';

test('the profile, signed out', async ({ page }) => {
  await page.goto('/profile');
  await expect(page.getByText('Access Required')).toBeVisible();
  await shoot(page, 'profile-signed-out');
});

test('a profile that loads, and that cannot be loaded', async ({ annasPage: page, faults }) => {
  faults.forgive(/ERR_FAILED/);
  await hold(page, '**/api/user/profile');
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Your Profile' })).toBeAttached();
  await shootWhole(page, 'profile-loading');
  await cut(page, '**/api/user/profile');
  await page.goto('/profile');
  await expect(page.getByText('Failed to fetch profile')).toBeVisible();
  await shoot(page, 'profile-failed');
});

test('the profile of a free plan', async ({ page, owner, product }) => {
  await page.goto('/profile');
  await expect(page.getByText('Questions used (0/3)')).toBeVisible();
  await shootWhole(page, 'profile-free');
  await product.spend(owner, 'today');
  await page.reload();
  await expect(page.getByText('Limit reached!')).toBeVisible();
  await shootWhole(page, 'profile-free-used-up');
});

for (const plan of ['pro', 'expert'] as const) {
  test(`the profile of the plan ${plan}`, async ({ page, owner, product }) => {
    await product.world.setPlan(owner, plan);
    await page.goto('/profile');
    const cancel = page.getByRole('button', { name: 'Cancel subscription' });
    await expect(cancel).toBeVisible();
    await shootWhole(page, `profile-${plan}`);
    await cancel.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await shoot(page, `profile-${plan}-cancel`);
  });
}

test('tokens for programs', async ({ page, owner, product }) => {
  await product.world.setPlan(owner, 'expert');
  await Program.of(owner, { name: 'Feeder in the kitchen', scopes: ['pets:read', 'diary:write'] });
  await Program.of(owner, { name: 'My assistant', scopes: [...TOKEN_SCOPES], days: 30 });
  await page.goto('/profile');
  await expect(page.getByText('Feeder in the kitchen')).toBeVisible();
  await shootWhole(page, 'profile-tokens');
  await page.getByRole('button', { name: 'New token' }).click();
  await page.getByRole('button', { name: 'Create token' }).click();
  await shootWhole(page, 'profile-token-new');
  await page.getByLabel('Name').fill('Balcony camera');
  await page.getByLabel('Write to diaries').check();
  await page.getByRole('button', { name: 'Create token' }).click();
  await expect(page.getByLabel('Token', { exact: true })).toBeVisible();
  await shoot(page, 'profile-token-shown');
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: /^Revoke My assistant/ }).click();
  await shoot(page, 'profile-token-revoke');
});

test('a profile that is edited', async ({ ownersPage: page }) => {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await shootWhole(page, 'profile-edit');
  await page.getByLabel('Username').fill('A');
  await page.getByLabel('Email').fill('anna');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Invalid email')).toBeVisible();
  await shootWhole(page, 'profile-edit-errors');
  await page.getByLabel('Username').fill('Anna');
  await page.getByLabel('Email').fill('anna@example.org');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'Profile Updated');
  await shoot(page, 'profile-saved');
});

test('an account about to be deleted', async ({ ownersPage: page }) => {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await shoot(page, 'profile-delete');
  await page.getByLabel('Type DELETE to confirm').fill('DELETE');
  await shoot(page, 'profile-delete-confirmed');
});
