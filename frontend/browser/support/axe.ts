import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { showTheme } from './theme';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

async function violations(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page }).withTags(RULES).analyze();
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  );
}

/** Nothing that axe knows of keeps anyone out, in either theme. Asked again while something moves. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await showTheme(page, theme);
    await expect(async () => expect(await violations(page)).toEqual([]), theme).toPass({
      timeout: 10_000,
    });
  }
}
