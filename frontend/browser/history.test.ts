import type { Locator, Page } from '@playwright/test';
import type { Owner } from '../../backend/test/harness/owner';
import { ask, openChat, questions, replies } from './support/chat';
import type { Product } from './support/product';
import { expect, test } from './support/test';

/** Stores sixty questions with their answers, a minute apart, the last one an hour ago. */
const storeHistory = ({ world }: Product, owner: Owner) =>
  world.database.query(
    `INSERT INTO chat_messages ("sessionId", role, content, status, timestamp)
     SELECT $1, role, role || ' number ' || n || CASE role WHEN 'user' THEN '' ELSE
       ': ' || repeat('she sleeps, eats and plays as cats do, ', 4) END,
       'complete', now() - interval '1 hour' - (60 - n) * interval '1 minute'
     FROM generate_series(1, 60) AS n, unnest(ARRAY['user', 'assistant']) AS role
     ORDER BY n, role DESC`,
    [owner.sessionId],
  );

const log = (page: Page): Locator => page.getByRole('log');

const topOf = async (message: Locator): Promise<number> => (await message.boundingBox())?.y ?? NaN;

/** The position of a message once scrolling has come to rest. */
async function restOf(message: Locator): Promise<number> {
  let [before, now] = [NaN, NaN];
  await expect(async () => {
    [before, now] = [now, await topOf(message)];
    expect(now).toBe(before);
  }).toPass({ intervals: [100] });
  return now;
}

/** Scrolls up with the wheel until the message comes into view. */
async function scrollUpTo(page: Page, message: Locator): Promise<void> {
  await log(page).hover();
  await expect(async () => {
    await page.mouse.wheel(0, -600);
    await expect(message).toBeInViewport({ timeout: 100 });
  }).toPass({ intervals: [20] });
}

test('a long conversation opens at its end and loads what is older while the reader goes up, without a jump', async ({
  page,
  product,
  owner,
}) => {
  await storeHistory(product, owner);
  await openChat(page, owner);
  await expect(page.getByText('user number 60', { exact: true })).toBeInViewport();
  await expect(questions(page)).toHaveCount(25);
  const oldest = page.getByText('user number 36', { exact: true });

  await test.step('the place is kept while older messages come', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/messages?*before=*', async (route) => {
      await held;
      await route.continue();
    });
    await scrollUpTo(page, oldest);
    await expect(page.getByRole('button', { name: 'Loading older messages...' })).toBeVisible();
    const before = await topOf(oldest);
    release();
    await expect(questions(page)).toHaveCount(50);
    expect(Math.abs((await topOf(oldest)) - before)).toBeLessThan(3);
  });

  await test.step('the first message of all is reached, and nothing is doubled', async () => {
    await scrollUpTo(page, page.getByText('user number 1', { exact: true }));
    await expect(questions(page)).toHaveCount(60);
    await expect(replies(page)).toHaveCount(60);
    await expect(page.getByRole('button', { name: /older messages/ })).toHaveCount(0);
  });
});

test('who reads above is not moved by a reply that is written, and is told of it', async ({
  page,
  product,
  owner,
}) => {
  product.world.model.behave({ words: 300, gap: 15 });
  await storeHistory(product, owner);
  await openChat(page, owner);
  await ask(page, 'What is new?');
  await expect(replies(page).last()).toContainText('5:');
  const read = page.getByText('user number 55', { exact: true });
  await scrollUpTo(page, read);
  const chip = page.getByRole('button', { name: 'New reply' });
  await expect(chip).toBeVisible();
  const before = await restOf(read);
  await expect(replies(page).last()).toContainText('299:');
  expect(await topOf(read)).toBe(before);
  await chip.click();
  await expect(chip).toHaveCount(0);
  await expect(page.getByText(/299:/)).toBeInViewport();
});
