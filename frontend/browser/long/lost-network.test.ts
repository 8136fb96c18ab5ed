import { randomUUID } from 'node:crypto';
import type { Pet } from '../../../backend/src/contract/pets';
import { newAddress, PASSWORD } from '../../../backend/test/harness/owner';
import { ask, composer, offlineNotice, openChat, questions, replies } from '../support/chat';
import { hold } from '../support/network';
import {
  createButton,
  fillPet,
  petCard,
  readPet,
  saveButton,
  type PetTexts,
} from '../support/pets';
import {
  fillLogin,
  fillRegistration,
  loginButton,
  openDialog,
  openPage,
  password,
  registerButton,
} from '../support/sign-in';
import { expect, test } from '../support/test';
import { expectToast, toastArea } from '../support/toast';

const LUNA: PetTexts = {
  name: 'Luna',
  species: 'coniglio',
  age: '2',
  breed: 'Dwarf',
  weight: '1.4 kg',
  healthConditions: 'Long teeth\nand soft ears',
  personalityTraits: 'Shy',
};

test.beforeEach(({ faults }) => faults.forgive(/ERR_INTERNET_DISCONNECTED/));

test('translations that fail to load are fetched again', async ({ page, faults }) => {
  faults.forgive(/ERR_FAILED/);
  let asked = 0;
  await page.route(/\/assets\/en-[^/]+\.js$/, (route) => {
    asked += 1;
    return asked < 3 ? route.abort() : route.fallback();
  });
  await page.goto('/help');
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  expect(asked).toBe(3);
});

test('logging in: a lost connection keeps what was typed, and a retry works', async ({
  page,
  product,
}) => {
  const { username, email } = await product.registered();
  const sending = await hold(page, 'POST', '/api/auth/login');
  const card = await openPage(page);
  await fillLogin(card, email, PASSWORD);
  await loginButton(card).click();
  await expect(card.getByRole('button', { name: 'Logging in...' })).toBeDisabled();
  sending.lose();
  await expectToast(page, 'Connection error', 'Unable to login. Please try again.');
  await expect(card.getByLabel('Email')).toHaveValue(email);
  await expect(password(card)).toHaveValue(PASSWORD);
  await expect(loginButton(card)).toBeFocused();
  await page.keyboard.press('Enter');
  await expectToast(page, 'Login successful!', `Welcome, ${username}!`);
});

test('registering: a lost connection keeps what was typed, and a retry works', async ({ page }) => {
  const username = `Anna ${randomUUID().slice(0, 8)}`;
  const email = newAddress();
  const sending = await hold(page, 'POST', '/api/auth/register');
  const card = await openDialog(page, 'Register');
  await fillRegistration(card, username, email);
  await card.getByLabel('Confirm Password').press('Enter');
  await expect(card.getByRole('button', { name: 'Registering...' })).toBeDisabled();
  sending.lose();
  await expectToast(page, 'Connection error', 'Unable to complete registration. Please try again.');
  await expect(card.getByLabel('Username')).toHaveValue(username);
  await expect(card.getByLabel('Email')).toHaveValue(email);
  await expect(password(card)).toHaveValue(PASSWORD);
  await expect(card.getByLabel('Confirm Password')).toHaveValue(PASSWORD);
  await expect(card.getByLabel('Confirm Password')).toBeFocused();
  await registerButton(card).click();
  await expectToast(page, 'Registration completed!', `Welcome, ${username}!`);
});

test('a new pet: a lost connection keeps what was typed, and a retry works', async ({
  page,
  context,
  product,
}) => {
  const owner = await product.newcomer(context);
  const sending = await hold(page, 'POST', '/api/pets');
  await page.goto('/pets?edit=new');
  await fillPet(page, LUNA);
  await createButton(page).click();
  await expect(page.getByRole('button', { name: 'Creating...' })).toBeDisabled();
  sending.lose();
  await expectToast(page, 'Error', 'Unable to create profile. Please try again.');
  expect(await readPet(page)).toEqual(LUNA);
  await expect(createButton(page)).toBeFocused();
  await createButton(page).click();
  await expectToast(page, 'Success!', 'Pet profile created successfully.');
  expect((await owner.call<Pet[]>('GET', '/api/pets')).body).toHaveLength(1);
});

test('an edited pet: a lost connection keeps what was typed, and a retry works', async ({
  page,
  owner,
}) => {
  const sending = await hold(page, 'PATCH', '/api/pets/*');
  await page.goto(`/pets?edit=${owner.petId}`);
  await fillPet(page, LUNA);
  await saveButton(page).click();
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  sending.lose();
  await expectToast(page, 'Error', 'Unable to save the profile. Please try again.');
  expect(await readPet(page)).toEqual(LUNA);
  await expect(saveButton(page)).toBeFocused();
  await saveButton(page).click();
  await expectToast(page, 'Success!', 'Pet profile saved.');
  await expect(petCard(page, 'Luna')).toContainText('Rabbit, Dwarf');
});

test('deleting a pet: a lost connection keeps the pet and the dialog, and a retry works', async ({
  page,
  owner,
}) => {
  const sending = await hold(page, 'DELETE', '/api/pets/*');
  await page.goto('/pets');
  await page.getByRole('button', { name: 'Delete Micia' }).click();
  const dialog = page.getByRole('dialog', { name: "Delete Micia's profile?" });
  const confirm = dialog.getByRole('button', { name: 'Delete', exact: true });
  await confirm.click();
  await expect(dialog.getByRole('button', { name: 'Deleting...' })).toBeDisabled();
  sending.lose();
  await expectToast(page, 'Error', 'Unable to delete the profile. Please try again.');
  await expect(confirm).toBeFocused();
  expect((await owner.call<Pet[]>('GET', '/api/pets')).body).toHaveLength(1);
  await confirm.dblclick();
  await expectToast(page, "Micia's profile was deleted.");
  expect(sending.sent).toBe(2);
  await expect(page.getByRole('heading', { name: 'No pets registered' })).toBeVisible();
});

test('offline, the forms show an error, and a retry works when back online', async ({
  page,
  context,
  product,
}) => {
  const owner = await product.registered();
  const { username, email } = owner;
  const { id } = await owner.addPet();
  const card = await openDialog(page);
  await fillLogin(card, email, PASSWORD);
  await expect(toastArea(page)).toBeAttached();
  await context.setOffline(true);
  await loginButton(card).click();
  await expectToast(page, 'Connection error', 'Unable to login. Please try again.');
  await context.setOffline(false);
  await loginButton(card).click();
  await expectToast(page, 'Login successful!', `Welcome, ${username}!`);
  await page.goto(`/pets?edit=${id}`);
  await fillPet(page, LUNA);
  await context.setOffline(true);
  await saveButton(page).click();
  await expectToast(page, 'Error', 'Unable to save the profile. Please try again.');
  expect(await readPet(page)).toEqual(LUNA);
  await context.setOffline(false);
  await saveButton(page).click();
  await expectToast(page, 'Success!', 'Pet profile saved.');
});

test('a form survives a toast script that fails to load, and a later toast shows', async ({
  page,
  faults,
}) => {
  faults.forgive(/ERR_FAILED/);
  await page.route('**/assets/toaster-*.js', (route) => route.abort());
  const sending = await hold(page, 'POST', '/api/auth/login');
  const card = await openPage(page);
  await fillLogin(card, 'anna@example.org', PASSWORD);
  await loginButton(card).click();
  sending.lose();
  await expect(loginButton(card)).toBeEnabled();
  await expect(password(card)).toHaveValue(PASSWORD);
  await page.unroute('**/assets/toaster-*.js');
  await page.route('**/api/auth/login', (route) => route.abort());
  await loginButton(card).click();
  await expectToast(page, 'Connection error', 'Unable to login. Please try again.');
});

test('a waiting question can be taken back and is then not sent', async ({
  page,
  context,
  owner,
}) => {
  await openChat(page, owner);
  await context.setOffline(true);
  await ask(page, 'Never mind');
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(composer(page)).toHaveValue('Never mind');
  await expect(questions(page)).toHaveCount(0);
  await context.setOffline(false);
  await expect(offlineNotice(page)).toHaveCount(0);
  await composer(page).fill('Something else');
  await composer(page).press('Enter');
  await expect(replies(page)).toContainText('15:bene');
  await expect(questions(page)).toHaveText(['Something else']);
});

test('a question whose response is lost is not asked again', async ({ page, owner }) => {
  await openChat(page, owner);
  await page.route('**/api/chat-sessions/*/messages', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    await route.abort('internetdisconnected');
  });
  await ask(page, 'Why does she purr?');
  await expect(replies(page)).toContainText('15:bene');
  await expect(questions(page)).toHaveText(['Why does she purr?']);
  await expect(composer(page)).toHaveValue('');
  expect(await owner.messages()).toHaveLength(2);
});
