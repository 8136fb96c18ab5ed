import { expect, it, vi } from 'vitest';

it('loads the texts of a part of the page that comes while others load', async () => {
  vi.resetModules();
  const { beforeShown, loadTexts } = await import('./first');
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
