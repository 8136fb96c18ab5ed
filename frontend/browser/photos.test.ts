import { jpeg, HEIC } from '../../backend/test/harness/photo-files';
import { ask, composer, emergency, openChat, questions, replies, sendButton } from './support/chat';
import { hold, holdAnswers } from './support/network';
import { expect, test } from './support/test';
import { expectToast } from './support/toast';
import type { Page } from '@playwright/test';

const tray = (page: Page) => page.getByRole('list', { name: 'Photos for your question' });
const tiles = (page: Page) => tray(page).getByRole('listitem');
const going = (page: Page) => tray(page).getByRole('progressbar');
const chooser = (page: Page) => page.locator('input[type=file][multiple]');

const photo = async (name: string, width = 1200, height = 900) => ({
  ...{ name, mimeType: 'image/jpeg' },
  buffer: await jpeg(width, height),
});

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

test('photos go up at once, made small, and with the question into the conversation', async ({
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
  await expect(replies(page)).toContainText('15:');
  const [question] = await owner.messages();
  expect(question?.photos?.map(({ width }) => width)).toEqual([2048, 1200]);

  await page.reload();
  await page.getByRole('button', { name: 'Show photo 2 of 2 you sent' }).click();
  const view = page.getByRole('dialog', { name: 'Photo 2 of 2 you sent' });
  await expect(view.getByRole('img')).toHaveJSProperty('naturalWidth', 1200);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog', { name: 'Photo 1 of 2 you sent' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a photo that does not get through is tried again, and one can be taken away', async ({
  page,
  owner,
  faults,
}) => {
  faults.forgive(/ERR_FAILED/, /status of 422/);
  await openChat(page, owner);
  let isCut = true;
  await page.route('**/api/photos', (route) => (isCut ? route.abort() : route.continue()));
  await chooser(page).setInputFiles(await photo('one.jpg'));
  await expect(page.getByText('A photo did not get through.')).toBeVisible();
  isCut = false;
  await page.getByRole('button', { name: 'Try photo 1 again' }).click();
  await expect(going(page)).toHaveCount(0);
  await expect(page.getByText('A photo did not get through.')).toHaveCount(0);

  const text = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photo at all') };
  await chooser(page).setInputFiles(text);
  await expect(page.getByText('This file could not be read.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove photo 2' }).click();
  await expect(tiles(page)).toHaveCount(1);
});

test('photos are pasted and dropped, ten at most, and stay beside the draft in this tab', async ({
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
  await expectToast(page, 'Ten photos fit in one question. The others were left out.');
  await expect(tiles(page)).toHaveCount(10);
});

test('what to do in an emergency does not wait for a photo', async ({ page, owner }) => {
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
  await expect(replies(page)).toContainText('15:');
  await expect(emergency(page)).toHaveCount(1);
  await expect(questions(page)).toHaveCount(1);
  expect((await owner.messages())[0]?.photos).toHaveLength(1);
});

test('another tab leaves a question alone whose photos are still going up', async ({
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
  await expect(replies(page)).toContainText('15:');
  expect((await owner.messages())[0]?.photos).toHaveLength(1);
  await expect(composer(other)).toHaveValue('');
});

test('a question that waits for its photos can be had back, with them', async ({ page, owner }) => {
  await openChat(page, owner);
  await page.route('**/api/photos', () => undefined);
  await chooser(page).setInputFiles(await photo('one.jpg'));
  await ask(page, 'Is this a tick?');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(composer(page)).toHaveValue('Is this a tick?');
  await expect(tiles(page)).toHaveCount(1);
  expect(await owner.messages()).toEqual([]);
});

test('a pet that is saved at once still gets the photo that is going up', async ({
  page,
  owner,
}) => {
  await page.goto(`/pets?edit=${owner.petId}`);
  const release = await holdAnswers(page, '**/api/photos');
  const field = page.getByRole('group', { name: 'Photo of Micia' });
  await field.locator('input[type=file]').setInputFiles(await photo('micia.jpg'));
  await expect(field.getByRole('progressbar')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  release();
  await expect(page.locator('.pet-photo-disc.pet-photo-shown')).toBeVisible();
});

test('a pet gets a photo, which is shown where the pet is, and loses it again', async ({
  page,
  owner,
}) => {
  await page.goto(`/pets/${owner.petId}`);
  await page.locator('input[type=file]').setInputFiles(await photo('micia.jpg'));
  await expect(page.locator('.pet-photo-sill.pet-photo-shown')).toBeVisible();
  await page.goto('/pets');
  await expect(page.locator('.pet-photo-disc.pet-photo-shown')).toBeVisible();
  await page.goto(`/pets?edit=${owner.petId}`);
  const field = page.getByRole('group', { name: 'Photo of Micia' });
  await field.getByRole('button', { name: 'Remove photo' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.locator('.pet-photo')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Micia', exact: true })).toBeVisible();
});
