import type { Page } from '@playwright/test';
import { composer } from './support/chat';
import { holdCode } from './support/network';
import { fillRegistration } from './support/sign-in';
import { expect, test } from './support/test';

/** Waits for the page's code: the form takes text before it is there. */
const untilReady = (page: Page): Promise<void> =>
  expect(page.locator('form button[type=submit]')).toBeAttached();

const tell = async (page: Page, words: string): Promise<void> => {
  await untilReady(page);
  await page.getByLabel('What is worrying you?').fill(words);
  await page.keyboard.press('Enter');
};

test('what is typed before the code has arrived is kept, and told then', async ({ page }) => {
  const arrive = await holdCode(page);
  await page.goto('/', { waitUntil: 'commit' });
  const field = page.getByLabel('What is worrying you?');
  await field.fill('My cat Micia chewed a lily leaf');
  const send = page.locator('form button');
  await send.click();
  await expect(field).toHaveValue('My cat Micia chewed a lily leaf');
  arrive();
  await untilReady(page);
  await send.click();
  await expect(page.getByRole('alert').getByRole('heading').first()).toHaveText(/Emergency/);
});

test('an emergency is said first, with whom to call, and nothing for sale', async ({ page }) => {
  await page.goto('/');
  await tell(page, 'My cat Micia chewed a lily leaf');
  const card = page.getByRole('alert').filter({ hasText: 'vet' });
  await expect(card.getByRole('heading').first()).toHaveText(/Emergency/);
  await expect(card).not.toContainText(/upgrade|subscribe|sign up|register/i);
  await expect(page.getByRole('link', { name: 'Who to call near you' })).toHaveAttribute(
    'href',
    '/emergency',
  );
  await expect(page.getByRole('heading', { name: 'From the handbook' })).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('from a worry to the first question: account, pet, chat', async ({ page }) => {
  await page.goto('/');
  await tell(page, 'My cat Micia scratches the sofa');
  await expect(page.getByRole('region', { name: 'No sign of an emergency found' })).toBeFocused();
  await page.getByRole('link', { name: "Keep Micia's story" }).click();

  await expect(page.getByRole('tab', { name: 'Register' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await fillRegistration(page.getByRole('main'), 'Giulia Worry', 'giulia-worry@example.org');
  await page.getByRole('button', { name: 'Register', exact: true }).click();

  await expect(page).toHaveURL('/pets?edit=new');
  await expect(page.getByLabel('Pet Name')).toHaveValue('Micia');
  await expect(page.getByLabel('Species')).toHaveValue('gatto');
  await page.getByRole('button', { name: 'Create Profile and Start Chat' }).click();

  await expect(page).toHaveURL(/\/chat\?petId=\d+$/);
  await expect(composer(page)).toHaveValue('My cat Micia scratches the sofa');

  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Welcome back, Giulia Worry' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go on with Micia' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start Free Chat' })).toHaveCount(0);
});

test('too many worries, and none that arrives, are said', async ({ page, context, faults }) => {
  faults.forgive(/status of 429|ERR_INTERNET_DISCONNECTED/);
  await page.route('**/api/worries', (route) =>
    route.fulfill({ status: 429, headers: { 'Retry-After': '60' }, json: {} }),
  );
  await page.goto('/');
  await tell(page, 'She sneezes');
  await expect(page.getByText('try again in a few minutes')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Emergency help' }).first()).toBeVisible();
  await page.unroute('**/api/worries');
  await context.setOffline(true);
  await page.keyboard.press('Enter');
  await expect(page.getByText('No answer from Zampa')).toBeVisible();
  await expect(page.getByLabel('What is worrying you?')).toHaveValue('She sneezes');
});

test.describe('in Italian', () => {
  test.use({ locale: 'it-IT' });

  test('a worry is heard and kept too', async ({ page }) => {
    await page.goto('/');
    await untilReady(page);
    await page.getByLabel('Qualcosa ti preoccupa?').fill('Il mio cane Otto ha mangiato cioccolato');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').getByRole('heading').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Dal manuale' })).toBeVisible();
    await page.getByRole('link', { name: 'Conserva la storia di Otto' }).click();
    await expect(page).toHaveURL('/chat');
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Registrati');
  });
});
