import { jpeg } from '../../../backend/test/harness/photo-files';
import { ask, openChat, replies } from '../support/chat';
import { shoot } from './camera';
import { expect, test } from './stage';

const photo = async (name: string, width: number, height: number) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await jpeg(width, height),
});

test('photos beside a draft, with a question, and large', async ({ page, owner }) => {
  await openChat(page, owner);
  const files = [await photo('one.jpg', 1200, 900), await photo('two.jpg', 900, 1200)];
  let isHeld = false;
  await page.route('**/api/photos', (route) => (isHeld ? undefined : route.continue()));
  await page.locator('input[type=file][multiple]').setInputFiles(files);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  isHeld = true;
  await page.locator('input[type=file][multiple]').setInputFiles(await photo('a.jpg', 90, 90));
  await expect(page.getByRole('progressbar')).toHaveCount(1);
  await shoot(page, 'photos-tray');
  await page.getByRole('button', { name: 'Remove photo 3' }).click();
  await ask(page, 'What is this on her ear?');
  await expect(replies(page)).toContainText("can't see your photos");
  await expect(page.getByRole('button', { name: 'Copy answer' })).toHaveCount(1);
  await shoot(page, 'photos-sent');
  await page.getByRole('button', { name: 'Show photo 1 of 2 you sent' }).click();
  await expect(page.getByRole('dialog').getByRole('img')).toHaveJSProperty('complete', true);
  await shoot(page, 'photos-large');
});

test('a pet with a photo', async ({ page, owner }) => {
  await page.goto(`/pets/${owner.petId}`);
  await page.locator('input[type=file]').setInputFiles(await photo('micia.jpg', 900, 900));
  await expect(page.locator('.pet-photo-sill.pet-photo-shown')).toBeVisible();
  await shoot(page, 'photos-pet-page');
  await page.getByRole('button', { name: "Change Micia's photo" }).click();
  await shoot(page, 'photos-pet-dialog');
  await page.goto(`/pets?edit=${owner.petId}`);
  await expect(page.locator('.pet-photo-sill.pet-photo-shown')).toBeVisible();
  await shoot(page, 'photos-pet-form');
  await openChat(page, owner);
  await expect(page.locator('.pet-photo-shown').first()).toBeVisible();
  await shoot(page, 'photos-pet-chat');
});
