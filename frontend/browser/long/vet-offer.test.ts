import { removeVets } from '../../../backend/test/harness/vet';
import { openChat } from '../support/chat';
import { expect, test } from '../support/test';

test('with no vet registered, Ask a vet is hidden and the plan promises none', async ({
  page,
  owner,
  product,
}) => {
  await removeVets(product.world);
  await product.world.setPlan(owner, 'expert');
  await expect(async () => {
    await openChat(page, owner);
    await expect(page.getByRole('button', { name: 'Ask a vet' })).toHaveCount(0);
  }).toPass();
  await page.goto('/profile');
  await expect(page.getByText('Unlimited pet profiles')).toBeVisible();
  await expect(page.getByText('Direct veterinarian consultations')).toHaveCount(0);
});
