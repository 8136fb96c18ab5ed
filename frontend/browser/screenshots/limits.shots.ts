import { ask, composer, emergency, limitCard, openChat, upgradeOverlay } from '../support/chat';
import { expectToast } from '../support/toast';
import { shoot } from './camera';
import { cut, expect, getAnswer, test } from './stage';

test('no network', async ({ page, context, owner, faults }) => {
  faults.forgive(/ERR_INTERNET_DISCONNECTED/);
  await openChat(page, owner);
  await getAnswer(page, 'Why does Micia scratch the furniture?');
  await context.setOffline(true);
  await ask(page, 'And what helps?');
  await expect(page.getByText('Waiting for the network')).toBeVisible();
  await shoot(page, 'chat-offline');
  await context.setOffline(false);
});

test('a server that is away', async ({ page, owner, product, faults }) => {
  faults.forgive(/WebSocket|ERR_CONNECTION|ERR_EMPTY_RESPONSE/);
  await openChat(page, owner);
  await product.killApi();
  await expect(page.getByText('Reconnecting...')).toBeVisible();
  await shoot(page, 'chat-reconnecting');
  await product.startApi();
});

test('a question that does not arrive', async ({ page, owner, faults }) => {
  faults.forgive(/ERR_FAILED/);
  await openChat(page, owner);
  await cut(page, '**/api/chat-sessions/*/messages');
  await ask(page, 'Which house plants are dangerous for Micia?');
  await expectToast(page, 'Error', 'Unable to send message. Please try again.');
  await shoot(page, 'chat-not-sent');
});

test('all questions used up before today', async ({ page, product, owner, faults }) => {
  faults.forgive(/status of 429/);
  await openChat(page, owner);
  await getAnswer(page, 'Why does Micia scratch the furniture?');
  await product.spend(owner, 'yesterday');
  await ask(page, 'And what helps?');
  await expect(limitCard(page)).toBeVisible();
  await shoot(page, 'chat-limit-card');
  await limitCard(page).getByRole('button', { name: 'Close' }).click();
  await ask(page, 'She chewed a lily leaf');
  await expect(emergency(page)).toBeVisible();
  await shoot(page, 'chat-refused-emergency');
});

test('all questions of the day used up', async ({ page, product, owner, faults }) => {
  faults.forgive(/status of 429/);
  await openChat(page, owner);
  await getAnswer(page, 'Why does Micia scratch the furniture?');
  await product.spend(owner, 'today');
  await composer(page).fill('And what helps?');
  await composer(page).press('Enter');
  await expect(upgradeOverlay(page)).toBeVisible();
  await shoot(page, 'chat-upgrade-overlay');
  await upgradeOverlay(page).getByRole('button', { name: 'Maybe Later' }).click();
  await expect(composer(page)).toBeDisabled();
  await shoot(page, 'chat-locked');
});
