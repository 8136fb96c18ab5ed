import axe from 'axe-core';
import { expect, type Page } from '@playwright/test';
import { showTheme } from './theme';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The rules that depend on the theme. */
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
 * Expects no axe violations in either theme; retries while something is moving.
 * @param within a selector, such as of a dialog whose page has already been checked.
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

/** The same for a page without client code, which follows the system theme. */
export async function expectBareAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page, RULES, 'html'), colorScheme).toEqual([]);
  }
}
