import { expect, type Page } from '@playwright/test';
import type { Language } from '../../../backend/src/contract/languages';
import type { Owner } from '../../../backend/test/harness/owner';
import type { Screen } from './screens.data';

/** Opens a screen in its state. `owner` is whoever is signed in, if anyone is. */
export async function openScreen(
  page: Page,
  { path, heading, open }: Screen,
  language: Language,
  owner: Owner | undefined,
): Promise<void> {
  await page.goto(typeof path === 'string' ? path : owner === undefined ? '' : path(owner));
  const name = heading[language];
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  await open?.(page);
}
