import { gzipSync } from 'node:zlib';
import { expect, type APIRequestContext, type Page } from '@playwright/test';

const KB = 1024;

/** The most compressed JavaScript that a page may start with, in bytes. */
export const BUDGET = { landing: 100 * KB, chat: 220 * KB };

const MOST_SHIFT = 0.02;

/** Loaded by `app/background.ts` after three seconds, when a slow machine may still be starting. */
const LATER = /\/assets\/(?:background|start-app-worker|notifications)-/;

/**
 * Compressed bytes of all scripts that a page requests to start with, cached ones included.
 */
export async function sizeOfScripts(page: Page, visit: () => Promise<void>): Promise<number> {
  const scripts = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    const url = response.url();
    if (response.request().resourceType() === 'script' && !LATER.test(url))
      scripts.set(url, response.body());
  });
  await visit();
  expect(scripts.size).toBeGreaterThan(0);
  return compressed(await Promise.all(scripts.values()));
}

/** Compressed bytes of all scripts that a page names, whether it needs them at once or not. */
export async function sizeOfNamedScripts(
  request: APIRequestContext,
  path: string,
): Promise<number> {
  const page = await (await request.get(path)).text();
  const files = new Set(
    [...page.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, file = '']) => file),
  );
  expect(files.size).toBeGreaterThan(0);
  const responses = await Promise.all([...files].map((file) => request.get(file)));
  return compressed(await Promise.all(responses.map((response) => response.body())));
}

const compressed = (codes: Buffer[]): number =>
  codes.reduce((sum, code) => sum + gzipSync(code, { level: 9 }).length, 0);

/** Expects nothing on the landing page to move while it loads. */
export async function expectStillLanding(page: Page): Promise<void> {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 3_000);
      }),
  );
  expect(shift).toBeLessThan(MOST_SHIFT);
}
