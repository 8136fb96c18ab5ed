import type { Locator } from '@playwright/test';
import { ask, openChat, replies } from '../support/chat';
import { scrollUpTo, storeHistory, topOf } from '../support/history';
import { expect, test } from '../support/test';

/** The position of a message once scrolling has come to rest. */
async function restOf(message: Locator): Promise<number> {
  let [before, now] = [NaN, NaN];
  await expect(async () => {
    [before, now] = [now, await topOf(message)];
    expect(now).toBe(before);
  }).toPass({ intervals: [100] });
  return now;
}

test('a streaming reply does not scroll a reader further up, but offers a button to it', async ({
  page,
  product,
  owner,
}) => {
  product.world.model.behave({ words: 300, gap: 15 });
  await storeHistory(product, owner);
  await openChat(page, owner);
  await ask(page, 'What is new?');
  await expect(replies(page).last()).toContainText('5:und');
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
