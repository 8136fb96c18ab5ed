import type { Page } from '@playwright/test';
import { PASSWORD } from '../../../backend/test/harness/owner';
import { expectAccessible } from '../support/axe';
import { ask, composer, openChat } from '../support/chat';
import { hold } from '../support/network';
import { createButton, fillPet, petField, saveButton } from '../support/pets';
import {
  expectError,
  fillRegistration,
  logIn,
  openDialog,
  openPage,
  registerButton,
} from '../support/sign-in';
import { expect, test } from '../support/test';
import { expectToast } from '../support/toast';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(({ faults }) => faults.forgive(/ERR_INTERNET_DISCONNECTED/));

/** Makes every call of this kind fail. */
async function lose(page: Page, method: string, path: string): Promise<void> {
  await page.route(`**${path}`, (route) =>
    route.request().method() === method ? route.abort('internetdisconnected') : route.fallback(),
  );
}

/** Hovers over the notification, so that it stays while it is checked. */
async function expectAccessibleToast(page: Page, title: string, text: string): Promise<void> {
  await expectToast(page, title, text);
  await page.getByText(title, { exact: true }).last().hover();
  await expectAccessible(page);
  await expectToast(page, title, text);
}

test('the sign-in card stays accessible with errors or a lost connection', async ({ page }) => {
  await lose(page, 'POST', '/api/auth/*');
  await test.step('registering in the dialog with every field invalid', async () => {
    const card = await openDialog(page, 'Register');
    await fillRegistration(card, 'A', 'anna', '12345', '123456');
    await registerButton(card).click();
    await expectError(card.getByLabel('Confirm Password'), "Passwords don't match");
    await expectAccessible(page);
  });
  await test.step('registering on the page with every field invalid', async () => {
    const card = await openPage(page, 'Register');
    await fillRegistration(card, 'A!', 'anna', '12345', '123456');
    await registerButton(card).click();
    await expectError(card.getByLabel('Username'), 'Letters, digits, spaces and . - _ only');
    await expectAccessible(page);
  });
  await test.step('logging in on the page with every field invalid, then without a network', async () => {
    const card = await openPage(page);
    await logIn(card, 'anna', '12345');
    await expectError(card.getByLabel('Email'), 'Invalid email');
    await expectAccessible(page);
    await logIn(card, 'anna@example.org', PASSWORD);
    await expectAccessibleToast(page, 'Connection error', 'Unable to login. Please try again.');
  });
});

test('the pet form stays accessible with errors or a lost connection', async ({ page, owner }) => {
  await lose(page, 'PATCH', '/api/pets/*');
  await lose(page, 'DELETE', '/api/pets/*');
  await page.goto(`/pets?edit=${owner.petId}`);
  await test.step('invalid fields', async () => {
    await fillPet(page, { name: ' ', age: '200' });
    await saveButton(page).click();
    await expectError(petField(page, 'age'), 'Enter a whole number from 0 to 100');
    await expectAccessible(page);
  });
  await test.step('a failed save', async () => {
    await fillPet(page, { name: 'Micia', age: '2' });
    await saveButton(page).click();
    await expectAccessibleToast(page, 'Error', 'Unable to save the profile. Please try again.');
  });
  await test.step('a failed deletion', async () => {
    await page.goto('/pets');
    await page.getByRole('button', { name: 'Delete Micia' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expectToast(page, 'Error', 'Unable to delete the profile. Please try again.');
    await expectAccessible(page);
  });
});

test('the new pet form stays accessible when the plan allows no more pets', async ({
  page,
  context,
  product,
  faults,
}) => {
  faults.forgive(/status of 403/);
  const owner = await product.newcomer(context);
  await page.goto('/pets?edit=new');
  await fillPet(page, { name: 'Luna', species: 'cane' });
  await owner.addPet();
  await createButton(page).click();
  await expect(page.getByRole('region', { name: 'Your plan covers 1 pet' })).toBeVisible();
  await expectAccessibleToast(page, 'Error', 'Unable to create profile. Please try again.');
});

test('the composer stays accessible when a question fails to send or is too long', async ({
  page,
  owner,
}) => {
  const sending = await hold(page, 'POST', '/api/chat-sessions/*/messages');
  await openChat(page, owner);
  await ask(page, 'x'.repeat(4000));
  await composer(page).fill('And why?');
  sending.lose();
  await expectAccessibleToast(page, 'Error', 'Unable to send message. Please try again.');
  await expect(composer(page)).toHaveAccessibleDescription('9 characters too long');
  await expectAccessible(page);
});
