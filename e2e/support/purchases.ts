import type { CartItem } from '@mall/contracts/cart';
import { getOrder, placeOrder, prepareOrder } from '@mall/contracts/order';
import { confirmPayment } from '@mall/contracts/payment';
import { sumBasket } from '@mall/domain/basket';
import { ratesByMethod } from '@mall/domain/delivery-rates';
import { agreeToPay } from '../../scripts/lib/demo-orders/agree-to-pay.ts';
import { test as checkoutTest } from './checkout.ts';
import type { Member } from './member.ts';

const delivery = {
  recipient: '김나은',
  phone: '01012345678',
  postcode: '04512',
  roadAddress: '서울특별시 중구 세종대로 110',
  detailAddress: '12층',
};

/** Buys without the screens, for tests of later steps. */
export class Purchases {
  readonly #shopper: Member;

  constructor(shopper: Member) {
    this.#shopper = shopper;
  }

  /** An unpaid order, and where to pay it. */
  async order(items: CartItem[]): Promise<{ orderNo: string; windowUrl: string }> {
    const sheet = await this.#shopper.read(prepareOrder, { body: { items } });
    const { orderNo, window } = await this.#shopper.read(placeOrder, {
      body: {
        ...{ items, delivery, deliveryRequest: '', paymentMethod: 'CARD' as const, ordererPhone: delivery.phone },
        ...{ requestKey: crypto.randomUUID(), ordererName: sheet.ordererName, ordererEmail: sheet.ordererEmail },
        agreedTerms: sheet.terms.map(({ termNo }) => termNo),
        expectedTotal: sumBasket(sheet.lines, ratesByMethod(sheet.deliveryRates), delivery.postcode).total,
      },
    });
    return { orderNo, windowUrl: window?.url ?? '' };
  }

  /** A paid order. */
  async buy(items: CartItem[]): Promise<string> {
    const { orderNo, windowUrl } = await this.order(items);
    await this.#shopper.read(confirmPayment, { body: await agreeToPay(windowUrl, { method: 'CARD' }) });
    return orderNo;
  }

  read(orderNo: string) {
    return this.#shopper.read(getOrder, { params: { orderNo } });
  }
}

export const test = checkoutTest.extend<{ purchases: Purchases }>({
  purchases: async ({ shopper }, use) => {
    await use(new Purchases(shopper));
  },
});
