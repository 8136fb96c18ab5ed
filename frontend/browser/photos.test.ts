import type { Locator } from '@playwright/test';
import { ask, emergency, openChat, questions, replies, sendButton } from './support/chat';
import { logOut, mark, marked } from './support/log-out';
import { hold } from './support/network';
import { chooser, going, photo, tiles, tray } from './support/photos';
import { expect, test } from './support/test';

const edges = (element: Locator) =>
  element.evaluate((node) => node.getBoundingClientRect().toJSON() as DOMRect);

test('photos are resized and uploaded at once, then sent with the question', async ({
  page,
  owner,
}) => {
  await openChat(page, owner);
  const upload = page.waitForRequest('**/api/photos');
  await chooser(page).setInputFiles([await photo('one.jpg', 3000, 2000), await photo('two.jpg')]);
  await expect(tiles(page)).toHaveCount(2);
  expect((await upload).headers()['content-type']).toBe('image/webp');
  await expect(going(page)).toHaveCount(0);
  await expect(page.getByText('what should Zampa look at?')).toBeVisible();
  await expect(sendButton(page)).toBeDisabled();
  await ask(page, 'What is this on her ear?');
  await expect(tray(page)).toHaveCount(0);
  await expect(replies(page)).toContainText('15:bene');
  const [question] = await owner.messages();
  expect(question?.photos?.map(({ width }) => width)).toEqual([2048, 1200]);

  await page.reload();
  const second = page.getByRole('button', { name: 'Show photo 2 of 2 you sent' });
  const [above, words] = [await edges(second), await edges(questions(page))];
  expect(above.right).toBeCloseTo(words.right, 0);
  expect(above.bottom).toBeLessThan(words.top);
  await second.click();
  const view = page.getByRole('dialog', { name: 'Photo 2 of 2 you sent' });
  await expect(view.getByRole('img')).toHaveJSProperty('naturalWidth', 1200);
  const [large, caption] = [
    await edges(view.getByRole('img')),
    await edges(view.getByText('2 of 2')),
  ];
  expect(large.bottom).toBeLessThan(caption.top);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog', { name: 'Photo 1 of 2 you sent' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the emergency card does not wait for a photo upload', async ({ page, owner }) => {
  await openChat(page, owner);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/photos', async (route) => {
    await held;
    await route.continue();
  });
  const sending = await hold(page, 'POST', '/api/chat-sessions/*/messages');
  sending.release();
  await chooser(page).setInputFiles(await photo('plant.jpg'));
  await expect(going(page)).toHaveCount(1);
  await ask(page, 'Micia ate a lily and is vomiting');
  await expect(emergency(page)).toBeVisible();
  await expect(page.getByText('Sending your photo...')).toBeVisible();
  expect(sending.sent).toBe(0);
  release();
  await expect(replies(page)).toContainText('15:bene');
  await expect(emergency(page)).toHaveCount(1);
  await expect(questions(page)).toHaveCount(1);
  expect((await owner.messages())[0]?.photos).toHaveLength(1);
});

test('a cached photo cannot be opened after sign-out', async ({ page, owner, faults }) => {
  await openChat(page, owner);
  await chooser(page).setInputFiles(await photo('one.jpg'));
  await ask(page, 'What is this on her ear?');
  await expect(replies(page)).toContainText('15:bene');
  const url = (await owner.messages())[0]?.photos?.[0]?.url ?? '';
  const open = () => page.evaluate(async (path) => (await fetch(path)).status, url);
  expect(await open()).toBe(200);
  await page.goto('/profile');
  await mark(page);
  await logOut(page).click();
  await expect(marked(page)).toHaveCount(0);
  faults.forgive(/401/);
  expect(await open()).toBe(401);
});
