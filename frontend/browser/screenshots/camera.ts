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

/** Takes a screenshot of the viewport, in both themes. */
export const shoot = (page: Page, name: string): Promise<void> => take(page, name, false);

/** Takes a screenshot of the whole page, in both themes. */
export const shootWhole = (page: Page, name: string): Promise<void> => take(page, name, true);

/** Takes a screenshot of a page without client code, which follows the system theme. */
export async function shootBare(page: Page, name: string): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme });
    await page.screenshot({ path: `${FOLDER}${name}-${width}-${theme}.png`, fullPage: true });
  }
}

/** Takes a small screenshot for the documentation. */
export async function shootForDocumentation(
  page: Page,
  name: string,
  theme: (typeof THEMES)[number],
): Promise<void> {
  await showTheme(page, theme);
  await captureForDocumentation(page, name);
}

/** The same, in the theme that the page shows now. */
export const captureForDocumentation = (page: Page, name: string): Promise<void> =>
  capture(page, `${DOCUMENTATION}${name}.webp`);

/** Takes a screenshot for the manifest; browsers show it before they install the app. */
export async function captureForManifest(page: Page, name: 'narrow' | 'wide'): Promise<void> {
  await showTheme(page, 'light');
  await capture(page, `${MANIFEST}${name}.webp`);
}

async function capture(page: Page, path: string): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const { data } = await browser.send('Page.captureScreenshot', { format: 'webp', quality: 86 });
  await writeFile(path, data, 'base64');
}
