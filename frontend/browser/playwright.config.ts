import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { browser } from './support/browser';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const TIMED = 'chat-emergency.test.ts';

export default defineConfig({
  testDir: here('.'),
  outputDir: here('../../test-results/browser'),
  workers: 2,
  retries: 1,
  fullyParallel: false,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: browser,
  projects: [
    {
      name: 'desktop',
      testIgnore: TIMED,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testMatch: 'main-job.test.ts',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      // The one promise in milliseconds: `npm test` runs nothing beside it.
      name: 'timed',
      testMatch: TIMED,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
});
