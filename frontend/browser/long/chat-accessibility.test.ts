import { expectAccessible } from '../support/axe';
import { ask, composer, limitCard, openChat, upgradeOverlay } from '../support/chat';
import { expect, test } from '../support/test';
import { REFUSED } from '../support/upgrade';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a chat is accessible at the limits and offline', async ({
  page,
  context,
  product,
  owner,
  faults,
}) => {
  faults.forgive(/status of 429|ERR_INTERNET_DISCONNECTED/);
  await openChat(page, owner);
  await test.step('with the limit card', async () => {
    await product.spend(owner, 'yesterday');
    await ask(page, REFUSED);
    await expect(limitCard(page)).toBeVisible();
    await expectAccessible(page);
    await limitCard(page).getByRole('button', { name: 'Close' }).click();
  });
  await test.step('offline, with a waiting question', async () => {
    await context.setOffline(true);
    await composer(page).press('Enter');
    await expect(page.getByText('Waiting for the network')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Edit' }).click();
    await context.setOffline(false);
  });
  await test.step('with the upgrade overlay', async () => {
    await product.spend(owner, 'today');
    await composer(page).press('Enter');
    await expect(upgradeOverlay(page)).toBeVisible();
    await expectAccessible(page);
    await upgradeOverlay(page).getByRole('button', { name: 'Maybe Later' }).click();
    await expectAccessible(page);
  });
});
