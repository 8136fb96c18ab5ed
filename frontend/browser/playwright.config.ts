import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { browser } from './support/browser';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  testDir: here('.'),
  outputDir: here('../../test-results/browser'),
  workers: 2,
  retries: 1,
  fullyParallel: false,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  projects: [
    { name: 'browser', testIgnore: '**/long/**' },
    { name: 'long browser', testMatch: '**/long/*.test.ts' },
  ],
  use: { ...browser, viewport: { width: 1440, height: 900 } },
});
