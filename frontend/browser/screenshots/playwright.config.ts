import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { browser } from '../support/browser';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  testDir: here('.'),
  testMatch: '*.shots.ts',
  outputDir: here('../../../test-results/screenshots'),
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  use: { ...browser, contextOptions: { reducedMotion: 'reduce' } },
});
