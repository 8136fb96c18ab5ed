import type { BrowserContext } from '@playwright/test';
import type { Owner } from '../../backend/test/harness/owner';
import { keptOwners, OFFLINE, openKept } from './support/installed-app';
import type { Product } from './support/product';
import { storeAnswer } from './support/stored';
import { expect, test } from './support/test';

test.use({ serviceWorkers: 'allow' });

test.beforeEach(({ faults }) => faults.forgive(OFFLINE));

const become = async (context: BrowserContext, product: Product, owner: Owner): Promise<void> => {
  await context.clearCookies();
  const [name = '', value = ''] = owner.cookie.split('=');
  await context.addCookies([{ name, value, url: product.url, httpOnly: true }]);
};

test('data cached on a device for one owner is not shown to the next', async ({
  page,
  context,
  product,
  owner,
}) => {
  await storeAnswer(product, owner, { content: 'For the first owner alone.' });
  await openKept(page, owner);
  const other = await product.registered();
  await other.addPet({ name: 'Otto', species: 'cane' });
  await become(context, product, other);
  await page.goto('/pets');
  await expect(page.getByRole('heading', { name: 'Otto' })).toBeVisible();
  await expect.poll(() => keptOwners(page)).toEqual([`own-${other.id}`]);
  await context.setOffline(true);
  await page.goto('/pets');
  await expect(page.getByRole('heading', { name: 'Otto' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Micia' })).toHaveCount(0);
  await page.goto(`/chat?petId=${owner.petId}`);
  await expect(page.getByText('For the first owner alone.')).toHaveCount(0);
});
