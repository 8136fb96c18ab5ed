import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { composer, openChat, questions, replies } from '../support/chat';
import { expectFits } from '../support/fits';
import { expect, test } from '../support/test';
import { askVet, strip, vetsPage } from '../support/vets';

const vetsWords = (page: Page) => page.locator('[data-role="vet"]');

test('an owner consults a vet, from the question to the rating', async ({
  page,
  owner,
  product,
  browser,
}) => {
  test.slow();
  await product.world.setPlan(owner, 'expert');
  const vet = await vetsPage(browser, product);
  await vet.goto('/vet/cases');
  await expect(vet.getByText('Nobody is waiting.')).toBeVisible();

  await openChat(page, owner);
  await askVet(page, 'Her left ear smells and she shakes her head.');
  await expect(strip(page, 'Waiting for a vet')).toBeVisible();
  await expect(questions(page)).toHaveText(['Her left ear smells and she shakes her head.']);

  await vet.getByRole('button', { name: "Take Micia's case" }).click();
  await expect(vet.getByRole('heading', { name: "Micia's case" })).toBeVisible();
  await expect(vet.getByText('3.8 kg', { exact: true })).toBeVisible();
  await expect(strip(page, 'Dr. Ada Verdi is with you')).toBeVisible();

  await vet.getByLabel('Your message').pressSequentially('Is there any discharge?');
  await expect(page.getByText('Dr. Ada Verdi is writing...')).toBeVisible();
  await vet.getByLabel('Your message').press('Enter');
  await expect(vetsWords(page)).toHaveText(['Is there any discharge?']);
  await vet.getByRole('button', { name: 'Ask for photos' }).click();
  await expect(page.getByText('Asks for photos')).toBeVisible();

  await page.getByPlaceholder('Write to Dr. Ada Verdi...').fill('Yes, brown and waxy.');
  await composer(page).press('Enter');
  await expect(vet.getByText('Yes, brown and waxy.')).toBeVisible();
  await expect(replies(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'To Zampa' }).click();
  await composer(page).fill('How much water should she drink?');
  await composer(page).press('Enter');
  await expect(replies(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'To the vet' }).click();
  await expectAccessible(page);
  await expectAccessible(vet);
  await expectFits(vet, vet.locator('main'));

  await vet.getByRole('button', { name: 'Close with advice' }).click();
  await vet.getByLabel('Advice in writing').fill('Clean the ear daily; come by on Friday.');
  await vet.getByRole('button', { name: 'Close the case' }).click();
  await expect(vet.getByText('no longer shown')).toBeVisible();
  await expect(vetsWords(page).last()).toHaveText('Clean the ear daily; come by on Friday.');
  await page.getByRole('radio', { name: '4 stars' }).check({ force: true });
  await page.getByLabel('In your own words').fill('Quick and kind');
  await page.getByRole('button', { name: 'Send', exact: true }).first().click();
  await expect(vet.getByText('Rated 4 of 5')).toBeVisible();
  await page.goto(`/pets/${owner.petId}`);
  await expect(page.getByText('Clean the ear daily').first()).toBeVisible();
});
