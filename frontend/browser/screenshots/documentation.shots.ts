import type { Page } from '@playwright/test';
import { fillCard, PAYS } from '../support/card';
import { ask, composer, limitCard, openChat } from '../support/chat';
import { shootForDocumentation } from './camera';
import { expect, getAnswer, test } from './stage';

test.use({ settings: { OPENAI_API_KEY: '', OPENAI_BASE_URL: '', PAYMENTS: 'sandbox' } });

const WIDE = { width: 1440, height: 900 };
const DAY = 86_400_000;

/** Days ago, and kg. */
const WEIGHTS = [
  [80, 4.1],
  [60, 4.05],
  [40, 3.95],
  [20, 3.85],
  [0, 3.8],
] as const;

const PHONE = { width: 390, height: 780 };

const open = async (page: Page, path: string, heading: string): Promise<void> => {
  await page.goto(path);
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
};

test.describe('wide', () => {
  test.use({ viewport: WIDE });

  test('landing page and sign-in', async ({ page }) => {
    await open(page, '/', 'The calm friend who knows animals.');
    await shootForDocumentation(page, 'landing', 'light');
    await page.locator('#pricing').evaluate((section) => section.scrollIntoView());
    await shootForDocumentation(page, 'pricing', 'dark');
    await open(page, '/checkout?plan=pro', 'Zampa');
    await shootForDocumentation(page, 'sign-in', 'light');
  });

  test('a chat', async ({ page, owner }) => {
    await openChat(page, owner);
    await getAnswer(page, 'How much should Micia eat in a day?');
    await shootForDocumentation(page, 'chat', 'light');
  });

  test('the page of a pet, and its summary', async ({ page, owner, product }) => {
    const path = `/api/pets/${owner.petId}`;
    await product.world.setPlan(owner, 'pro');
    await owner.call('PATCH', path, { birthDate: '2022-04-02', sex: 'female', neutered: true });
    for (const [days, value] of WEIGHTS) {
      const at = new Date(Date.now() - days * DAY).toISOString();
      await owner.call('POST', `${path}/diary`, { kind: 'weight', value, unit: 'kg', at });
    }
    await open(page, `/pets/${owner.petId}`, 'What stands out');
    await expect(page.getByText(/% lost in/)).toBeVisible();
    await expect(page.getByText('Suggested for Micia')).toBeVisible();
    await shootForDocumentation(page, 'pet-page', 'light');
    await page.getByRole('link', { name: 'Summary for the vet' }).click();
    await page.getByLabel('Why now?').fill('She has lost weight since the summer.');
    await expect(page.getByText('Change:', { exact: false })).toBeVisible();
    await shootForDocumentation(page, 'summary', 'dark');
  });

  test('help', async ({ page }) => {
    await open(page, '/help#vet-summary', 'Help');
    await shootForDocumentation(page, 'help', 'light');
  });

  test('pets, profile, checkout', async ({ page, owner, product }) => {
    await product.world.setPlan(owner, 'expert');
    await owner.addPet({ name: 'Argo', species: 'cane', breed: 'Labrador', age: 7, weight: '28' });
    await owner.addPet({ name: 'Nuvola', species: 'coniglio', age: 1, weight: '1.9' });
    await open(page, '/pets', 'Nuvola');
    await shootForDocumentation(page, 'pets', 'light');
    await product.world.setPlan(owner, 'free');
    await open(page, '/profile', 'Your Profile');
    await shootForDocumentation(page, 'profile', 'light');
    await open(page, '/checkout?plan=pro', 'Checkout');
    await fillCard(page, PAYS);
    await shootForDocumentation(page, 'checkout', 'dark');
    await product.world.setPlan(owner, 'pro');
    await open(page, '/payment-success?plan=pro', 'Payment Successful!');
    await shootForDocumentation(page, 'payment-success', 'light');
    await open(page, '/terms', 'Terms of Service');
    await shootForDocumentation(page, 'terms', 'light');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('a chat and its limits', async ({ page, owner, product, faults }) => {
    faults.forgive(/status of 429/);
    await openChat(page, owner);
    await expect(page.getByText('What would you like to know about Micia?')).toBeVisible();
    await shootForDocumentation(page, 'phone-chat-empty', 'light');
    await ask(page, 'She chewed a lily leaf');
    await expect(page.getByRole('button', { name: 'Copy answer' })).toHaveCount(1);
    await page.getByRole('log').evaluate((log) => log.scrollTo(0, 0));
    await shootForDocumentation(page, 'phone-chat-emergency', 'dark');
    await product.spend(owner, 'yesterday');
    await composer(page).fill('How long will she stay at the clinic?');
    await composer(page).press('Enter');
    await expect(limitCard(page)).toBeVisible();
    await shootForDocumentation(page, 'phone-chat-limit', 'light');
  });
});
