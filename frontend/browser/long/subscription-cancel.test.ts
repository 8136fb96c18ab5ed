import { askToCancel, cancel } from '../support/cancel';
import { badge, openProfile } from '../support/profile';
import { expect, test } from '../support/test';

test.beforeEach(({ product, owner }) => product.world.setPlan(owner, 'pro'));

test('the cancel dialog explains the consequences, and Keep Pro changes nothing', async ({
  page,
  owner,
}) => {
  await openProfile(page);
  const dialog = await askToCancel(page);
  await expect(dialog).toHaveAccessibleDescription(/Your pets and conversations are kept\.$/);
  await dialog.getByRole('button', { name: 'Keep Pro' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(cancel(page)).toBeFocused();
  await expect(badge(page, owner.username)).toContainText('Pro');
});
