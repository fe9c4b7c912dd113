import { type AddressInput, addAddress, listAddresses, removeAddress } from '@mall/contracts/address';
import type { CartItem } from '@mall/contracts/cart';
import type { GoodsDetail } from '@mall/contracts/goods-detail';
import { listOrders, type OrderSheet } from '@mall/contracts/order';
import { isOrderable } from '@mall/domain/cart-line-state';
import { orderSheetTarget } from '@mall/domain/order-items';
import { screenPath } from '@mall/domain/screens/screen-path';
import type { Locator, Page } from '@playwright/test';
import { sandboxPort } from '../addresses.ts';
import { test as basketTest } from './basket.ts';
import type { Member } from './member.ts';
import { repaint } from './server-reply.ts';
import { expect } from './test.ts';
import { tick } from './tick.ts';

const homeAddress: AddressInput = {
  label: '집',
  recipient: '김나은',
  phone: '01012345678',
  postcode: '04512',
  roadAddress: '서울특별시 중구 세종대로 110',
  detailAddress: '12층',
  isDefault: true,
};

type Method = '신용·체크카드' | '계좌이체' | '무통장입금' | '간편결제';

/** The order page and the payment window behind it, on the test's device. */
export class Checkout {
  readonly #page: Page;
  readonly #shopper: Member;
  readonly pay: Locator;
  readonly sums: Locator;

  constructor(page: Page, shopper: Member) {
    this.#page = page;
    this.#shopper = shopper;
    this.pay = page.getByRole('button', { name: /원 결제하기$/ });
    this.sums = page.getByLabel('결제 금액', { exact: true });
  }

  /** The path of the order page for this many of the product's first option. */
  pathFor(goods: GoodsDetail, quantity = 1): string {
    return screenPath(orderSheetTarget([this.itemOf(goods, quantity)]), 'pc').slice(1);
  }

  itemOf({ card, options }: GoodsDetail, quantity = 1): CartItem {
    return { productNo: card.goodsGroupNo, optionNo: options.find(isOrderable)?.optionNo ?? 0, quantity };
  }

  async keepAddress(address: Partial<AddressInput> = {}): Promise<void> {
    await this.#shopper.read(addAddress, { body: { ...homeAddress, ...address } });
  }

  async choose(method: Method): Promise<void> {
    await tick(this.#page.getByRole('radio', { name: method, exact: true }));
  }

  consent(name: RegExp): Locator {
    return this.#page.getByRole('checkbox', { name });
  }

  /** Makes the order page ask for each term, as for a member's first order. */
  askForTerms(): Promise<void> {
    return repaint<OrderSheet>(this.#page, '**/api/v1/mall/order-sheet', (sheet) => {
      sheet.terms = sheet.terms.map((term) => ({ ...term, isAgreed: false }));
    });
  }

  /** The fields that the order page still requires of a member with an address. */
  async fillIn(): Promise<void> {
    await this.#page.getByLabel('휴대폰 번호').fill('010-1234-5678');
    await this.agree();
  }

  /** On a loaded page: members who have agreed before are not asked. */
  async agree(): Promise<void> {
    const all = this.consent(/모두 동의/);
    if (await all.isVisible()) await tick(all);
  }

  /** The payment service's own page. */
  async expectWindow(): Promise<void> {
    await expect(this.#page).toHaveURL(new RegExp(`:${sandboxPort}/window/`));
  }

  async payByCard(number = '4330 1234 5678 1111'): Promise<void> {
    await this.expectWindow();
    await this.#page.getByLabel('카드번호').fill(number);
    await this.#page.getByRole('button', { name: '결제하기' }).click();
  }

  /** Waits for a mail whose subject ends like this, and follows one of its links; returns the page that it opens. */
  async openMail(subject: string, link: string): Promise<Page> {
    const outbox = `http://localhost:${sandboxPort}/outbox`;
    const mail = this.#page.getByRole('link', { name: subject });
    await expect(async () => {
      await this.#page.goto(outbox);
      await expect(mail).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await mail.click();
    const opened = this.#page.waitForEvent('popup');
    await this.#page.frameLocator('iframe').getByRole('link', { name: link }).click();
    return opened;
  }

  orderCount(): Promise<number> {
    return this.#shopper.read(listOrders, { query: {} }).then(({ total }) => total);
  }
}

/** Tests of ordering: the shopper's address book begins empty, too. */
export const test = basketTest.extend<{ checkout: Checkout }>({
  checkout: async ({ page, shopper }, use) => {
    const { addresses } = await shopper.read(listAddresses, {});
    for (const { addressNo } of addresses) await shopper.read(removeAddress, { params: { addressNo } });
    await use(new Checkout(page, shopper));
  },
});
