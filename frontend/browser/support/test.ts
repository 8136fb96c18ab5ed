import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import type { Owner } from '../../../backend/test/harness/owner';
import type { Settings } from '../../../backend/test/harness/processes';
import { Faults } from './faults';
import { Product } from './product';

interface Fixtures {
  /** A new owner of the cat Micia, signed in to this test's browser. */
  owner: Owner;
  /**
   * Opens an address again in the same session, in a window of its own: the browser renders what is
   * visible at full speed, but a background tab only once a second.
   */
  openBeside: (path: string) => Promise<Page>;
  /** Fails the test if its pages logged an error. */
  faults: Faults;
}

interface WorkerFixtures {
  /** Settings of the product's processes. */
  settings: Settings;
  product: Product;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  settings: [{}, { scope: 'worker', option: true }],
  product: [
    async ({ settings }, use) => {
      const product = await Product.start(settings);
      await use(product);
      await product.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ product }, use) => use(product.url),
  faults: [
    async ({ product, context }, use) => {
      product.world.model.behave({ words: 16, gap: 10 });
      const faults = new Faults();
      faults.watch(context);
      await use(faults);
      expect(faults.unforgiven).toEqual([]);
    },
    { auto: true },
  ],
  openBeside: async ({ browser, context, faults }, use) => {
    const windows: BrowserContext[] = [];
    await use(async (path) => {
      const beside = await browser.newContext({ storageState: await context.storageState() });
      windows.push(beside);
      faults.watch(beside);
      const page = await beside.newPage();
      await page.goto(path);
      return page;
    });
    await Promise.all(windows.map((window) => window.close()));
  },
  owner: async ({ product, context }, use) => {
    await use(await product.ownerInChat(context));
  },
});

export { expect };
