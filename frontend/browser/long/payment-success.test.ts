import { TIMINGS } from '../../src/shared/timings';
import { callsOf, hold } from '../support/network';
import { ACTIVATION, done, expectThanked } from '../support/payment-success';
import { expect, test } from '../support/test';
import { toastArea } from '../support/toast';

test('/Payment-Success?plan=expert thanks an Expert owner, activates once and opens the profile', async ({
  page,
  owner,
  product,
}) => {
  await product.world.setPlan(owner, 'expert');
  await expectThanked(page, '/Payment-Success?plan=expert', 'Expert');
});

test('an activated plan is confirmed, and the profile opens 1.5 s later', async ({
  page,
  owner,
  product,
}) => {
  const held = await hold(page, 'POST', ACTIVATION);
  await page.goto('/payment-success?plan=pro');
  // The page must learn of the plan from the attempt alone.
  await expect.poll(() => held.sent).toBe(1);
  await product.world.setPlan(owner, 'pro');
  held.release();
  await expect(done(page)).toBeVisible();
  await expect(page).toHaveURL('/payment-success?plan=pro');
  await expect(page.getByRole('link', { name: owner.username })).toContainText('Pro');
  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('heading', { name: 'Your Profile' })).toBeVisible();
  const [activated] = await callsOf(page, ACTIVATION);
  const [left] = await callsOf(page, /\/profile-route-.+\.js$/);
  expect(left?.sent).toBeGreaterThanOrEqual((activated?.answered ?? NaN) + TIMINGS.toProfile);
  await expect(toastArea(page).getByRole('listitem')).toHaveCount(0);
});
