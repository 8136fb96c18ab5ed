import type { ErrorBody } from '../../../backend/src/contract/errors';
import { Program } from '../../../backend/test/harness/program';
import { expectAccessible } from '../support/axe';
import { enlargeText, expectFitsLarge } from '../support/fits';
import { activate, card, openProfile } from '../support/profile';
import { expect, test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a token is created, shown once and revoked in every tab', async ({
  page,
  owner,
  product,
  openBeside,
}) => {
  await product.world.setPlan(owner, 'expert');
  await openProfile(page);
  const tokens = card(page, 'API access');
  await tokens.getByRole('button', { name: 'New token' }).click();
  const dialog = page.getByRole('dialog', { name: 'New token' });
  await dialog.getByRole('button', { name: 'Create token' }).click();
  await expect(dialog.getByText('Please give it a name.')).toBeVisible();
  await expect(dialog.getByText('Please choose at least one.')).toBeVisible();
  await dialog.getByLabel('Name').fill('Feeder');
  await dialog.getByLabel('See your pets and their profiles').check();
  await expectAccessible(page);
  await dialog.getByLabel('Name').press('Enter');
  const made = page.getByRole('dialog', { name: 'Here is your token' });
  const secret = await made.getByLabel('Token').inputValue();
  await expectAccessible(page);
  const program = new Program(product.url, secret);
  expect((await program.knock()).status).toBe(405);
  await made.getByRole('button', { name: 'Done' }).click();
  await expect(tokens.getByText(`Ends in ${secret.slice(-4)}`)).toBeVisible();
  await expectAccessible(page);

  const beside = await openBeside('/profile');
  const revoke = card(beside, 'API access').getByRole('button', { name: /^Revoke Feeder/ });
  await expect(revoke).toBeVisible();
  await tokens.getByRole('button', { name: /^Revoke Feeder/ }).click();
  const ask = page.getByRole('dialog', { name: 'Revoke "Feeder"?' });
  await ask.getByRole('button', { name: 'Revoke' }).click();
  await expect(tokens.getByText('None yet.')).toBeVisible();
  await expect(revoke).toHaveCount(0);
  expect((await program.knock()).body as ErrorBody).toMatchObject({ code: 'UNAUTHENTICATED' });
});

test.describe('at twice the text size', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('tokens fit, and say on another plan that they need Expert', async ({ page, owner }) => {
    await page.addInitScript(enlargeText);
    await activate(owner, 'expert');
    await Program.of(owner, { name: 'The feeder in the kitchen', scopes: ['chat', 'diary:write'] });
    await openProfile(page);
    await card(page, 'API access').getByRole('button', { name: 'New token' }).click();
    await expectFitsLarge(page, page.getByRole('dialog'));
    await page.keyboard.press('Escape');
    await activate(owner, 'free');
    await expect(card(page, 'API access').getByText(/once you are on Expert/)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Revoke The feeder/ })).toBeVisible();
    await expectFitsLarge(page, page.locator('body'));
  });
});
