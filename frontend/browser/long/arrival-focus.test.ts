import type { Page } from '@playwright/test';
import { composer, openChat } from '../support/chat';
import { pressOn, stops } from '../support/keyboard';
import { createButton } from '../support/pets';
import { keepCare } from '../support/subscriber';
import { expect, test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

/** The text that `speak` announced last. */
const spoken = (page: Page) => page.locator('p[aria-live="polite"].sr-only').last();

test('a page opened by a link receives focus, and its title is announced', async ({
  page,
  owner,
}) => {
  await openChat(page, owner);
  const header = page.getByRole('banner');
  await pressOn(page, header.getByRole('link', { name: /^Pets/ }));
  await expect(page.getByRole('heading', { level: 1, name: 'Your Pets' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(spoken(page)).toHaveText(/Your Pets · Zampa/);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);

  await pressOn(page, link(page, 'Profile: Micia'));
  await expect(page.getByRole('heading', { level: 1, name: 'Micia' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveTitle(/Micia · Zampa/);
  await expect(spoken(page)).toHaveText(/Micia · Zampa/);

  await pressOn(page, link(page, 'Open chat'));
  await expect(composer(page)).toBeFocused();
});

test("a pet's form receives focus and returns it to the button that opened it", async ({
  page,
  owner,
}) => {
  await page.goto(`/pets?petId=${owner.petId}`);
  await pressOn(page, button(page, 'Edit Micia'));
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Micia' })).toBeFocused();
  await pressOn(page, button(page, '← Back to selection'));
  await expect(button(page, 'Edit Micia')).toBeFocused();

  const add = page.getByRole('button', { name: /^Add New Pet/ });
  await pressOn(page, add);
  await expect(page.getByRole('region', { name: 'Your plan covers 1 pet' })).toBeFocused();
  await pressOn(page, button(page, 'Maybe later'));
  await expect(add).toBeFocused();
});

test("the first pet's form receives focus and returns it to its button", async ({
  page,
  context,
  product,
}) => {
  await product.newcomer(context);
  await page.goto('/pets');
  await pressOn(page, button(page, 'Create your first pet'));
  await expect(page.getByRole('heading', { level: 1, name: 'New pet' })).toBeFocused();
  await expect(createButton(page)).toBeVisible();
  await page.goBack();
  await expect(button(page, 'Create your first pet')).toBeFocused();
});

test('taking back a waiting question focuses the composer', async ({
  page,
  context,
  owner,
  faults,
}) => {
  faults.forgive(/ERR_INTERNET_DISCONNECTED/);
  await openChat(page, owner);
  await context.setOffline(true);
  await composer(page).fill('What about tuna?');
  await composer(page).press('Enter');
  await pressOn(page, button(page, 'Edit'));
  await expect(composer(page)).toBeFocused();
  await expect(composer(page)).toHaveValue('What about tuna?');
  const photo = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') };
  await page.locator('form input[type=file]').setInputFiles(photo);
  await pressOn(page, button(page, 'Remove photo 1'));
  await expect(composer(page)).toBeFocused();
  await context.setOffline(false);
});

test("on a pet's page, focus moves on when the pressed button disappears", async ({
  page,
  owner,
  product,
}) => {
  await keepCare(product, owner);
  await page.goto(`/pets/${owner.petId}`);
  await pressOn(page, button(page, 'Save weight'));
  await expect(page.getByRole('heading', { name: 'Add to the diary' })).toBeFocused();
  await pressOn(page, button(page, 'More'));
  await expect(page.getByRole('radio', { name: 'Vaccine' })).toBeFocused();
  await pressOn(page, page.getByRole('button', { name: /^\d+ more$/ }));
  await expect(page.getByRole('button', { name: /^Remind me: / }).nth(2)).toBeFocused();
  await pressOn(page, button(page, 'Add a reminder'));
  await expect(page.getByRole('dialog').getByRole('radio', { checked: true })).toBeFocused();
});

test('the business details form receives focus and returns it to its button', async ({
  page,
  owner,
}) => {
  await page.goto(`/profile?${owner.petId}`);
  const add = button(page, 'Add business details');
  await pressOn(page, add);
  await expect(page.getByLabel('Business name', { exact: true })).toBeFocused();
  await pressOn(page, page.locator('form').getByRole('button', { name: 'Cancel' }));
  await expect(add).toBeFocused();
});

test('an expired reset link moves focus from the form to its notice', async ({ page, faults }) => {
  faults.forgive(/status of 400/);
  await page.goto(`/reset-password#${'k'.repeat(43)}`);
  await page.getByLabel('New password').fill('owls-at-midnight-7');
  await page.getByLabel('Confirm Password').fill('owls-at-midnight-7');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'This link has expired' })).toBeFocused();
});

test('Italian text on an English page is marked lang="it"', async ({ page }) => {
  for (const path of ['/chat', '/pets']) {
    await page.goto(path);
    await expect(page.getByText('Accesso Richiesto')).toHaveAttribute('lang', 'it');
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the tab order of a pet's page matches the visual order", async ({
    page,
    owner,
    product,
  }) => {
    await keepCare(product, owner);
    await page.goto(`/pets/${owner.petId}`);
    await expect(button(page, 'Import a file')).toBeVisible();
    await expect(page.getByText(/^Suggested for Micia$/)).toBeVisible();
    const names = (await stops(page)).map(({ name }) => name);
    const placeOf = (part: RegExp) => names.findIndex((name) => part.test(name));
    const order = [/^Sources/, /^Save weight/, /^Add a reminder/, /^Import a file/, /^Add: Born/];
    const places = order.map(placeOf);
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });
});
