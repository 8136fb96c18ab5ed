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

async function violations(page: Page, rules: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source);
  return page.evaluate(async (runOnly) => {
    const found = await window.axe?.run({ runOnly, resultTypes: ['violations'] });
    return found?.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
    ) ?? ['axe did not run'];
  }, rules);
}

/** Nothing that axe knows of keeps anyone out, in either theme. Asked again while something moves. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const [theme, rules] of [
    ['light', RULES],
    ['dark', COLOURS],
  ] as const) {
    await showTheme(page, theme);
    await expect(async () => expect(await violations(page, rules)).toEqual([]), theme).toPass({
      timeout: 10_000,
    });
  }
}
