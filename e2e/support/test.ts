import { test as base, expect } from '@playwright/test';
import { Shop } from './shop.ts';

/** Every browser test: a shop on the project's device, and a failure for each error that the page's console shows. */
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
