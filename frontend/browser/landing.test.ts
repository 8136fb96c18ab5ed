import { expect, test } from './support/test';

const FEATURES = [
  'Personalized advice',
  'Available 24/7',
  'Emergency guidance',
  'Educational content',
  'Pet profiles',
  'Behaviour and daily care',
];
const PLANS = [
  { name: 'Free', price: '€0', action: 'Start Free', leads: '/chat' },
  { name: 'Pro', price: '€12.99', action: 'Choose Pro', leads: '/checkout?plan=pro' },
  { name: 'Expert', price: '€29.99', action: 'Choose Expert', leads: '/checkout?plan=expert' },
];
const FAQ = [
  ['Does Zampa replace a veterinarian?', /No\. Zampa gives general educational advice/],
  ['Which animals are supported?', /Dogs, cats, rabbits, birds and other domestic animals/],
  ['Is my data safe?', /never sold/],
  ['Can I cancel my subscription at any time?', /at any time from your account settings/],
] as const;

test.beforeEach(({ page }) => page.goto('/'));

test('the hero leads to the chat', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByText('3 questions free. No card needed.')).toBeVisible();
  await expect(page.getByLabel('What is worrying you?')).toBeVisible();
  await page.getByRole('link', { name: 'Start Free Chat' }).first().click();
  await expect(page).toHaveURL('/chat');
});

test('six features, three steps and three examples say what the product is', async ({ page }) => {
  const features = page.locator('#features');
  await expect(features.getByRole('heading', { level: 3 })).toHaveText(FEATURES);
  await expect(page.locator('#how-it-works').getByRole('heading', { level: 3 })).toHaveCount(3);
  const stories = page.locator('#stories');
  await expect(stories.getByRole('figure')).toHaveCount(3);
  await expect(stories.getByText(/^Example: /)).toHaveCount(3);
  await expect(stories.getByText(/^Example stories/)).toBeVisible();
});

test('each plan has its price and leads to its page', async ({ page }) => {
  for (const { name, price, action, leads } of PLANS) {
    const card = page.locator('#pricing article').filter({
      has: page.getByRole('heading', { name, exact: true }),
    });
    await expect(card.getByText(price, { exact: true })).toBeVisible();
    await expect(card.getByText('Most Popular')).toHaveCount(name === 'Pro' ? 1 : 0);
    await expect(card.getByText('First month 50% off')).toHaveCount(name === 'Free' ? 0 : 1);
    await card.getByRole('link', { name: action }).click();
    await expect(page).toHaveURL(leads);
    await page.goBack();
  }
});

test('one question of the FAQ is open at a time, also by keyboard', async ({ page }) => {
  for (const [question, answer] of FAQ) {
    await page.getByText(question, { exact: true }).click();
    await expect(page.getByText(answer)).toBeVisible();
    await expect(page.locator('#faq details[open]')).toHaveCount(1);
  }
  await page.locator('#faq summary').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(FAQ[0][1])).toBeVisible();
});

test('the footer leads to the parts of the page, also from another page', async ({ page }) => {
  const footer = page.getByRole('contentinfo');
  for (const [link, id] of [
    ['Features', 'features'],
    ['How it works', 'how-it-works'],
    ['Pricing', 'pricing'],
  ] as const) {
    await footer.getByRole('link', { name: link }).click();
    await expect(page.locator(`#${id}`)).toBeInViewport();
    await expect(page).toHaveURL(`/#${id}`);
    await page.goto('/terms');
    await footer.getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(`/#${id}`);
    await expect(page.locator(`#${id}`).getByRole('heading').first()).toBeInViewport();
  }
});

test('the footer leads to the documents', async ({ page }) => {
  for (const [name, path] of [
    ['Privacy Policy', '/privacy'],
    ['Data Deletion', '/data-deletion'],
    ['Terms of Service', '/terms'],
    ['Data Processing', '/data-processing'],
    ['Status', '/status'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.goto('/');
  }
});
