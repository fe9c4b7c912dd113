import { test as base, expect } from '@playwright/test';
import { Shop } from './shop.ts';

/** Every browser test: a shop on the project's device, failing on each error in the page's console. */
export const test = base.extend<{ shop: Shop }>({
  shop: [
    async ({ page, isMobile }, use) => {
      const shop = new Shop(page, isMobile);
      await use(shop);
      expect(shop.consoleErrors, 'errors in the console of the page').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
