import type { Address } from '@mall/contracts/address';
import { placeOrderLimits } from '@mall/contracts/limits/order';
import type { OrderInput, OrderSheet } from '@mall/contracts/order';
import { type PaymentMethod, paymentMethods } from '@mall/contracts/order-codes';
import { paysCash } from '@mall/domain/cash-receipt';
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

/** What the order page is filled in with. Nothing about cards or accounts: the payment service collects that. */
export type OrderForm = {
  ordererName: string;
  ordererPhone: string;
  ordererEmail: string;
  /** 0: the default address. */
  addressNo: number;
  /** One of the common requests, none, or `ownRequest`. */
  request: string;
  requestText: string;
  paymentMethod: string;
  /** Of cash; an empty purpose wants none. */
  receiptPurpose: string;
  receiptNumber: string;
  /** Of the terms that are asked for. */
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
};

export function emptyOrderForm({ ordererName, ordererPhone, ordererEmail, addresses }: OrderSheet): OrderForm {
  // Whoever sends parcels to themselves has given their number there.
  const own = addresses.find(({ recipient }) => recipient === ordererName);
  return {
    ordererName,
    ordererPhone: formatPhone(own?.phone ?? ordererPhone),
    ordererEmail,
    addressNo: 0,
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

/** What is typed about a receipt; only cash has one. */
export const receiptOf = (form: OrderForm): CashReceiptForm =>
  paysCash(methodOf(form)) ? { purpose: form.receiptPurpose, number: form.receiptNumber } : noCashReceipt;

type Order = {
  readonly form: OrderForm;
  readonly address: Address | undefined;
  readonly view: SheetView;
  /** Of the sheet: each must be agreed to, now or before. */
  readonly terms: readonly { readonly termNo: number; readonly isAgreed: boolean }[];
};

/** What this member has not agreed to yet. What they have is said again beside the button. */
export const askedTerms = <Term extends { readonly isAgreed: boolean }>(terms: readonly Term[]): Term[] =>
  terms.filter(({ isAgreed }) => !isAgreed);

/** What must be corrected before the order can be placed, in the order of the page. */
export function orderErrors({ form, address, view, terms }: Order) {
  return foundErrors({
    address: destinationError(address),
    ordererName: missing(form.ordererName, '주문하는 분 이름을'),
    ordererPhone: phoneError(form.ordererPhone),
    ordererEmail: emailError(form.ordererEmail),
    lines: view.short.length > 0 ? `수량을 바꿔야 하는 상품이 ${view.short.length}개 있어요.` : undefined,
    cashReceipt: cashReceiptError(receiptOf(form)),
    consents: consentsError(missingConsents(askedTerms(terms), form.agreedTerms)),
  });
}

/** The order as it is sent, but for its request key. */
export function toOrderInput(order: Order & { address: Address }, purchase: Purchase): Omit<OrderInput, 'requestKey'> {
  const { form, address, view, terms } = order;
  const cashReceipt = cashReceiptChoiceOf(receiptOf(form));
  return {
    ...bodyOf({ ...purchase, items: purchase.items && view.lines.map(itemOf) }),
    ordererName: form.ordererName.trim(),
    ordererPhone: phoneDigits(form.ordererPhone),
    ordererEmail: form.ordererEmail.trim(),
    delivery: toDestination(address),
    deliveryRequest: form.request === ownRequest ? form.requestText.trim() : form.request,
    paymentMethod: methodOf(form),
    ...(cashReceipt && { cashReceipt }),
    agreedTerms: terms.map(({ termNo }) => termNo),
    expectedTotal: view.sums.total,
  };
}

/** Where a refusal of the server can be corrected, when it names a field that the page does not have. */
export const orderFieldNames = {
  deliveryRequest: 'requestText',
  cashReceipt: 'cashReceipt',
  number: 'cashReceipt',
  agreedTerms: 'consents',
  ...destinationNames('delivery.'),
};
