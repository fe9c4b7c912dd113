import type { Address } from '@mall/contracts/address';
import { type GiftCard, giftCards } from '@mall/contracts/gift-codes';
import { placeOrderLimits } from '@mall/contracts/limits/order';
import type { OrderInput, OrderSheet } from '@mall/contracts/order';
import { type PaymentMethod, paymentMethods } from '@mall/contracts/order-codes';
import { paysCash } from '@mall/domain/cash-receipt';
import { giftPaymentMethods } from '@mall/domain/gift';
import { formatPhone, phoneDigits } from '@mall/domain/phone-number';
import { longestTypedPhone } from '@mall/domain/typed-phone';
import { destinationError, destinationNames, toDestination } from '../../../entities/address/destination.ts';
import {
  type CashReceiptForm,
  cashReceiptChoiceOf,
  cashReceiptError,
  noCashReceipt,
} from '../../../entities/cash-receipt/cash-receipt-form.ts';
import { consentsError, missingConsents } from '../../../entities/terms/missing-consents.ts';
import { foundErrors } from '../../../lib/form/form-errors.ts';
import { emailError, missing, phoneError } from '../../../lib/form/rules.ts';
import { bodyOf, type Purchase } from './purchase.ts';
import { itemOf, type SheetView } from './sheet-view.ts';

/** The fields of the order page. Nothing about cards or accounts: the payment service collects that. */
export type OrderForm = {
  ordererName: string;
  ordererPhone: string;
  ordererEmail: string;
  /** 0: the default address. */
  addressNo: number;
  /** For a gift. */
  receiverName: string;
  receiverPhone: string;
  senderName: string;
  message: string;
  card: GiftCard;
  /** One of the common requests, none, or `ownRequest`. */
  request: string;
  requestText: string;
  paymentMethod: string;
  /** The cash receipt; with an empty purpose there is none. */
  receiptPurpose: string;
  receiptNumber: string;
  /** The terms shown for consent. */
  agreedTerms: number[];
};

export const commonRequests = [
  '문 앞에 놓아 주세요',
  '경비실에 맡겨 주세요',
  '택배함에 넣어 주세요',
  '배송 전에 연락해 주세요',
] as const;
export const ownRequest = 'own';

export const orderLimits = {
  ...placeOrderLimits,
  ordererPhone: { maxLength: longestTypedPhone },
  requestText: placeOrderLimits.deliveryRequest,
  ...{ receiverName: placeOrderLimits.gift.receiverName, senderName: placeOrderLimits.gift.senderName },
  ...{ receiverPhone: { maxLength: longestTypedPhone }, message: placeOrderLimits.gift.message },
};

export function emptyOrderForm({ ordererName, ordererPhone, ordererEmail, addresses }: OrderSheet): OrderForm {
  // Somebody who sends parcels to themselves has given their number there.
  const own = addresses.find(({ recipient }) => recipient === ordererName);
  return {
    ordererName,
    ordererPhone: formatPhone(own?.phone ?? ordererPhone),
    ordererEmail,
    addressNo: 0,
    ...{ receiverName: '', receiverPhone: '', senderName: ordererName, message: '', card: giftCards[0] },
    request: '',
    requestText: '',
    paymentMethod: paymentMethods[0],
    receiptPurpose: '',
    receiptNumber: '',
    agreedTerms: [],
  };
}

export const methodOf = ({ paymentMethod }: OrderForm): PaymentMethod =>
  paymentMethods.find((method) => method === paymentMethod) ?? paymentMethods[0];

/** A gift can only be paid by methods that are refunded automatically. */
export const giftMethodOf = (form: OrderForm): PaymentMethod =>
  giftPaymentMethods.find((method) => method === methodOf(form)) ?? paymentMethods[0];

/** The typed receipt; only cash has one. */
export const receiptOf = (form: OrderForm): CashReceiptForm =>
  paysCash(methodOf(form)) ? { purpose: form.receiptPurpose, number: form.receiptNumber } : noCashReceipt;

type Order = {
  readonly form: OrderForm;
  readonly address: Address | undefined;
  readonly view: SheetView;
  /** The terms of the sheet: each must be agreed to, now or before. */
  readonly terms: readonly { readonly termNo: number; readonly isAgreed: boolean }[];
  readonly isGift?: boolean;
};

/** The terms that this member has not agreed to yet. The others are listed beside the button. */
export const askedTerms = <Term extends { readonly isAgreed: boolean }>(terms: readonly Term[]): Term[] =>
  terms.filter(({ isAgreed }) => !isAgreed);

/** What must be corrected before the order can be placed, in the order of the page. */
export function orderErrors({ form, address, view, terms, isGift = false }: Order) {
  const ifGift = (error: string | undefined) => (isGift ? error : undefined);
  return foundErrors({
    address: isGift ? undefined : destinationError(address),
    receiverName: ifGift(missing(form.receiverName, '받는 분 이름을')),
    receiverPhone: ifGift(phoneError(form.receiverPhone)),
    senderName: ifGift(missing(form.senderName, '보내는 이름을')),
    ordererName: missing(form.ordererName, '주문하는 분 이름을'),
    ordererPhone: phoneError(form.ordererPhone),
    ordererEmail: emailError(form.ordererEmail),
    lines: view.short.length > 0 ? `수량을 바꿔야 하는 상품이 ${view.short.length}개 있어요.` : undefined,
    cashReceipt: cashReceiptError(receiptOf(form)),
    consents: consentsError(missingConsents(askedTerms(terms), form.agreedTerms)),
  });
}

const giftOf = ({ receiverName, receiverPhone, senderName, message, card }: OrderForm) => ({
  ...{ receiverName: receiverName.trim(), receiverPhone: phoneDigits(receiverPhone), senderName: senderName.trim() },
  ...{ message: message.trim(), card },
});

/** The order as it is sent, without its request key. */
export function toOrderInput(order: Order, purchase: Purchase): Omit<OrderInput, 'requestKey'> {
  const { form, address, view, terms, isGift } = order;
  const cashReceipt = cashReceiptChoiceOf(receiptOf(form));
  return {
    ...bodyOf({ ...purchase, items: purchase.items && view.lines.map(itemOf) }),
    ordererName: form.ordererName.trim(),
    ordererPhone: phoneDigits(form.ordererPhone),
    ordererEmail: form.ordererEmail.trim(),
    ...(isGift ? { gift: giftOf(form) } : address && { delivery: toDestination(address) }),
    deliveryRequest: isGift ? '' : form.request === ownRequest ? form.requestText.trim() : form.request,
    paymentMethod: isGift ? giftMethodOf(form) : methodOf(form),
    ...(cashReceipt && { cashReceipt }),
    agreedTerms: terms.map(({ termNo }) => termNo),
    expectedTotal: view.sums.total,
  };
}

/** Where a server error can be corrected if it names a field that the page does not have. */
export const orderFieldNames = {
  deliveryRequest: 'requestText',
  cashReceipt: 'cashReceipt',
  number: 'cashReceipt',
  agreedTerms: 'consents',
  ...destinationNames('delivery.'),
  ...Object.fromEntries(
    ['receiverName', 'receiverPhone', 'senderName', 'message'].map((name) => [`gift.${name}`, name]),
  ),
};
