import { afterAll, afterEach, beforeAll } from '@jest/globals';
import { Shop } from './shop.js';

/**
 * Opens a shop for all tests of a file. After each test, restores the provider's normal behaviour.
 * @param keep called with the shop before the first test.
 */
export function useShop(keep: (shop: Shop) => void): void {
  let shop: Shop | undefined;

  beforeAll(async () => {
    shop = await Shop.open();
    keep(shop);
  });

  afterEach(() => {
    if (!shop) return;
    shop.stripe.faults = {};
    shop.stripe.webhooks.behave();
  });

  afterAll(() => shop?.close());
}
