import type { Page } from '@playwright/test';
import { HEIC, jpeg } from '../../../backend/test/harness/photo-files';
import { ask, composer, openChat, replies } from '../support/chat';
import { holdAnswers } from '../support/network';
import { chooser, going, photo, tiles } from '../support/photos';
import { expect, test } from '../support/test';
import { expectToast } from '../support/toast';

/** Pastes or drops a photo onto an element, as a browser does. */
async function bring(page: Page, event: 'paste' | 'drop', selector: string): Promise<void> {
  const bytes = (await jpeg()).toString('base64');
  await page.locator(selector).evaluate(
    (target, { event: type, bytes: base64 }) => {
      const file = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([file], 'photo.jpg', { type: 'image/jpeg' }));
      const more = { bubbles: true, cancelable: true };
      target.dispatchEvent(
        type === 'paste'
          ? new ClipboardEvent(type, { clipboardData: data, ...more })
          : new DragEvent(type, { dataTransfer: data, ...more }),
      );
    },
    { event, bytes },
  );
}

test('up to ten photos can be pasted, dropped or chosen, and stay with the draft on reload', async ({
  page,
  owner,
}) => {
  await openChat(page, owner);
  await bring(page, 'paste', 'textarea');
  await bring(page, 'drop', '[role=log]');
  await expect(tiles(page)).toHaveCount(2);
  await chooser(page).setInputFiles({ name: 'x.heic', mimeType: '', buffer: HEIC });
  await expect(going(page)).toHaveCount(0);
  await page.reload();
  await expect(tiles(page)).toHaveCount(3);
  const many = await Promise.all(Array.from({ length: 8 }, (_, n) => photo(`${n}.jpg`, 60, 40)));
  await chooser(page).setInputFiles(many);
  await expectToast(page, 'You can add up to ten photos to a question. The others were left out.');
  await expect(tiles(page)).toHaveCount(10);
});

test('another tab does not touch a question whose photos are still uploading', async ({
  page,
  owner,
}) => {
  await openChat(page, owner);
  const release = await holdAnswers(page, '**/api/photos');
  await chooser(page).setInputFiles(await photo('tick.jpg'));
  await ask(page, 'Is this a tick?');
  const other = await page.context().newPage();
  const opened = other.waitForResponse('**/api/chat-sessions/*/draft');
  await openChat(other, owner);
  await opened;
  await expect(composer(other)).toHaveValue('');
  release();
  await expect(replies(page)).toContainText('15:bene');
  expect((await owner.messages())[0]?.photos).toHaveLength(1);
  await expect(composer(other)).toHaveValue('');
});

test('a question waiting for its photos can be taken back with them', async ({ page, owner }) => {
  await openChat(page, owner);
  await page.route('**/api/photos', () => undefined);
  await chooser(page).setInputFiles(await photo('one.jpg'));
  await ask(page, 'Is this a tick?');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(composer(page)).toHaveValue('Is this a tick?');
  await expect(tiles(page)).toHaveCount(1);
  expect(await owner.messages()).toEqual([]);
});

test('a failed photo upload can be retried, and an unreadable file removed', async ({
  page,
  owner,
  faults,
}) => {
  faults.forgive(/ERR_FAILED/, /status of 422/);
  await openChat(page, owner);
  let isCut = true;
  await page.route('**/api/photos', (route) => (isCut ? route.abort() : route.continue()));
  await chooser(page).setInputFiles(await photo('one.jpg'));
  await expect(page.getByText("A photo didn't get through.")).toBeVisible();
  isCut = false;
  await page.getByRole('button', { name: 'Try photo 1 again' }).click();
  await expect(going(page)).toHaveCount(0);
  await expect(page.getByText("A photo didn't get through.")).toHaveCount(0);

  const text = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photo at all') };
  await chooser(page).setInputFiles(text);
  await expect(page.getByText('This file could not be read.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove photo 2' }).click();
  await expect(tiles(page)).toHaveCount(1);
});
