import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { showTheme } from '../support/theme';

const FOLDER = fileURLToPath(new URL('../../../.data/screenshots/', import.meta.url));
const DOCUMENTATION = fileURLToPath(new URL('../../../docs/images/', import.meta.url));

const MANIFEST = fileURLToPath(new URL('../../public/screenshots/', import.meta.url));

const THEMES = ['light', 'dark'] as const;

async function take(page: Page, name: string, fullPage: boolean): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  for (const theme of THEMES) {
    await showTheme(page, theme);
    await page.screenshot({ path: `${FOLDER}${name}-${width}-${theme}.png`, fullPage });
  }
}

/** Takes a picture of what a page shows, in both themes. */
export const shoot = (page: Page, name: string): Promise<void> => take(page, name, false);

/** Takes a picture of a page down to its end, in both themes. */
export const shootWhole = (page: Page, name: string): Promise<void> => take(page, name, true);

/** Takes a picture of a page without a client, which follows the system's theme by itself. */
export async function shootBare(page: Page, name: string): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme });
    await page.screenshot({ path: `${FOLDER}${name}-${width}-${theme}.png`, fullPage: true });
  }
}

/** Takes a small picture for the documentation. */
export async function shootForDocumentation(
  page: Page,
  name: string,
  theme: (typeof THEMES)[number],
): Promise<void> {
  await showTheme(page, theme);
  await captureForDocumentation(page, name);
}

/** The same of what the page shows now. */
export const captureForDocumentation = (page: Page, name: string): Promise<void> =>
  capture(page, `${DOCUMENTATION}${name}.webp`);

/** What a browser shows before it installs the app, whose manifest names it. */
export async function captureForManifest(page: Page, name: 'narrow' | 'wide'): Promise<void> {
  await showTheme(page, 'light');
  await capture(page, `${MANIFEST}${name}.webp`);
}

async function capture(page: Page, path: string): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const { data } = await browser.send('Page.captureScreenshot', { format: 'webp', quality: 86 });
  await writeFile(path, data, 'base64');
}
