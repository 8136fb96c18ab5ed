import { openProfile } from '../support/profile';
import { expect, test } from '../support/test';

test('the first card shows name, e-mail, plan and joining date in US format', async ({
  page,
  owner,
  product,
}) => {
  await product.world.database.query(
    `UPDATE users SET "createdAt" = '2025-03-09T12:00:00Z' WHERE id = $1`,
    [owner.id],
  );
  await openProfile(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: owner.username, exact: true })).toBeVisible();
  await expect(main.getByText(owner.email, { exact: true })).toBeVisible();
  await expect(main.getByText('Free', { exact: true })).toBeVisible();
  await expect(main.getByText('Member since 03/09/2025', { exact: true })).toBeVisible();
});
