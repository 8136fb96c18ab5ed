import {
  ask,
  growBeyond,
  openChat,
  questions,
  rendered,
  replies,
  stopButton,
} from '../support/chat';
import { expect, test } from '../support/test';

declare global {
  interface Window {
    sameDocument?: boolean;
  }
}

test('an answer is completed on the page when the server dies midway and restarts', async ({
  page,
  product,
  faults,
  owner,
}) => {
  faults.forgive(
    /WebSocket connection|ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET/,
  );
  product.world.model.behave({ words: 200, gap: 25 });
  await openChat(page, owner);
  await page.evaluate(() => (window.sameDocument = true));
  await ask(page, 'Tell me a long story.');
  await growBeyond(page, 20);
  await product.killApi();
  await expect(stopButton(page)).toBeVisible();
  await product.startApi();
  await expect(stopButton(page)).toHaveCount(0, { timeout: 30_000 });
  const [, reply] = await owner.messages();
  expect(reply?.status).toBe('complete');
  await expect(replies(page)).toHaveText([rendered(reply?.content ?? '')]);
  await expect(questions(page)).toHaveCount(1);
  expect(await page.evaluate(() => window.sameDocument)).toBe(true);
});
