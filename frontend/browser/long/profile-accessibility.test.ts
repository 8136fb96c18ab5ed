import { expectAccessible } from '../support/axe';
import { holdAnswers } from '../support/network';
import { activate, openProfile } from '../support/profile';
import { expect, test } from '../support/test';
import type { Page } from '@playwright/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Expects no sideways scrolling at the narrowest supported width. */
async function expectNoSideways(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(320);
  if (size !== null) await page.setViewportSize(size);
}

const settled = async (page: Page): Promise<void> => {
  await expectAccessible(page);
  await expectNoSideways(page);
};

test('the profile is accessible while loading', async ({ page, context, product }) => {
  await product.newcomer(context);
  const release = await holdAnswers(page, '**/api/user/profile');
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Your Profile' })).toBeAttached();
  await settled(page);
  release();
  await expect(page.getByText(/^Member since/)).toBeVisible();
});

test('a profile that fails to load is accessible', async ({ page, owner, faults }) => {
  faults.forgive(/ERR_FAILED/);
  await page.route('**/api/user/profile', (route) => route.abort());
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Failed to fetch profile' })).toBeVisible();
  await expect(page.getByRole('link', { name: owner.username })).toBeVisible();
  await settled(page);
});

test('the profile is accessible on every plan', async ({ page, owner, product }) => {
  await openProfile(page);
  await settled(page);
  await test.step('with all questions used up', async () => {
    await product.spend(owner, 'today');
    await page.reload();
    await expect(page.getByText('Limit reached! Upgrade for unlimited questions.')).toBeVisible();
    await settled(page);
  });
  for (const plan of ['pro', 'expert'] as const) {
    await test.step(`on the ${plan} plan`, async () => {
      await activate(owner, plan);
      await expect(
        page.getByRole('main').getByText(new RegExp(`^${plan} plan$`, 'i')),
      ).toBeVisible();
      await settled(page);
    });
  }
});

test('a long name and a long e-mail address fit a narrow screen', async ({ page, owner }) => {
  await owner.call('PATCH', '/api/user/profile', {
    username: 'W'.repeat(40),
    email: `${'w'.repeat(60)}@${'long.'.repeat(20)}example.org`,
  });
  await openProfile(page);
  await settled(page);
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await expectNoSideways(page);
});

test("the profile's forms and confirmations are accessible", async ({ page, owner, product }) => {
  await product.world.setPlan(owner, 'pro');
  await openProfile(page);
  await test.step('editing, with errors', async () => {
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await page.getByLabel('Username').fill('A');
    await page.getByLabel('Email').fill('anna@');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Invalid email')).toBeVisible();
    await settled(page);
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  });
  await test.step('before cancelling the plan', async () => {
    await page.getByRole('button', { name: 'Cancel subscription' }).click();
    await expect(page.getByRole('dialog', { name: 'Cancel Pro?' })).toBeVisible();
    await settled(page);
    await page.getByRole('button', { name: 'Keep Pro' }).click();
  });
  await test.step('before deleting the account', async () => {
    await page.getByRole('button', { name: 'Delete account' }).click();
    await page.getByLabel('Type DELETE to confirm').fill('DELETE');
    await settled(page);
  });
});

test('the Italian profile fits a narrow screen', async ({ page, owner, product }) => {
  await product.world.setPlan(owner, 'pro');
  await openProfile(page);
  await page.getByRole('main').getByLabel('Language').selectOption('it');
  await expect(page.getByRole('button', { name: 'Disdici abbonamento' })).toBeVisible();
  await settled(page);
});
