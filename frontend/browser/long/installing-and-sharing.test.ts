import { LANGUAGE_COOKIE, LANGUAGES } from '../../../backend/src/contract/languages';
import { jpeg } from '../../../backend/test/harness/photo-files';
import { composer, openChat } from '../support/chat';
import { controlled, OFFLINE } from '../support/installed-app';
import { expect, test } from '../support/test';

test.use({ serviceWorkers: 'allow' });

test.beforeEach(({ faults }) => faults.forgive(OFFLINE));

test('a new version is announced, waits for Reload and keeps what was typed', async ({
  page,
  owner,
}) => {
  await openChat(page, owner);
  await controlled(page);
  await composer(page).fill('Half a quest');
  // The browser treats another address in the same scope as a new worker, like a changed file.
  await page.evaluate(() => navigator.serviceWorker.register('/worker.js?later'));
  await expect(page.getByText('A new version is ready')).toBeVisible();
  await expect(composer(page)).toBeInViewport({ ratio: 1 });
  await expect(composer(page)).toHaveValue('Half a quest');
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload' }).click();
  await reloaded;
  await expect(composer(page)).toHaveValue('Half a quest');
});

test('text and a photo shared from another app are placed in the composer', async ({
  page,
  owner,
}) => {
  await openChat(page, owner);
  await controlled(page);
  const base64 = (await jpeg(300, 200)).toString('base64');
  await page.evaluate((photo) => {
    const form = document.createElement('form');
    form.action = '/share';
    form.method = 'post';
    form.enctype = 'multipart/form-data';
    form.innerHTML = '<input name="text"><input name="files" type="file">';
    const [text, files] = form.querySelectorAll('input');
    if (!text || !files) throw new Error('no fields');
    text.value = 'Is this plant bad for her?';
    const chosen = new DataTransfer();
    const bytes = Uint8Array.from(atob(photo), (letter) => letter.charCodeAt(0));
    chosen.items.add(new File([bytes], 'leaf.jpg', { type: 'image/jpeg' }));
    files.files = chosen.files;
    document.body.append(form);
    form.submit();
  }, base64);
  await expect(page).toHaveURL(/\/chat\?petId=\d+$/);
  await expect(composer(page)).toHaveValue('Is this plant bad for her?');
  const photos = page.getByRole('list', { name: 'Photos for your question' });
  await expect(photos.getByRole('img')).toHaveCount(1);
  await expect(photos.getByRole('progressbar')).toHaveCount(0);
});

interface Manifest {
  icons: { src: string; purpose: string }[];
  shortcuts: { url: string }[];
  screenshots: { src: string }[];
}

test('the app manifest is complete in both languages', async ({ page, context, product }) => {
  for (const language of LANGUAGES) {
    await context.addCookies([{ name: LANGUAGE_COOKIE, value: language, url: product.url }]);
    await page.goto('/emergency');
    const path = await page.locator('link[rel="manifest"]').getAttribute('href');
    const manifest = (await (await page.request.get(path ?? '')).json()) as Manifest;
    expect(manifest).toMatchObject({ name: 'Zampa', lang: language, start_url: '/chat?last' });
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
    const pictures = [...manifest.icons, ...manifest.screenshots].map(({ src }) => src);
    for (const url of [...pictures, ...manifest.shortcuts.map((shortcut) => shortcut.url)]) {
      expect((await page.request.get(url)).status(), url).toBe(200);
    }
  }
});
