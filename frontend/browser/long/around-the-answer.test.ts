import type { Locator, Page } from '@playwright/test';
import { ask, composer, openChat, questions, replies, replyEnded } from '../support/chat';
import { expectFinished } from '../support/finished';
import { pressOn, tabTo } from '../support/keyboard';
import { storeAnswer } from '../support/stored';
import { expect, test } from '../support/test';
import { expectToast } from '../support/toast';

const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true });
const why = (page: Page): Locator => page.getByRole('group', { name: 'What was wrong?' });
const pressed = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true, pressed: true });

const EAT = { content: 'About **190 kcal** [1] a day [2], in small meals.' };
const SOURCES = [
  { title: 'Energy needs of cats', publisher: 'Zampa', url: 'https://example.org/energy' },
];
const FOLLOW_UPS = ['And how often?', 'What about treats?'];

test('a thumbs-up is saved, and withdrawn by pressing it again', async ({
  page,
  product,
  owner,
}) => {
  await storeAnswer(product, owner, EAT);
  await openChat(page, owner);
  await pressOn(page, button(page, 'Helpful'));
  await expect(pressed(page, 'Helpful')).toBeVisible();
  await expect.poll(async () => (await owner.messages())[1]?.feedback).toEqual({ helpful: true });
  await page.reload();
  await expect(pressed(page, 'Helpful')).toBeVisible();
  await button(page, 'Helpful').click();
  await expect(pressed(page, 'Helpful')).toHaveCount(0);
  await expect.poll(async () => (await owner.messages())[1]?.feedback).toBeUndefined();
});

test('a thumbs-down given by keyboard asks why and shows in the other tab', async ({
  page,
  product,
  owner,
  openBeside,
}) => {
  await storeAnswer(product, owner, EAT);
  await openChat(page, owner);
  const beside = await openBeside(page.url());
  await expect(button(beside, 'Not helpful')).toBeVisible();
  await pressOn(page, button(page, 'Not helpful'));
  await expect(why(page)).toBeVisible();
  await expect(pressed(beside, 'Not helpful')).toBeVisible();
  await page.keyboard.press('Tab');
  await tabTo(page, button(page, 'Something is missing'));
  await page.keyboard.press('Enter');
  await expect(why(page)).toHaveCount(0);
  await expect(button(page, 'Not helpful')).toBeFocused();
  for (const tab of [page, beside]) {
    await expect(tab.getByText('Something is missing')).toBeVisible();
  }
  await page.reload();
  await expect(page.getByText('Something is missing')).toBeVisible();
});

test('feedback that cannot be saved is reverted, with a toast', async ({
  page,
  product,
  owner,
  faults,
}) => {
  faults.forgive(/ERR_FAILED/);
  await storeAnswer(product, owner, EAT);
  await openChat(page, owner);
  await page.route('**/feedback', (route) => route.abort());
  await button(page, 'Helpful').click();
  await expectToast(page, 'Error', "Your feedback couldn't be saved. Please try again.");
  await expect(pressed(page, 'Helpful')).toHaveCount(0);
});

test('follow-up questions are sent when pressed and hidden when no questions are left', async ({
  page,
  product,
  owner,
}) => {
  await storeAnswer(product, owner, { ...EAT, followUps: FOLLOW_UPS });
  await openChat(page, owner);
  await pressOn(page, button(page, 'What about treats?'));
  await expect(questions(page)).toHaveText(['How much should she eat?', 'What about treats?']);
  await expect(button(page, 'And how often?')).toHaveCount(0);
  await expect(composer(page)).toBeFocused();
  await expect(replies(page).last()).toContainText('15:bene');
  await expect(page.getByText('2 questions left')).toBeVisible();

  await storeAnswer(product, owner, { ...EAT, followUps: FOLLOW_UPS });
  await page.reload();
  await expect(button(page, 'And how often?')).toBeVisible();
  await product.spend(owner, 'yesterday');
  await page.reload();
  await expect(page.getByText('0 questions left')).toBeVisible();
  await expect(button(page, 'And how often?')).toHaveCount(0);
  await expect(button(page, 'Ask again')).toHaveCount(0);
});

test('a question can be asked again, but not while an answer streams', async ({
  page,
  product,
  owner,
}) => {
  product.world.model.behave({ words: 60, gap: 30 });
  await storeAnswer(product, owner, EAT);
  await openChat(page, owner);
  await button(page, 'Ask again').click();
  await expect(questions(page)).toHaveText([
    'How much should she eat?',
    'How much should she eat?',
  ]);
  await expect(button(page, 'Ask again').first()).toBeDisabled();
  await expect(replies(page).last()).toContainText('59:e');
  await expect(button(page, 'Ask again')).toHaveCount(2);
  await expect(button(page, 'Ask again').first()).toBeEnabled();
  await expect(page.getByText('2 questions left')).toBeVisible();
});

test('an answer is copied as plain text, with visible and announced confirmation', async ({
  page,
  context,
  product,
  owner,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await storeAnswer(product, owner, EAT);
  await openChat(page, owner);
  await button(page, 'Copy answer').click();
  await expect(button(page, 'Copied')).toBeVisible();
  await expect(page.locator('[aria-live="polite"]', { hasText: 'Copied' })).toBeAttached();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe('About 190 kcal a day, in small meals.');
});

test('a source number in an answer moves focus to its source', async ({ page, product, owner }) => {
  await storeAnswer(product, owner, { ...EAT, sources: SOURCES });
  await openChat(page, owner);
  await expect(replies(page)).toHaveText('About 190 kcal1 a day [2], in small meals.');
  await pressOn(page, button(page, 'Source 1'));
  await expect(page.getByRole('listitem').filter({ hasText: 'Energy needs' })).toBeFocused();
});

test('the controls around an answer are accessible and fit a small screen', async ({
  page,
  product,
  owner,
}) => {
  await storeAnswer(product, owner, { ...EAT, sources: SOURCES, followUps: FOLLOW_UPS });
  await openChat(page, owner);
  await button(page, 'Not helpful').click();
  await expect(why(page)).toBeVisible();
  await expectFinished(page, page.getByRole('log'));
});

test('a failed answer offers Retry and no other actions', async ({ page, product, owner }) => {
  product.world.model.behave({ status: 500 });
  await openChat(page, owner);
  await ask(page, 'Is anybody there?');
  await expect(button(page, 'Retry')).toBeVisible();
  await replyEnded(page);
  await expect(button(page, 'Ask again')).toHaveCount(0);
  await expect(button(page, 'Helpful')).toHaveCount(0);
});

test('an answer that failed before its first word still has a bubble with the reason', async ({
  page,
  product,
  owner,
}) => {
  product.world.model.behave({ status: 500 });
  await openChat(page, owner);
  await ask(page, 'Is anybody there?');
  const bubble = page.getByRole('article', { name: 'Zampa' });
  await expect(bubble).toContainText("Zampa can't be reached right now.");
  await expect(bubble.getByRole('button', { name: 'Retry' })).toBeVisible();
  await page.reload();
  await expect(bubble).toContainText('This question was not counted.');
});
