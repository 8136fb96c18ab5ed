import type { Page } from '@playwright/test';
import { fillCard, PAYS } from '../support/card';
import { ask, composer, limitCard, openChat } from '../support/chat';
import { captureForDocumentation, captureForManifest, shootForDocumentation } from './camera';
import { daysAgo, keepDiary, speak, WORDS } from './care-diary';
import { expect, getAnswer, test } from './stage';

test.use({ settings: { OPENAI_API_KEY: '', OPENAI_BASE_URL: '', PAYMENTS: 'sandbox' } });

const WIDE = { width: 1440, height: 900 };
const DAY = 86_400_000;

/** Pairs of days ago and kg. */
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
    await captureForManifest(page, 'wide');
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

  test('a chat, and an emergency', async ({ page, owner }) => {
    await openChat(page, owner);
    await expect(page.getByText('What would you like to know about Micia?')).toBeVisible();
    await shootForDocumentation(page, 'phone-chat-empty', 'light');
    await ask(page, 'She chewed a lily leaf');
    await expect(page.getByRole('button', { name: 'Copy answer' })).toHaveCount(1);
    await page.getByRole('log').evaluate((log) => log.scrollTo(0, 0));
    await shootForDocumentation(page, 'phone-chat-emergency', 'dark');
  });

  test('a chat at its limit', async ({ page, owner, product, faults }) => {
    faults.forgive(/status of 429/);
    await openChat(page, owner);
    await getAnswer(page, 'How much should Micia eat in a day?');
    await captureForManifest(page, 'narrow');
    await product.spend(owner, 'yesterday');
    await composer(page).fill('Is wet or dry food better for her?');
    await composer(page).press('Enter');
    await expect(limitCard(page)).toBeVisible();
    await shootForDocumentation(page, 'phone-chat-limit', 'light');
  });
});

test.describe('what Pro adds', () => {
  test.use({ viewport: PHONE });

  test.beforeEach(({ product, owner }) => product.world.setPlan(owner, 'pro'));

  const openPage = async (page: Page, { petId }: { petId: number }): Promise<void> => {
    await page.goto(`/pets/${petId}`);
    await page.getByText(/^(Suggested for|Consigliati per) Micia$/).waitFor();
    await page.getByRole('heading', { name: /^(What stands out|Che cosa si nota)$/ }).waitFor();
  };
  /** Scrolls to a heading. */
  const showFrom = (page: Page, heading: string): Promise<void> =>
    page
      .getByRole('heading', { name: heading, exact: true, level: 2 })
      .evaluate((title) => window.scrollTo(0, title.getBoundingClientRect().top + scrollY - 40));

  test('the page of a pet in Italian, on a phone', async ({ page, owner, product }) => {
    await speak(page, product, 'it');
    await keepDiary(owner, 'it');
    await openPage(page, owner);
    await shootForDocumentation(page, 'phone-pet-page', 'dark');
    await page.goto('/help#vet-summary');
    await page.locator('details[open]').waitFor();
    await shootForDocumentation(page, 'phone-help', 'light');
  });

  test('the page of a pet on a tablet, and the summary its link shows', async ({ page, owner }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await keepDiary(owner, 'en');
    await openPage(page, owner);
    await showFrom(page, 'Weight');
    await shootForDocumentation(page, 'tablet-pet-page', 'light');
    await page.goto(`/pets/${owner.petId}/summary`);
    await page.getByLabel('Why now?').fill(WORDS.en.worried);
    await page.getByRole('button', { name: 'Create the summary' }).click();
    await page.getByRole('button', { name: 'Create a link' }).click();
    const address = await page.getByLabel('Address').inputValue();
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(new URL(address).pathname);
    await captureForDocumentation(page, 'tablet-summary');
  });

  test('the diary form and reminders, on a phone', async ({ page, owner }) => {
    const path = `/api/pets/${owner.petId}/reminders`;
    // Late today, so that it is due this week even on a Sunday.
    const when = { startsAt: `${daysAgo(0).slice(0, 10)}T23:30`, timeZone: 'Europe/Rome' };
    const syrup = { kind: 'medicine', title: 'Stomach syrup, 1 ml' };
    await owner.call('POST', path, { ...when, ...syrup, rule: 'FREQ=HOURLY;INTERVAL=12' });
    const scales = { kind: 'weigh', title: 'Weigh her', rule: 'FREQ=WEEKLY;INTERVAL=2' };
    await owner.call('POST', path, { ...when, ...scales });
    await openPage(page, owner);
    await page.getByRole('button', { name: 'Mark as done: Weigh her' }).click();
    await page.getByText('1 of 2 done').waitFor();
    await showFrom(page, 'This week');
    await shootForDocumentation(page, 'phone-reminders', 'light');
    await page.getByText('Symptom', { exact: true }).click();
    await page.getByLabel('What did you see?').fill('limps');
    await showFrom(page, 'Add to the diary');
    await shootForDocumentation(page, 'phone-diary-form', 'dark');
  });

  test('the story beside a chat', async ({ page, owner }) => {
    await page.setViewportSize(WIDE);
    await keepDiary(owner, 'en');
    await openChat(page, owner);
    await getAnswer(page, WORDS.en.question);
    await shootForDocumentation(page, 'chat-story', 'dark');
  });
});
