import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { ask, composer, growBeyond, limitCard, openChat, upgradeOverlay } from '../support/chat';
import { expect, test } from '../support/test';
import { shoot } from './camera';

const PICTURE = fileURLToPath(new URL('../../../docs/images/chat.png', import.meta.url));

/** Without a model the handbook answers. */
test.use({ settings: { OPENAI_API_KEY: '', OPENAI_BASE_URL: '' } });

async function answered(page: Page, question: string): Promise<void> {
  const before = await page.getByRole('article', { name: 'Zampa' }).count();
  await ask(page, question);
  await expect(page.getByRole('article', { name: 'Zampa' })).toHaveCount(before + 1);
  await expect(page.getByRole('button', { name: 'Copy answer' })).toHaveCount(before + 1, {
    timeout: 30_000,
  });
}

for (const width of [360, 768, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: width === 1440 ? 900 : 780 } });

    test('before signing in', async ({ page, faults }) => {
      faults.forgive(/status of 404/);
      await page.goto('/');
      await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
      await shoot(page, 'home');
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await shoot(page, 'sign-in');
      await page.getByRole('tab', { name: 'Register' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Register' }).click();
      await expect(page.getByText('Invalid email')).toBeVisible();
      await shoot(page, 'register-errors');
      await page.goto('/chat');
      await expect(page.getByRole('heading', { name: 'Accesso Richiesto' })).toBeVisible();
      await shoot(page, 'chat-gate');
      await page.goto('/nowhere');
      await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
      await shoot(page, 'not-found');
    });

    test('pets', async ({ page, context, product }) => {
      const owner = await product.newcomer(context);
      await page.goto('/chat');
      await expect(page.getByText('Nessun animale registrato')).toBeVisible();
      await shoot(page, 'chat-no-pets');
      await page.goto('/pets');
      await expect(page.getByText('No pets registered')).toBeVisible();
      await shoot(page, 'pets-empty');
      await page.getByRole('button', { name: 'Create your first pet' }).click();
      await shoot(page, 'pet-form');
      await page.getByRole('button', { name: 'Create Profile and Start Chat' }).click();
      await expect(page.getByLabel('Species')).toHaveAccessibleDescription('Required');
      await shoot(page, 'pet-form-errors');
      await owner.addPet({ age: 4, breed: 'European', healthConditions: 'Sensitive stomach' });
      await page.goto('/pets');
      await page.getByRole('button', { name: 'Add New Pet (Upgrade needed)' }).click();
      await shoot(page, 'pets-upgrade');
      await page.getByRole('button', { name: 'Delete Micia' }).click();
      await shoot(page, 'pets-delete');
      await product.world.setPlan(owner, 'pro');
      await owner.addPet({ name: 'Argo', species: 'cane', age: 7, weight: '28' });
      await owner.addPet({ name: 'Nuvola', species: 'coniglio', age: 1 });
      await page.goto('/pets');
      await expect(page.getByRole('heading', { name: 'Nuvola' })).toBeVisible();
      await shoot(page, 'pets-list');
      await page.goto('/chat?petId=1000000');
      await expect(page.getByText('Select a pet to start')).toBeVisible();
      await shoot(page, 'chat-select-pet');
    });

    test('a conversation', async ({ page, product, owner }) => {
      await openChat(page, owner);
      await expect(page.getByText('What would you like to know about Micia?')).toBeVisible();
      await shoot(page, 'chat-empty');
      await ask(page, 'How much should Micia eat in a day?');
      await growBeyond(page, 80);
      await shoot(page, 'chat-writing');
      await expect(page.getByRole('button', { name: 'Copy answer' })).toHaveCount(1);
      await shoot(page, 'chat-answer');
      await answered(page, 'She chewed a lily leaf');
      await shoot(page, 'chat-emergency');
      await product.world.database.query(
        `UPDATE chat_messages SET status = 'failed', error = 'MODEL_UNAVAILABLE', content = ''
         WHERE "sessionId" = $1 AND id = (SELECT max(id) FROM chat_messages)`,
        [owner.sessionId],
      );
      await page.reload();
      await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
      await shoot(page, 'chat-failed');
    });

    test('limits and no network', async ({ page, context, product, owner, faults }) => {
      faults.forgive(/status of 429|ERR_INTERNET_DISCONNECTED/);
      await openChat(page, owner);
      await answered(page, 'Why does Micia scratch the furniture?');
      await context.setOffline(true);
      await ask(page, 'And what helps?');
      await expect(page.getByText('Waiting for the network')).toBeVisible();
      await shoot(page, 'chat-offline');
      await page.getByRole('button', { name: 'Edit' }).click();
      await context.setOffline(false);
      await product.spend(owner, 'yesterday');
      await composer(page).press('Enter');
      await expect(limitCard(page)).toBeVisible();
      await shoot(page, 'chat-limit-card');
      await limitCard(page).getByRole('button', { name: 'Close' }).click();
      await product.spend(owner, 'today');
      await composer(page).press('Enter');
      await expect(upgradeOverlay(page)).toBeVisible();
      await shoot(page, 'chat-upgrade-overlay');
      await upgradeOverlay(page).getByRole('button', { name: 'Maybe Later' }).click();
      await shoot(page, 'chat-locked');
    });
  });
}

test.describe('the picture of the documentation', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('shows a finished conversation', async ({ page, context, product }) => {
    const owner = await product.newcomer(context);
    const facts = { age: 4, breed: 'European', personalityTraits: 'Curious, a little shy' };
    await owner.addPet(facts);
    await product.world.database.query(`UPDATE users SET username = 'Anna' WHERE id = $1`, [
      owner.id,
    ]);
    await openChat(page, owner);
    await answered(page, 'How much should Micia eat in a day?');
    await page.screenshot({ path: PICTURE });
  });
});
