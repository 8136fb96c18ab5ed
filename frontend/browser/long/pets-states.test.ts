import type { Page } from '@playwright/test';
import { PASSWORD } from '../../../backend/test/harness/owner';
import { hold } from '../support/network';
import { createButton, fillPet, petCard, readPet, type PetTexts } from '../support/pets';
import { logIn } from '../support/sign-in';
import { expect, test } from '../support/test';
import { expectToast } from '../support/toast';

const addCard = (page: Page) => page.getByRole('button', { name: /^Add New Pet/ });

test('a signed-out visitor can sign in on the pets page and stays there', async ({
  page,
  product,
}) => {
  const { username, email } = await product.registered();
  await page.goto('/pets');
  await expect(page.getByRole('heading', { name: 'Accesso Richiesto', exact: true })).toBeVisible();
  await expect(
    page.getByText('Register or log in to keep a profile for each of your pets.', { exact: true }),
  ).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Zampa', level: 2 })).toBeVisible();
  await expect(main.getByRole('tab')).toHaveText(['Login', 'Register']);
  await logIn(main, email, PASSWORD);
  await expectToast(page, 'Login successful!', `Welcome, ${username}!`);
  await expect(page).toHaveURL('/pets');
  await expect(page.getByRole('heading', { name: 'No pets registered' })).toBeVisible();
});

test('a loading indicator shows while pets load', async ({ page, owner }) => {
  expect(owner.petId).toBeGreaterThan(0);
  const reading = await hold(page, 'GET', '/api/pets');
  await page.goto('/pets');
  await expect(page.getByRole('status').getByText('Loading your pets...')).toBeVisible();
  await expect(petCard(page, 'Micia')).toHaveCount(0);
  reading.release();
  await expect(petCard(page, 'Micia')).toBeVisible();
  await expect(page.getByText('Loading your pets...')).toHaveCount(0);
});

test('an error shows after three failed attempts to load pets, and can be retried', async ({
  page,
  owner,
  faults,
}) => {
  faults.forgive(/ERR_INTERNET_DISCONNECTED/);
  expect(owner.petId).toBeGreaterThan(0);
  let tries = 0;
  await page.route('**/api/pets', (route) => {
    tries += 1;
    return route.abort('internetdisconnected');
  });
  await page.goto('/pets');
  await expect(page.getByRole('heading', { name: 'Connection Error', level: 1 })).toBeVisible();
  await expect(
    page.getByText('Unable to load your pets. Please try refreshing the page.', { exact: true }),
  ).toBeVisible();
  expect(tries).toBe(3);
  await page.unroute('**/api/pets');
  await page.getByRole('button', { name: 'Try Again', exact: true }).click();
  await expect(petCard(page, 'Micia')).toBeVisible();
});

test('the chat shows an error when pets fail to load, and can be retried', async ({
  page,
  owner,
  faults,
}) => {
  faults.forgive(/status of 503/);
  await page.route('**/api/pets', (route) => route.fulfill({ status: 503 }));
  await page.goto(`/chat?petId=${owner.petId}`);
  await expect(page.getByRole('heading', { name: 'Connection Error' })).toBeVisible();
  await expect(
    page.getByText('Unable to load your pets. Please try refreshing the page.'),
  ).toBeVisible();
  await page.unroute('**/api/pets');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('Talking about Micia, cat')).toBeVisible();
});

test("a pet's card shows its details and opens its chat; a link leads back to the profile", async ({
  page,
  context,
  product,
}) => {
  const owner = await product.newcomer(context);
  const conditions = {
    exact: 'Thirty characters, no more ...',
    more: 'Thirty characters, no more ...!',
  };
  await owner.addPet({ age: 2, breed: 'Persian', weight: '4', healthConditions: conditions.more });
  await page.goto('/pets');
  await expect(page.getByRole('heading', { name: 'Your Pets', level: 1 })).toBeVisible();
  const card = petCard(page, 'Micia');
  await expect(card.getByText('Cat, Persian', { exact: true })).toBeVisible();
  await expect(card.getByText('2 years', { exact: true })).toBeVisible();
  await expect(card.getByText('4 kg', { exact: true })).toBeVisible();
  await expect(card.getByText(`${conditions.exact}…`, { exact: true })).toBeVisible();
  await owner.call('PATCH', `/api/pets/${owner.petId}`, { healthConditions: conditions.exact });
  await expect(card.getByText(conditions.exact, { exact: true })).toBeVisible();
  await card.click({ position: { x: 150, y: 160 } });
  await expect(page).toHaveURL(`/chat?petId=${owner.petId}`);
  await page.goBack();
  await page.getByRole('link', { name: 'Back to profile' }).click();
  await expect(page).toHaveURL('/profile');
});

test('the card for adding a pet says when an upgrade is needed', async ({
  page,
  product,
  owner,
}) => {
  await page.goto('/pets');
  await expect(addCard(page)).toHaveText('Add New Pet (Upgrade needed)');
  await product.world.setPlan(owner, 'pro');
  await page.reload();
  await expect(addCard(page)).toHaveText('Add New Pet');
  for (const name of ['Argo', 'Bea', 'Ciro', 'Dora']) await owner.addPet({ name });
  await expect(petCard(page, 'Dora')).toBeVisible();
  await addCard(page).click();
  const banner = page.getByRole('region', { name: 'Your plan covers 5 pets' });
  await expect(banner).toContainText('Expert gives unlimited pets.');
  await expect(banner.getByRole('link', { name: 'Upgrade Now' })).toHaveAttribute(
    'href',
    '/checkout?plan=expert',
  );
  await product.world.setPlan(owner, 'expert');
  await page.reload();
  await expect(addCard(page)).toHaveText('Add New Pet');
  await addCard(page).click();
  await expect(createButton(page)).toBeVisible();
});

test("a free owner's upgrade banner links to Pro, even when opening the form by address", async ({
  page,
  owner,
}) => {
  expect(owner.petId).toBeGreaterThan(0);
  await page.goto('/pets?edit=new');
  const banner = page.getByRole('region', { name: 'Your plan covers 1 pet' });
  await expect(banner.getByRole('button', { name: 'Maybe later', exact: true })).toBeVisible();
  await expect(createButton(page)).toHaveCount(0);
  await banner.getByRole('link', { name: 'Upgrade Now', exact: true }).click();
  await expect(page).toHaveURL('/checkout?plan=pro');
});

test('a pet form overtaken by another tab keeps what was typed and says why', async ({
  page,
  context,
  product,
  faults,
}) => {
  faults.forgive(/status of 403/);
  const owner = await product.newcomer(context);
  await page.goto('/pets?edit=new');
  const typed: PetTexts = { name: 'Luna', species: 'cane', age: '3', breed: 'Labrador' };
  await fillPet(page, typed);
  await owner.addPet();
  await createButton(page).click();
  await expectToast(page, 'Error', 'Unable to create profile. Please try again.');
  await expect(page.getByRole('region', { name: 'Your plan covers 1 pet' })).toBeVisible();
  expect(await readPet(page)).toMatchObject(typed);
});

test('a pet form refused by a server error keeps what was typed and can be resubmitted', async ({
  page,
  context,
  product,
  faults,
}) => {
  faults.forgive(/status of 503/);
  await product.newcomer(context);
  await page.route('**/api/pets', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 503 }) : route.fallback(),
  );
  await page.goto('/pets?edit=new');
  await page.getByLabel('Pet Name').fill('Micia');
  await page.getByLabel('Species').selectOption('gatto');
  await page.getByRole('button', { name: 'Create Profile and Start Chat' }).click();
  await expectToast(page, 'Error', 'Unable to create profile. Please try again.');
  await expect(page.getByLabel('Pet Name')).toHaveValue('Micia');
  await page.unroute('**/api/pets');
  await page.getByRole('button', { name: 'Create Profile and Start Chat' }).click();
  await expectToast(page, 'Success!', 'Pet profile created successfully.');
  await expect(page).toHaveURL(/\/chat\?petId=\d+$/);
});

test('editing a pet updates the other tab', async ({ page, owner, openBeside }) => {
  await page.goto('/pets');
  const second = await openBeside('/pets');
  await expect(petCard(second, 'Micia')).toContainText('3.8 kg');
  await page.getByRole('button', { name: 'Edit Micia' }).click();
  await page.getByLabel('Pet Name').fill('Micia la Grande');
  await page.getByLabel('Age (years)').fill('1');
  await page.getByLabel('Breed (optional)').fill('European');
  await page
    .getByLabel('Special health conditions (optional)')
    .fill('Sensitive stomach since last spring');
  await page.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Success!', 'Pet profile saved.');
  for (const tab of [page, second]) {
    const shown = petCard(tab, 'Micia la Grande');
    await expect(shown).toContainText('Cat, European');
    await expect(shown.getByText('1 year', { exact: true })).toBeVisible();
    await expect(shown.getByText('Sensitive stomach since last s…')).toBeVisible();
  }
  await petCard(second, 'Micia la Grande')
    .getByRole('link', { name: 'Micia la Grande', exact: true })
    .click();
  await expect(second).toHaveURL(`/chat?petId=${owner.petId}`);
});

test('adding a second pet on the free plan shows the upgrade banner', async ({ page, owner }) => {
  await page.goto('/pets');
  await expect(petCard(page, 'Micia')).toBeVisible();
  await page.getByRole('button', { name: 'Add New Pet (Upgrade needed)' }).click();
  const banner = page.getByRole('region', { name: 'Your plan covers 1 pet' });
  await expect(banner).toContainText('Free users can register 1 pet.');
  await expect(banner).toContainText('Pro gives 5 pets plus 24/7 AI guidance');
  await expect(banner).toContainText('Expert gives unlimited pets.');
  await expect(banner).toBeFocused();
  await banner.getByRole('button', { name: 'Maybe later' }).click();
  await expect(banner).toHaveCount(0);
  expect((await owner.call<unknown[]>('GET', '/api/pets')).body).toHaveLength(1);
});
