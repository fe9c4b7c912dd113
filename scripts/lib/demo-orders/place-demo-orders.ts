import { addAddress } from '../../../apps/api/src/modules/address/add-address.ts';
import { decideClaim } from '../../../apps/api/src/modules/order/claim/decide-claim.ts';
import { quoteClaim } from '../../../apps/api/src/modules/order/claim/quote-claim.ts';
import { requestClaim } from '../../../apps/api/src/modules/order/claim/request-claim.ts';
import { confirmPurchase } from '../../../apps/api/src/modules/order/move/confirm-purchase.ts';
import { expireUnpaidOrders } from '../../../apps/api/src/modules/order/move/expire-unpaid-orders.ts';
import { operateOrder } from '../../../apps/api/src/modules/order/move/operate-order.ts';
import { shipParcel } from '../../../apps/api/src/modules/order/move/ship-parcel.ts';
import { placeOrder } from '../../../apps/api/src/modules/order/place/place-order.ts';
import { createQueue } from '../../../apps/api/src/modules/order/place/placing-queue.ts';
import { prepareOrder } from '../../../apps/api/src/modules/order/place/prepare-order.ts';
import type { OwnOrder } from '../../../apps/api/src/modules/order/read/get-order.ts';
import { confirmPayment } from '../../../apps/api/src/modules/payment/confirm/confirm-payment.ts';
import type { AddressInput } from '../../../packages/contracts/src/address.ts';
import type { CartItem } from '../../../packages/contracts/src/cart.ts';
import { inMall } from '../../../packages/db/src/in-mall.ts';
import { productNamed } from '../../../packages/db/src/seed/content/find-products.ts';
import { goodsProducts } from '../../../packages/db/src/seed/content/goods/goods-products.ts';
import type { ProductOption } from '../../../packages/db/src/seed/content/types.ts';
import { sumBasket } from '../../../packages/domain/src/basket.ts';
import { ratesByMethod } from '../../../packages/domain/src/delivery-rates.ts';
import type { DemoLife } from '../demo-history/demo-life.ts';
import { agreeToPay } from './agree-to-pay.ts';
import { cancelThere } from './cancel-there.ts';
import { payTwice } from './pay-twice.ts';
import type { DemoOrder, DemoStep, DemoStory } from './plan.ts';
import { writeReview } from './write-review.ts';

/** Places each order of a story, pays it and moves it on; returns their numbers. */
export async function placeDemoOrders(life: DemoLife, { addresses, orders }: DemoStory): Promise<string[]> {
  const { dependencies, mall } = life;
  for (const input of addresses) {
    await inMall(dependencies.database, mall, (tx) => addAddress(tx, mall, { ...life, input }));
  }
  const [{ label: _label, isDefault: _isDefault, ...delivery }] = addresses;
  const orderNos: string[] = [];
  for (const [index, order] of orders.entries()) orderNos.push(await live(life, { ...order, delivery, index }));
  return orderNos;
}

type PlacedOrder = DemoOrder & { readonly delivery: Omit<AddressInput, 'label' | 'isDefault'>; readonly index: number };

async function live(life: DemoLife, order: PlacedOrder): Promise<string> {
  const { dependencies, mall, memberNo, travelTo } = life;
  travelTo(order.at);
  const placed = await place(life, order);
  if (!order.isLeftUnpaid && placed.window) {
    await confirmPayment(dependencies, mall, { memberNo, ...(await agreeToPay(placed.window.url, order)) });
  }
  for (const step of order.steps) {
    travelTo(step.at);
    await take(life, { orderNo: placed.orderNo, memberNo, at: dependencies.clock() }, step);
  }
  return placed.orderNo;
}

function place({ dependencies, mall, memberNo }: DemoLife, { delivery, index, ...order }: PlacedOrder) {
  const { database, clock } = dependencies;
  const items = order.items.map(itemNamed);
  return inMall(database, mall, (tx) => prepareOrder(tx, mall, { memberNo, at: clock(), items })).then((sheet) =>
    placeOrder(dependencies, mall, {
      memberNo,
      input: {
        ...{ items, ...(order.gift ? { gift: order.gift } : { delivery }) },
        ...{ deliveryRequest: order.deliveryRequest ?? '', paymentMethod: order.method },
        requestKey: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
        ...{ ordererName: sheet.ordererName, ordererPhone: delivery.phone, ordererEmail: sheet.ordererEmail },
        agreedTerms: sheet.terms.map(({ termNo }) => termNo),
        expectedTotal: sumBasket(sheet.lines, ratesByMethod(sheet.deliveryRates), order.gift ? '' : delivery.postcode)
          .total,
      },
      visit: { origin: `http://${mall.mallUrl}.localhost`, device: 'pc' },
      queue: createQueue(1),
    }),
  );
}

function itemNamed([name, quantity, words = '']: DemoOrder['items'][number]): CartItem {
  const { productNo, options } = productNamed(goodsProducts, name);
  const wanted = words.split(' / ');
  const isWanted = ({ colourName, label }: ProductOption) =>
    wanted.every((word) => [colourName, label].some((part) => part?.startsWith(word)));
  const option = options
    .filter(({ useCode, stockQuantity }) => useCode === 'GD00701' && stockQuantity > quantity)
    .find(isWanted);
  if (!option) throw new Error(`${name} ${words} is sold out`);
  return { productNo, optionNo: option.optionNo, quantity };
}

async function take(life: DemoLife, own: OwnOrder, step: DemoStep): Promise<void> {
  const { dependencies, mall } = life;
  const { database } = dependencies;
  const { orderNo, at } = own;
  switch (step.kind) {
    case 'PREPARING':
    case 'DELIVERED':
      return operateOrder(dependencies, mall, { orderNo, to: step.kind, reason: '' });
    case 'SHIPPED': {
      const { carrier, invoiceNo, lines } = step;
      await shipParcel(dependencies, mall, { orderNo, carrier, invoiceNo, lines });
      return;
    }
    case 'confirm':
      await inMall(database, mall, (tx) => confirmPurchase(tx, mall, own));
      return;
    case 'expire':
      await expireUnpaidOrders(database, mall, at);
      return;
    case 'review':
      return writeReview(life, own, step);
    case 'payTwice':
      return payTwice(life, own);
    case 'cancelThere':
      return cancelThere(life, { orderNo, amount: step.amount });
    case 'decide':
      return decideClaim(dependencies, mall, { orderNo, claimNo: 1, decision: step.decision, reason: step.answer });
    case 'claim': {
      const { type, fault, reason, lines } = step;
      const wanted = { type, fault, claimed: lines };
      const { refund } = await inMall(database, mall, (tx) => quoteClaim(tx, { ...own, wanted }));
      const claimInput = { type, fault, reason, lines: [...lines], expectedRefund: refund };
      await requestClaim(dependencies, mall, { ...own, claimInput });
    }
  }
}
