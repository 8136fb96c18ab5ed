import { jpeg } from '../../../backend/test/harness/photo-files';
import { expectAccessible } from '../support/axe';
import { composer, openChat, questions, replies } from '../support/chat';
import { expect, test } from '../support/test';
import { answered, button, editor, version } from '../support/versions';

test('a question is edited by keyboard; Escape cancels, and a refused edit keeps its text', async ({
  page,
  context,
  product,
  faults,
}) => {
  faults.forgive(/status of 503|ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const owner = await product.ownerInChat(context);
  await product.world.setPlan(owner, 'pro');
  await openChat(page, owner);
  await answered(page, 'How oft?');
  await composer(page).press('ArrowUp');
  await expect(editor(page)).toHaveValue('How oft?');
  await page.keyboard.press('Escape');
  await expect(questions(page)).toHaveText(['How oft?']);
  await composer(page).press('ArrowUp');
  await editor(page).fill('How often?');
  await page.route('**/messages', (route) =>
    route.fulfill({ status: 503, json: { code: 'BUSY' } }),
  );
  await editor(page).press('Enter');
  await expect(editor(page)).toHaveValue('How often?');
  await expect(replies(page)).toHaveCount(1);
  await page.unroute('**/messages');
  await editor(page).press('Enter');
  await expect(questions(page)).toHaveText(['How often?']);
  await expect(replies(page)).toContainText('15:bene');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a question is edited by touch', async ({ page, context, product }) => {
    const owner = await product.ownerInChat(context);
    await openChat(page, owner);
    await composer(page).fill('How oft?');
    await button(page, 'Send').tap();
    await expect(replies(page)).toContainText('15:bene');
    await button(page, 'Edit and ask again').tap();
    await editor(page).fill('How often?');
    await button(page, 'Ask this instead').tap();
    await expect(questions(page)).toHaveText(['How often?']);
    await expect(replies(page)).toContainText('15:bene');
    await button(page, 'Earlier version').tap();
    await expect(questions(page)).toHaveText(['How oft?']);
  });
});

test('an edit survives a reload and keeps its photos; search still finds the first version', async ({
  page,
  context,
  product,
}) => {
  const owner = await product.ownerInChat(context);
  await product.world.setPlan(owner, 'pro');
  await openChat(page, owner);
  const file = { name: 'spot.jpg', mimeType: 'image/jpeg', buffer: await jpeg(1200, 900) };
  await page.locator('input[type=file][multiple]').setInputFiles(file);
  await answered(page, 'Is this zebra spot new?');
  const photo = page.getByRole('button', { name: 'Show the photo you sent' });
  await expect(photo).toHaveCount(1);
  await composer(page).press('ArrowUp');
  await expect(editor(page)).toHaveValue('Is this zebra spot new?');
  await editor(page).fill('Is this striped spot new?');
  await page.reload();
  await expect(editor(page)).toHaveValue('Is this striped spot new?');
  await expect(photo).toHaveCount(1);
  await expectAccessible(page, '[role="log"]');
  await editor(page).press('Enter');
  await expect(questions(page)).toHaveText(['Is this striped spot new?']);
  await expect(replies(page)).toContainText('15:bene');
  await expect(photo).toHaveCount(1);
  await expect(version(page, 'Version 2 of 2')).toBeVisible();

  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('zebra');
  const found = page.getByRole('option', { name: /zebra spot/ });
  await expect(found).toContainText('in another version of a question');
  await found.click();
  await expect(questions(page)).toHaveText(['Is this zebra spot new?']);
  await expect(version(page, 'Version 1 of 2')).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: 'zebra' })).toBeFocused();
  await expect(photo).toHaveCount(1);
});
