import type { Address } from '@mall/contracts/address';
import { placeOrderLimits } from '@mall/contracts/limits/order';
import type { OrderInput, OrderSheet } from '@mall/contracts/order';
import { type PaymentMethod, paymentMethods } from '@mall/contracts/order-codes';
import { paysCash } from '@mall/domain/cash-receipt';
import { formatPhone, isPhoneNumber, longestTypedPhone, phoneDigits } from '@mall/domain/phone-number';
import {
  type CashReceiptForm,
  cashReceiptChoiceOf,
  cashReceiptProblem,
  noCashReceipt,
} from '../../../entities/cash-receipt/cash-receipt-form.ts';
import { emailComplaint } from '../../../lib/email-complaint.ts';
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
  agreedTerms: number[];
  /** What is bought, for how much and when it comes has been looked at. */
  hasChecked: boolean;
  /** The lines that the consents were given for. */
  consentsFor: string;
};

export const commonRequests = [
  '문 앞에 놓아 주세요',
  '경비실에 맡겨 주세요',
  '택배함에 넣어 주세요',
  '배송 전에 연락해 주세요',
] as const;
export const ownRequest = 'own';

/** The longest that the server takes. */
export const orderLengths = {
  ordererName: placeOrderLimits.ordererName.maxLength,
  ordererPhone: longestTypedPhone,
  ordererEmail: placeOrderLimits.ordererEmail.maxLength,
  requestText: placeOrderLimits.deliveryRequest.maxLength,
};

/** What may be wrong with an order, in the order of the page. */
export const orderFields = [
  'address',
  'ordererName',
  'ordererPhone',
  'ordererEmail',
  'requestText',
  'lines',
  'paymentMethod',
  'cashReceipt',
  'consents',
] as const;
export type OrderField = (typeof orderFields)[number];
export type OrderComplaints = Partial<Record<OrderField, string>>;

export function emptyOrderForm({ ordererName, ordererEmail, addresses }: OrderSheet): OrderForm {
  // Whoever sends parcels to themselves has given their number there.
  const own = addresses.find(({ recipient }) => recipient === ordererName);
  return {
    ordererName,
    ordererPhone: formatPhone(own?.phone ?? ''),
    ordererEmail,
    addressNo: 0,
    request: '',
    requestText: '',
    paymentMethod: paymentMethods[0],
    receiptPurpose: '',
    receiptNumber: '',
    agreedTerms: [],
    hasChecked: false,
    consentsFor: '',
  };
}

export const methodOf = ({ paymentMethod }: OrderForm): PaymentMethod =>
  paymentMethods.find((method) => method === paymentMethod) ?? paymentMethods[0];

/** What is typed about a receipt; only cash has one. */
export const receiptOf = (form: OrderForm): CashReceiptForm =>
  paysCash(methodOf(form)) ? { purpose: form.receiptPurpose, number: form.receiptNumber } : noCashReceipt;

/** Consents are to these lines only. */
export const linesKey = ({ lines }: SheetView): string =>
  lines.map(({ productNo, optionNo, quantity }) => `${productNo}-${optionNo}-${quantity}`).join(',');

type Order = {
  readonly form: OrderForm;
  readonly address: Address | undefined;
  readonly view: SheetView;
  /** Of the sheet: each must be agreed to. */
  readonly termNos: readonly number[];
};

/** What must be put right before the order can be placed. */
export function orderComplaints({ form, address, view, termNos }: Order): OrderComplaints {
  const ordererEmail = emailComplaint(form.ordererEmail);
  const receiptProblem = cashReceiptProblem(receiptOf(form));
  const missing = termNos.filter((termNo) => !form.agreedTerms.includes(termNo)).length + (form.hasChecked ? 0 : 1);
  return {
    ...(!address && { address: '받으실 곳을 등록해 주세요.' }),
    ...(form.ordererName.trim() === '' && { ordererName: '주문하는 분 이름을 입력해 주세요.' }),
    ...(!isPhoneNumber(phoneDigits(form.ordererPhone)) && {
      ordererPhone: '휴대폰 번호를 010-0000-0000처럼 입력해 주세요.',
    }),
    ...(ordererEmail && { ordererEmail }),
    ...(view.short.length > 0 && { lines: `수량을 바꿔야 하는 상품이 ${view.short.length}개 있어요.` }),
    ...(receiptProblem && { cashReceipt: receiptProblem }),
    ...(missing > 0 && { consents: `필수 동의 ${missing}개가 남았어요.` }),
  };
}

/** The order as it is sent, but for its request key. */
export function toOrderInput(order: Order & { address: Address }, purchase: Purchase): Omit<OrderInput, 'requestKey'> {
  const { form, address, view, termNos } = order;
  const { recipient, phone, postcode, roadAddress, detailAddress } = address;
  const cashReceipt = cashReceiptChoiceOf(receiptOf(form));
  return {
    ...bodyOf({ ...purchase, items: purchase.items && view.lines.map(itemOf) }),
    ordererName: form.ordererName.trim(),
    ordererPhone: phoneDigits(form.ordererPhone),
    ordererEmail: form.ordererEmail.trim(),
    delivery: { recipient, phone, postcode, roadAddress, detailAddress },
    deliveryRequest: form.request === ownRequest ? form.requestText.trim() : form.request,
    paymentMethod: methodOf(form),
    ...(cashReceipt && { cashReceipt }),
    agreedTerms: [...termNos],
    expectedTotal: view.sums.total,
  };
}

const fieldOfServer: Readonly<Record<string, OrderField>> = {
  ordererName: 'ordererName',
  ordererPhone: 'ordererPhone',
  ordererEmail: 'ordererEmail',
  deliveryRequest: 'requestText',
  paymentMethod: 'paymentMethod',
  cashReceipt: 'cashReceipt',
  agreedTerms: 'consents',
  recipient: 'address',
  phone: 'address',
  postcode: 'address',
  roadAddress: 'address',
  detailAddress: 'address',
};

/** What the server refused, by the place of the page where it can be put right. */
export function complaintsOfServer(messages: Readonly<Record<string, string>>): OrderComplaints {
  const known = Object.entries(messages).flatMap(([name, message]) => {
    const field = fieldOfServer[name];
    return field ? [[field, message]] : [];
  });
  return Object.fromEntries(known);
}
