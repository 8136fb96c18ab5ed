import { expectAccessible } from './support/axe';
import {
  ask,
  composer,
  emergency,
  growBeyond,
  limitCard,
  openChat,
  replies,
  replyEnded,
  stopButton,
  upgradeOverlay,
} from './support/chat';
import { expect, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('nothing stands in the way before signing in', async ({ page, faults }) => {
  faults.forgive(/status of 404/);
  await test.step('on the first page', async () => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('in the sign-in dialog, with messages under its fields', async () => {
    await page.getByRole('button', { name: 'Sign In' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Login' }).click();
    await expect(dialog.getByText('Invalid email')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('tab', { name: 'Register' }).click();
    await expectAccessible(page);
  });
  for (const path of ['/chat', '/pets']) {
    await test.step(`at the gate of ${path}`, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Accesso Richiesto' })).toBeVisible();
      await expectAccessible(page);
    });
  }
  await test.step('on the page that does not exist', async () => {
    await page.goto('/nowhere');
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await expectAccessible(page);
  });
});

test('nothing stands in the way of pets', async ({ page, context, product }) => {
  const owner = await product.newcomer(context);
  await test.step('without one', async () => {
    await page.goto('/pets');
    await expect(page.getByRole('heading', { name: 'No pets registered' })).toBeVisible();
    await expectAccessible(page);
    await page.goto('/chat');
    await expect(page.getByText('Nessun animale registrato')).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('in the form, with its messages', async () => {
    await page.goto('/pets?edit=new');
    await page.getByRole('button', { name: 'Create Profile and Start Chat' }).click();
    await expect(page.getByLabel('Species')).toHaveAccessibleDescription('Required');
    await expectAccessible(page);
  });
  await test.step('in the list, with the banner and the question before deleting', async () => {
    await owner.addPet({ age: 4, breed: 'European', healthConditions: 'Sensitive stomach' });
    await page.goto('/pets');
    await page.getByRole('button', { name: 'Add New Pet (Upgrade needed)' }).click();
    await expect(page.getByRole('region', { name: 'Your plan holds 1 pet' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Delete Micia' }).click();
    await expect(page.getByRole('dialog', { name: 'Delete Micia?' })).toBeVisible();
    await expectAccessible(page);
  });
});

test('nothing stands in the way of a conversation', async ({ page, product, owner }) => {
  await test.step('empty', async () => {
    await openChat(page, owner);
    await expect(page.getByText('What would you like to know about Micia?')).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('while an answer is written', async () => {
    product.world.model.behave({ words: 2000, gap: 25 });
    await ask(page, 'Tell me a long story.');
    await growBeyond(page, 100);
    await expectAccessible(page);
    await stopButton(page).click();
    await expect(page.getByText('Stopped', { exact: true })).toBeVisible();
  });
  await test.step('with an emergency and a finished answer', async () => {
    product.world.model.behave({ words: 16 });
    await ask(page, 'She chewed a lily leaf');
    await expect(emergency(page)).toBeVisible();
    await expect(replies(page).last()).toContainText('15:');
    await replyEnded(page);
    await expectAccessible(page);
  });
  await test.step('with an answer that failed', async () => {
    product.world.model.behave({ status: 500 });
    await ask(page, 'Is anybody there?');
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expectAccessible(page);
  });
});

test('nothing stands in the way at the limits, and offline', async ({
  page,
  context,
  product,
  owner,
  faults,
}) => {
  faults.forgive(/status of 429|ERR_INTERNET_DISCONNECTED/);
  await openChat(page, owner);
  await test.step('in the limit card', async () => {
    await product.spend(owner, 'yesterday');
    await ask(page, 'May I ask again?');
    await expect(limitCard(page)).toBeVisible();
    await expectAccessible(page);
    await limitCard(page).getByRole('button', { name: 'Close' }).click();
  });
  await test.step('offline, with a question that waits', async () => {
    await context.setOffline(true);
    await composer(page).press('Enter');
    await expect(page.getByText('Waiting for the network')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Edit' }).click();
    await context.setOffline(false);
  });
  await test.step('in the upgrade overlay', async () => {
    await product.spend(owner, 'today');
    await composer(page).press('Enter');
    await expect(upgradeOverlay(page)).toBeVisible();
    await expectAccessible(page);
    await upgradeOverlay(page).getByRole('button', { name: 'Maybe Later' }).click();
    await expectAccessible(page);
  });
});
