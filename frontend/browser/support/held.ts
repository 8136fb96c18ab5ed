import type { Page } from '@playwright/test';

/** Holds the answers of an address back. @returns lets them go, now and from then on. */
export async function hold(page: Page, url: string): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
