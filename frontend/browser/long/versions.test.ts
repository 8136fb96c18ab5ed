import { openChat, questions, replies } from '../support/chat';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/test';
import { answered, button, editor, version } from '../support/versions';

test('a question is edited and asked again, and both versions are reachable in every tab', async ({
  page,
  context,
  product,
}) => {
  const owner = await product.ownerInChat(context);
  await product.world.setPlan(owner, 'pro');
  await openChat(page, owner);
  const other = await context.newPage();
  await openChat(other, owner);
  await answered(page, 'How oft?');
  await answered(page, 'And at night?');
  await questions(page).first().hover();
  await button(page, 'Edit and ask again').first().click();
  await expect(editor(page)).toBeFocused();
  await expectAccessible(page, '[role="log"]');
  await editor(page).fill('How often?');
  await page.keyboard.press('Enter');
  for (const tab of [page, other]) {
    await expect(questions(tab)).toHaveText(['How often?']);
    await expect(replies(tab)).toContainText('15:bene');
    await expect(version(tab, 'Version 2 of 2')).toBeVisible();
  }
  await expect(button(page, 'Later version')).toHaveAttribute('aria-disabled', 'true');
  await button(other, 'Earlier version').click();
  for (const tab of [page, other]) {
    await expect(questions(tab)).toHaveText(['How oft?', 'And at night?']);
    await expect(version(tab, 'Version 1 of 2')).toBeVisible();
  }
  await expect(other.locator('article').first()).toBeFocused();
  await page.reload();
  await expect(questions(page)).toHaveText(['How oft?', 'And at night?']);
  await answered(page, 'And on Sundays?');
  await button(page, 'Later version').click();
  await expect(questions(page)).toHaveText(['How often?']);
  await button(page, 'Earlier version').click();
  await expect(questions(page)).toHaveCount(3);
  await expectAccessible(page, '[role="log"]');
});
