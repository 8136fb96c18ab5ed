import { expect, it } from 'vitest';
import { beforeShown, loadTexts } from './first';

it('loads the texts of a page part registered while others are loading', async () => {
  const loaded: string[] = [];
  beforeShown(async () => {
    await Promise.resolve();
    if (loaded.push('known') > 1) return;
    beforeShown((language) => {
      loaded.push(`late, ${language}`);
      return Promise.resolve();
    });
  });
  await loadTexts('it');
  expect(loaded).toContain('late, it');
});
