import { expect, test } from '../support/test';

const PLANS = [
  { name: 'Free', price: '€0', action: 'Start Free', leads: '/chat' },
  { name: 'Pro', price: '€12.99', action: 'Choose Pro', leads: '/checkout?plan=pro' },
  { name: 'Expert', price: '€29.99', action: 'Choose Expert', leads: '/checkout?plan=expert' },
];

test.beforeEach(({ page }) => page.goto('/'));

test('each plan shows its price and links to its page', async ({ page }) => {
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

test('the footer links to the sections of the landing page, even from another page', async ({
  page,
}) => {
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

test('the footer links to the legal and status pages', async ({ page }) => {
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
