import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { showTheme } from '../support/theme';

const FOLDER = fileURLToPath(new URL('../../../.data/screenshots/', import.meta.url));

/** Takes a picture of what a page shows, in both themes. */
export async function shoot(page: Page, name: string): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  for (const theme of ['light', 'dark'] as const) {
    await showTheme(page, theme);
    await page.screenshot({ path: `${FOLDER}${name}-${width}-${theme}.png` });
  }
}
