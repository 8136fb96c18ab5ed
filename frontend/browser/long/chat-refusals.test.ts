import type { Page } from '@playwright/test';
import {
  ask,
  composer,
  limitCard,
  openChat,
  questions,
  sendButton,
  upgradeOverlay,
} from '../support/chat';
import { expect, test } from '../support/test';
import { expectToast } from '../support/toast';

const QUESTION = 'Why does she purr?';

/** Expects the question to have left the list and its words to be ready for sending again. */
async function expectGivenBack(page: Page): Promise<void> {
  await expect(questions(page)).toHaveCount(0);
  await expect(composer(page)).toHaveValue(QUESTION);
  await expect(composer(page)).toBeEnabled();
  await expect(sendButton(page)).toBeEnabled();
  await expect(limitCard(page)).toHaveCount(0);
  await expect(upgradeOverlay(page)).toHaveCount(0);
}

test('a question to a deleted chat returns to the composer with a toast', async ({
  page,
  owner,
  product,
  faults,
}) => {
  faults.forgive(/status of 404/);
  await openChat(page, owner);
  await product.world.database.query('DELETE FROM chat_sessions WHERE id = $1', [owner.sessionId]);
  await ask(page, QUESTION);
  await expectToast(page, 'Error', 'No active session or pet selected');
  await expectGivenBack(page);
});

for (const [cause, status] of [
  ['cannot accept', 503],
  ['fails on', 500],
] as const) {
  test(`a question that the server ${cause} returns to the composer with a toast`, async ({
    page,
    owner,
    faults,
  }) => {
    faults.forgive(new RegExp(`status of ${status}`));
    await openChat(page, owner);
    await page.route('**/messages', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status }) : route.fallback(),
    );
    await ask(page, QUESTION);
    await expectToast(page, 'Error', 'Unable to send message. Please try again.');
    await expectGivenBack(page);
    await page.unroute('**/messages');
    await sendButton(page).click();
    await expect(questions(page)).toHaveText([QUESTION]);
  });
}

test('a question whose request fails returns to the composer with a toast', async ({
  page,
  owner,
  faults,
}) => {
  faults.forgive(/ERR_CONNECTION_RESET/);
  await openChat(page, owner);
  await page.route('**/messages', (route) =>
    route.request().method() === 'POST' ? route.abort('connectionreset') : route.fallback(),
  );
  await ask(page, QUESTION);
  await expectToast(page, 'Error', 'Unable to send message. Please try again.');
  await expectGivenBack(page);
  expect(await owner.messages()).toEqual([]);
});
