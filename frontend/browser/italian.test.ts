import { expect } from './support/test';
import { onEveryScreen } from './support/screens';

onEveryScreen(
  'every screen has its heading in the language chosen',
  ['it', 'en'],
  async (page, language) => {
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page).toHaveTitle(/ · Zampa$/);
  },
);
