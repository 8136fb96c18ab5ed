import { WebhookReceiver } from '../../../backend/test/stand-ins/webhook-receiver';
import { expectAccessible } from '../support/axe';
import { enlargeText, expectFitsLarge } from '../support/fits';
import { card, openProfile } from '../support/profile';
import { expect, test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } });

test('a webhook is set up in the profile and tested, and its log shows the response', async ({
  page,
  owner,
  product,
}) => {
  const receiver = await WebhookReceiver.start();
  const url = `${receiver.url}/${owner.username.replaceAll(' ', '-')}`;
  await product.world.setPlan(owner, 'expert');
  await openProfile(page);
  const webhooks = card(page, 'Webhooks');
  await webhooks.getByRole('button', { name: 'New webhook' }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  await dialog.getByLabel('Address').fill(url);
  await dialog.getByLabel('A new diary entry').press('Space');
  await dialog.getByRole('button', { name: 'Create webhook' }).click();
  await expect(dialog.getByLabel('Secret')).toHaveValue(/^whsec_/);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await webhooks.getByRole('button', { name: `Details of ${url}` }).press('Enter');
  await webhooks.getByRole('button', { name: 'Send a test' }).click();
  await expect(webhooks.getByText('Delivered')).toBeVisible();
  await webhooks.getByText('Delivered').click();
  await expect(webhooks.getByText('thank you')).toBeVisible();
  await expectAccessible(page);
  await page.addInitScript(enlargeText);
  await page.reload();
  await webhooks.getByRole('button', { name: `Details of ${url}` }).click();
  await webhooks.getByText('Delivered').click();
  await expectFitsLarge(page, page.locator('body'));
  receiver.stop();
});
