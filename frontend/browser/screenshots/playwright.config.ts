import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { browser } from '../support/browser';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Files with viewport sizes of their own. */
const OTHERS = ['documentation', 'recording', 'sheets'];

export default defineConfig({
  testDir: here('.'),
  outputDir: here('../../../test-results/screenshots'),
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  use: { ...browser, contextOptions: { reducedMotion: 'reduce' } },
  projects: [
    ...[360, 768, 1440].map((width) => ({
      name: `${width} px`,
      testMatch: '*.shots.ts',
      testIgnore: OTHERS.map((name) => `${name}.shots.ts`),
      use: { viewport: { width, height: width === 1440 ? 900 : 780 } },
    })),
    ...OTHERS.map((name) => ({ name, testMatch: `${name}.shots.ts` })),
  ],
});
