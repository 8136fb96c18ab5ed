import { composer } from './support/chat';
import { expect, test } from './support/test';

test('a signed-out visitor to any chat address gets the sign-in form', async ({ page }) => {
  for (const path of ['/chat', '/simple-chat', '/chat-old', '/chat/1']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Accesso Richiesto' })).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByText('Login or register to continue')).toBeVisible();
    await expect(main.getByRole('tab', { name: 'Login', selected: true })).toBeVisible();
    await expect(main.getByRole('button', { name: 'Login' })).toBeEnabled();
    await expect(composer(page)).toHaveCount(0);
  }
});
