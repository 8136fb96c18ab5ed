import type { Locator, Page } from '@playwright/test';
import { jpeg } from '../../../backend/test/harness/photo-files';

/** The photos that go with the next question. */
export const tray = (page: Page): Locator =>
  page.getByRole('list', { name: 'Photos for your question' });

export const tiles = (page: Page): Locator => tray(page).getByRole('listitem');

/** The photos that are still going up. */
export const going = (page: Page): Locator => tray(page).getByRole('progressbar');

export const chooser = (page: Page): Locator => page.locator('input[type=file][multiple]');

interface PhotoFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export const photo = async (name: string, width = 1200, height = 900): Promise<PhotoFile> => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await jpeg(width, height),
});
