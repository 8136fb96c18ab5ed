import { expect, test } from './support/test';

test.beforeEach(({ page }) => page.goto('/'));

test('the hero links to the chat', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByText('3 questions free. No card needed.')).toBeVisible();
  await expect(page.getByLabel('What is worrying you?')).toBeVisible();
  await page.getByRole('link', { name: 'Start Free Chat' }).first().click();
  await expect(page).toHaveURL('/chat');
});
