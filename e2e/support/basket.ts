import { addToCart } from '@mall/contracts/cart';
import { getCart, removeFromCart } from '@mall/contracts/cart-lines';
import type { GoodsDetail } from '@mall/contracts/goods-detail';
import { clearRecentViews } from '@mall/contracts/recent-view';
import { isOrderable } from '@mall/domain/cart-line-state';
import { screenPath } from '@mall/domain/screens/screen-path';
import type { Locator, Page } from '@playwright/test';
import { Member } from './member.ts';
import { spareShopper } from './spare-members.ts';
import { test as base, expect } from './test.ts';

/** The page of the basket, on the test's device. */
export class Basket {
  readonly #page: Page;
  readonly #shopper: Member;
  readonly path: string;

  constructor(page: Page, shopper: Member, isMobile: boolean) {
    this.#page = page;
    this.#shopper = shopper;
    this.path = screenPath({ screen: 'cart' }, isMobile ? 'mobile' : 'pc').slice(1);
  }

  /** Adds the first option with enough stock to the basket, as another device would. */
  async put({ card, options }: GoodsDetail, quantity = 1): Promise<void> {
    const option = options.find((one) => isOrderable(one) && one.stockQuantity >= quantity);
    const item = { productNo: card.goodsGroupNo, optionNo: option?.optionNo ?? 0, quantity };
    await this.#shopper.read(addToCart, { body: { items: [item] } });
  }

  line(name: string): Locator {
    return this.#page.getByRole('listitem').filter({ has: this.#page.getByRole('link', { name, exact: true }) });
  }

  quantity(name: string): Locator {
    return this.#page.getByRole('textbox', { name: `${name} 수량`, exact: true });
  }

  selection(name: string): Locator {
    return this.#page.getByRole('checkbox', { name: `${name} 선택`, exact: true });
  }

  get sums(): Locator {
    return this.#page.getByLabel('결제 예정 금액');
  }

  /** The text of a toast, which is read aloud. */
  async expectToast(text: string): Promise<void> {
    await expect(this.#page.getByRole('status').filter({ hasText: text })).toBeVisible();
  }

  /** The badge of the icon at the top. */
  async expectBadge(count: number): Promise<void> {
    const name = count === 0 ? '장바구니' : `장바구니 ${count}개`;
    await expect(this.#page.getByRole('link', { name, exact: true }).first()).toBeVisible();
  }
}

/** Tests of a member's own data: `shopper` is this worker's own member, with an empty basket and no viewed products. */
export const test = base.extend<{ shopper: Member; basket: Basket }>({
  shopper: async ({ page, shop }, use, { parallelIndex }) => {
    const { accessToken } = await shop.signIn({ id: spareShopper(parallelIndex) });
    const shopper = new Member(page.request, 'familyshop', accessToken);
    const { lines } = await shopper.read(getCart, {});
    await shopper.read(removeFromCart, {
      body: { lines: lines.map(({ productNo, optionNo }) => ({ productNo, optionNo })) },
    });
    await shopper.read(clearRecentViews, {});
    await use(shopper);
  },
  basket: async ({ page, shopper, isMobile }, use) => {
    await use(new Basket(page, shopper, isMobile));
  },
});
