import axe from 'axe-core';
import { expect, type Page } from '@playwright/test';
import { showTheme } from './theme';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** All that a theme changes. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

async function violations(page: Page, rules: string[], within: string): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source);
  const run = { context: within, runOnly: rules };
  return page.evaluate(async ({ context, runOnly }) => {
    const found = await window.axe?.run(context, { runOnly, resultTypes: ['violations'] });
    return (
      found?.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
      ) ?? ['axe did not run']
    );
  }, run);
}

/**
 * Nothing that axe knows of keeps anyone out, in either theme. Asked again while something moves.
 * @param within a selector: a dialog, when the page behind it has been looked at before.
 */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  for (const [theme, rules] of [
    ['light', RULES],
    ['dark', COLOURS],
  ] as const) {
    await showTheme(page, theme);
    await expect(
      async () => expect(await violations(page, rules, within)).toEqual([]),
      theme,
    ).toPass({
      timeout: 15_000,
    });
  }
}

/** The same of a page without a client, which follows the system's theme by itself. */
export async function expectBareAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page, RULES, 'html'), colorScheme).toEqual([]);
  }
}
