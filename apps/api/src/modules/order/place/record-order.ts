import type { CartLine } from '@mall/contracts/cart-lines';
import { AppError } from '@mall/contracts/errors';
import type { OrderInput } from '@mall/contracts/order';
import type { MallTransaction } from '@mall/db/in-mall';
import { sumBasket } from '@mall/domain/basket';
import { ratesByMethod } from '@mall/domain/delivery-rates';
import { expiresAtOf, handExpiresAtOf, remindsAtOf } from '@mall/domain/order-life';
import { assertAgreed } from '../../../consent/assert-agreed.ts';
import { insertConsents } from '../../../consent/consent.repository.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Mall } from '../../../plugins/mall.repository.ts';
import { insertNumbered } from '../../../random-number.ts';
import { assertSameRequest } from '../../../request-key/assert-same-request.ts';
import { getArrivalRule } from '../../arrival/get-arrival-rule.ts';
import { dropOrderedLines } from '../../cart/drop-ordered-lines.ts';
import { lockBasket } from '../../cart/open-basket.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { saveCashReceiptChoice } from '../../payment/cash-receipt/save-cash-receipt-choice.ts';
import { beginPaying } from '../../payment/window/begin-paying.ts';
import type { PayableOrder } from '../../payment/window/open-payment.ts';
import { takeSalePieces } from '../../special-sale/take-sale-pieces.ts';
import { promisedDay } from '../arrival/promise-arrivals.ts';
import { giftRates, placeOf, saveGift } from '../gift/save-gift.ts';
import { lockOrder } from '../lock-order.ts';
import { moveOrder } from '../move/move-order.ts';
import { findOrderNoOfRequest, insertOrder } from '../order.repository.ts';
import { insertOrderLines, type NewOrderLine } from '../order-line.repository.ts';
import { reserveStock } from '../stock/move-stock.ts';
import { assertBuyable, assertSameTotal } from './assert-buyable.ts';
import { assertMayHold } from './assert-may-hold.ts';
import { assertStillOffered } from './assert-still-offered.ts';
import { readHeld } from './holding.repository.ts';
import { listBoughtLines } from './list-bought-lines.ts';
import { listOrderTerms } from './list-order-terms.ts';

/** The staff who place an order for its member, and why. */
export type ByHand = { readonly staffNo: number; readonly reason: string };
type Recording = Pick<Dependencies, 'random'> & {
  readonly memberNo: number;
  readonly input: OrderInput;
  readonly at: Date;
  /** Set for an order by hand: its member has agreed to nothing yet, and does so when paying. */
  readonly byHand?: ByHand;
};

type Recorded = {
  readonly orderNo: string;
  /**
   * Set for a new order whose first payment attempt was stored with it: the caller opens its window once the
   * transaction has committed.
   */
  readonly payable?: PayableOrder;
};

/** Stores an order and reserves its stock; repeating the request key returns the same order. */
export async function recordOrder(transaction: MallTransaction, mall: Mall, recording: Recording): Promise<Recorded> {
  const { memberNo, input, at, byHand } = recording;
  const { cashReceipt: receiptChoice } = input;
  // Both are sent together and run in turn: everything is read under the basket's lock.
  const beginning = beginOrder(transaction, mall, recording);
  const reading = readWanted(transaction, mall, recording);
  // A repeated request returns its order, whatever has happened to the goods since.
  const [placed] = await Promise.all([beginning, Promise.allSettled([reading])]);
  if (placed) return { orderNo: placed };
  const [bought, terms, held, rule] = await reading;
  assertBuyable(bought, input.items !== undefined);
  assertMayHold(mall, { held, lines: bought.lines, saleNo: input.saleNo });
  const termNos = terms.map(({ termNo }) => termNo);
  if (!byHand) assertAgreed(input.agreedTerms, termNos);
  const saleNo = input.saleNo ?? null;
  const place = placeOf(input);
  const arrivesOn = (line: CartLine) => promisedDay(rule, line, { at, postcode: place.postcode });
  // A gift's day of arrival is promised once its address is known.
  const lines = bought.lines.map((line, index) => ({
    ...toOrderLine(line, index + 1, saleNo),
    promisedOn: input.gift ? null : arrivesOn(line),
  }));
  const usualRates = ratesByMethod(bought.deliveryRates);
  const deliveryRates = input.gift ? giftRates(usualRates) : usualRates;
  const sums = sumBasket(lines, deliveryRates, place.postcode);
  assertSameTotal(sums.total, input.expectedTotal, bought.gone);
  if (byHand && sums.total === 0) throw new AppError('4094', { description: nothingToPay });
  const orderNo = await insertNumbered(
    (no) => insertOrderRow(transaction, { ...recording, orderNo: no, deliveryRates, sums, place }),
    recording,
  );
  const paysNow = !byHand && sums.total > 0;
  const pieces = lines.map((line) => ({ ...line, pieces: line.quantity }));
  const { expectedTotal } = input;
  await Promise.all([
    ...(paysNow ? [beginPaying(transaction, { orderNo, method: input.paymentMethod, amount: sums.total, at })] : []),
    insertOrderLines(transaction, {
      lines,
      event: {
        orderNo,
        fromState: null,
        toState: 'PENDING_PAYMENT',
        happenedAt: at,
        ...(byHand ? { ...byHand, actor: 'OPERATOR' as const } : { actor: 'MEMBER' as const, reason: '' }),
      },
    }),
    ...(input.gift ? [saveGift(transaction, { orderNo, gift: input.gift })] : []),
    // A member who orders pays at once, and payment has its own mail.
    ...(paysNow ? [] : [queueMail(transaction, { kind: 'ORDER_PLACED', facts: { orderNo, memberNo }, at })]),
    ...(byHand ? [] : [insertConsents(transaction, { memberNo, orderNo, termNos, agreedAt: at })]),
    ...(receiptChoice && sums.total > 0
      ? [saveCashReceiptChoice(transaction, { orderNo, receiptChoice, at, method: input.paymentMethod })]
      : []),
    ...(input.items ? [] : [dropOrderedLines(transaction, { memberNo, lines })]),
    // Last, because from here to the end of the transaction everyone else who wants these pieces waits for the lock.
    reserveStock(transaction, { orderNo, at, lines: pieces }),
    takeSalePieces(transaction, pieces),
    assertStillOffered(transaction, { lines, at, postcode: place.postcode, expectedTotal }),
  ]);
  if (sums.total === 0) await completeFreeOrder(transaction, { orderNo, at });
  if (!paysNow) return { orderNo };
  const { ordererName, ordererEmail } = input;
  const moments = { orderedAt: at, expiresAt: expiresAtOf(at) };
  return { orderNo, payable: { lines, totalAmount: sums.total, ordererName, ordererEmail, ...moments } };
}

/** Locks the basket; returns the order already placed with this request key. */
async function beginOrder(transaction: MallTransaction, mall: Mall, { memberNo, input }: Recording) {
  const [, , placed] = await Promise.all([
    lockBasket(transaction, mall, { memberNo }),
    assertSameRequest(transaction, { memberNo, request: input }),
    findOrderNoOfRequest(transaction, { memberNo, requestKey: input.requestKey }),
  ]);
  return placed;
}

const readWanted = (transaction: MallTransaction, mall: Mall, { memberNo, input: { items, saleNo }, at }: Recording) =>
  Promise.all([
    listBoughtLines(transaction, mall, { memberNo, at, items, saleNo }),
    listOrderTerms(transaction, at),
    readHeld(transaction, { memberNo }),
    getArrivalRule(transaction, at),
  ]);

const nothingToPay = '결제할 금액이 없는 주문은 회원이 직접 해야 해요.';

const toOrderLine = (line: CartLine, lineNo: number, saleNo: number | null): NewOrderLine => ({
  lineNo,
  productNo: line.productNo,
  optionNo: line.optionNo,
  productName: line.name,
  brandName: line.brandName,
  optionText: [line.colourName, line.optionLabel]
    .filter((text, at, all) => text && all.indexOf(text) === at)
    .join(' / '),
  image: line.image,
  unitPrice: line.unitPrice,
  marketPrice: line.marketPrice,
  quantity: line.quantity,
  deliveryMethod: line.deliveryMethod,
  hasFreeDelivery: line.hasFreeDelivery,
  saleNo,
});

/** An order of 0 won is paid as soon as it is placed, without the payment service. */
async function completeFreeOrder(
  transaction: MallTransaction,
  { orderNo, at }: { readonly orderNo: string; readonly at: Date },
): Promise<void> {
  const order = await lockOrder(transaction, orderNo);
  await moveOrder(transaction, order, { to: 'PAID', actor: 'SYSTEM', reason: '결제할 금액 없음', at });
}

type Numbered = Recording & {
  readonly orderNo: string;
  readonly deliveryRates: ReturnType<typeof ratesByMethod>;
  readonly place: ReturnType<typeof placeOf>;
  readonly sums: Pick<ReturnType<typeof sumBasket>, 'marketAmount' | 'goodsAmount' | 'deliveryAmount' | 'total'>;
};

/** Returns undefined when another order already has the number. */
async function insertOrderRow(
  transaction: MallTransaction,
  { orderNo, memberNo, input, at, byHand, deliveryRates, sums, place }: Numbered,
): Promise<string | undefined> {
  const { requestKey, ordererName, ordererPhone, ordererEmail, deliveryRequest, paymentMethod } = input;
  const { recipient, phone: recipientPhone, postcode, roadAddress, detailAddress } = place;
  const { marketAmount, goodsAmount, deliveryAmount, total: totalAmount } = sums;
  const isInserted = await insertOrder(transaction, {
    ...{ orderNo, memberNo, requestKey, ordererName, ordererPhone, ordererEmail },
    ...{ recipient, recipientPhone, postcode, roadAddress, detailAddress, deliveryRequest },
    ...{ paymentMethod, deliveryRates, marketAmount, goodsAmount, deliveryAmount, totalAmount },
    orderedAt: at,
    expiresAt: byHand ? handExpiresAtOf(at) : expiresAtOf(at),
    remindAt: byHand || totalAmount === 0 ? null : remindsAtOf(at),
    placedBy: byHand?.staffNo ?? null,
    isGift: input.gift !== undefined,
  });
  return isInserted ? orderNo : undefined;
}
