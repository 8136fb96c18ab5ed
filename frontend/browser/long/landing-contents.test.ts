import { expect, test } from '../support/test';

const FEATURES = [
  'Personalized advice',
  'Available 24/7',
  'Emergency guidance',
  'Educational content',
  'Pet profiles',
  'Behaviour and daily care',
];
const FAQ = [
  ['Does Zampa replace a veterinarian?', /No\. Zampa gives general educational advice/],
  ['Which animals are supported?', /Dogs, cats, rabbits, birds and other domestic animals/],
  ['Is my data safe?', /never sold/],
  ['Can I cancel my subscription at any time?', /at any time from your account settings/],
] as const;

test.beforeEach(({ page }) => page.goto('/'));

test('the landing page presents six features, three steps and three example stories', async ({
  page,
}) => {
  const features = page.locator('#features');
  await expect(features.getByRole('heading', { level: 3 })).toHaveText(FEATURES);
  await expect(page.locator('#how-it-works').getByRole('heading', { level: 3 })).toHaveCount(3);
  const stories = page.locator('#stories');
  await expect(stories.getByRole('figure')).toHaveCount(3);
  await expect(stories.getByText(/^Example: /)).toHaveCount(3);
  await expect(stories.getByText(/^Example stories/)).toBeVisible();
});

test('one FAQ answer is open at a time, even by keyboard', async ({ page }) => {
  for (const [question, answer] of FAQ) {
    await page.getByText(question, { exact: true }).click();
    await expect(page.getByText(answer)).toBeVisible();
    await expect(page.locator('#faq details[open]')).toHaveCount(1);
  }
  await page.locator('#faq summary').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(FAQ[0][1])).toBeVisible();
});
