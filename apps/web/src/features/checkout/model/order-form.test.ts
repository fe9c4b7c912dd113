import type { CartLine } from '@mall/contracts/cart-lines';
import type { OrderSheet } from '@mall/contracts/order';
import { describe, expect, test } from 'vitest';
import { ApiError } from '../../../lib/api/api-error.ts';
import { placeServerErrors } from '../../../lib/form/form-errors.ts';
import {
  emptyOrderForm,
  type OrderForm,
  orderErrors,
  orderFieldNames,
  ownRequest,
  toOrderInput,
} from './order-form.ts';
import { missingCount, viewSheet, withQuantity } from './sheet-view.ts';

const line: CartLine = {
  productNo: 'GD1',
  optionNo: 1,
  name: '감귤',
  brandName: '산지직송',
  image: 'goods/a',
  colourName: '',
  optionLabel: '',
  unitPrice: 20_000,
  marketPrice: 25_000,
  priceWhenAdded: 20_000,
  quantity: 2,
  stockQuantity: 9,
  mostPieces: 20,
  state: 'ORDERABLE',
  isSelected: true,
  hasOtherOptions: false,
  deliveryMethod: '1',
  hasFreeDelivery: false,
  deliveryNote: '무료배송',
  shipsToday: true,
};
const address = {
  addressNo: 3,
  label: '집',
  recipient: '김지은',
  phone: '01012345678',
  postcode: '04512',
  roadAddress: '서울 중구 세종대로 110',
  detailAddress: '12층',
  isDefault: true,
};
const sheet: OrderSheet = {
  lines: [line],
  deliveryRates: { usual: { fee: 3000, freeFrom: 50_000 }, byMethod: [], remoteSurcharge: 4000 },
  addresses: [address],
  ordererName: '김지은',
  ordererPhone: '',
  ordererEmail: 'demo@mall.example',
  depositBefore: '2026-11-22T14:59:59Z',
  exceededLimit: null,
  terms: [
    { termNo: 11, termCode: 'service', isAgreed: true },
    { termNo: 12, termCode: 'privacy', isAgreed: false },
    { termNo: 13, termCode: 'thirdParty', isAgreed: false },
  ],
};
const filled: OrderForm = { ...emptyOrderForm(sheet), agreedTerms: [12, 13] };
const order = (form: OrderForm, lines = [line]) => ({
  form,
  address,
  view: viewSheet({ ...sheet, lines }, address.postcode),
  terms: sheet.terms,
});

describe('the order page begins with what is known', () => {
  test('name, e-mail, and the number under which the member receives parcels', () =>
    expect(emptyOrderForm(sheet)).toMatchObject({ ordererName: '김지은', ordererPhone: '010-1234-5678' }));
  test('nobody else’s number', () => {
    expect(emptyOrderForm({ ...sheet, ordererName: '박서준' }).ordererPhone).toBe('');
    const known = { ...sheet, ordererName: '박서준', ordererPhone: '01033334444' };
    expect(emptyOrderForm(known).ordererPhone).toBe('010-3333-4444');
  });
});

describe('what must be corrected', () => {
  test('nothing, once all is filled in', () => expect(orderErrors(order(filled))).toEqual({}));
  test.each([
    ['ordererName', { ordererName: ' ' }],
    ['ordererPhone', { ordererPhone: '1234' }],
    ['ordererEmail', { ordererEmail: 'demo' }],
    ['consents', { agreedTerms: [12] }],
  ])('%s', (field, change) => expect(Object.keys(orderErrors(order({ ...filled, ...change })))).toEqual([field]));
  test('no address', () =>
    expect(orderErrors({ ...order(filled), address: undefined })).toEqual({
      address: '받으실 곳을 등록해 주세요.',
    }));
  test('too few pieces', () =>
    expect(orderErrors(order(filled, [{ ...line, state: 'SHORT' }])).lines).toContain('1개'));
  test('every consent that is asked for is counted, and none that was given before', () =>
    expect(orderErrors(order({ ...filled, agreedTerms: [] })).consents).toBe('필수 동의 2개가 남았어요.'));
});

const basket = { items: undefined };
const named = { items: [{ productNo: 'GD1', optionNo: 1, quantity: 2 }] };

describe('what is sent', () => {
  test('the basket’s selection names no items', () =>
    expect(toOrderInput(order(filled), basket)).not.toHaveProperty('items'));
  test('items bought one by one, at the total that was seen', () =>
    expect(toOrderInput(order({ ...filled, ordererPhone: '010-1234-5678' }), named)).toMatchObject({
      items: [{ productNo: 'GD1', optionNo: 1, quantity: 2 }],
      ordererPhone: '01012345678',
      expectedTotal: 43_000,
      agreedTerms: [11, 12, 13],
      delivery: { postcode: '04512', recipient: '김지은' },
    }));
  test('what is bought at a sale names the sale', () => {
    expect(toOrderInput(order(filled), { ...named, saleNo: 3 })).toMatchObject({ ...named, saleNo: 3 });
    expect(toOrderInput(order(filled), named)).not.toHaveProperty('saleNo');
  });
  test('the carrier request is free text only when that is chosen', () => {
    const own = { ...filled, requestText: ' 벨을 누르지 마세요 ' };
    expect(toOrderInput(order({ ...own, request: ownRequest }), basket).deliveryRequest).toBe('벨을 누르지 마세요');
    expect(toOrderInput(order({ ...own, request: '문 앞에 놓아 주세요' }), basket).deliveryRequest).toBe(
      '문 앞에 놓아 주세요',
    );
  });
});

describe('a gift', () => {
  const card = { receiverName: ' 한지우 ', receiverPhone: '010-0000-1234', senderName: '김서은', message: '축하해!\n' };
  const gift = (form: OrderForm) => ({ ...order(form), address: undefined, isGift: true });
  test('requires a receiver instead of an address', () => {
    expect(Object.keys(orderErrors(gift({ ...filled, senderName: '' })))).toEqual([
      ...['receiverName', 'receiverPhone', 'senderName'],
    ]);
    expect(orderErrors(gift({ ...filled, ...card }))).toEqual({});
  });
  test('is sent without an address, and never to be paid by deposit', () => {
    const sent = toOrderInput(
      gift({ ...filled, ...card, request: '문 앞에 놓아 주세요', paymentMethod: 'VIRTUAL_ACCOUNT' }),
      named,
    );
    expect(sent).toMatchObject({ paymentMethod: 'CARD', deliveryRequest: '' });
    expect(sent.gift).toEqual({
      ...card,
      receiverName: '한지우',
      receiverPhone: '01000001234',
      message: '축하해!',
      card: 'GIFT',
    });
    expect(sent).not.toHaveProperty('delivery');
  });
});

test('a server error is shown where it can be corrected', () => {
  const fieldErrors = [
    { field: 'ordererEmail', message: '확인해 주세요' },
    { field: 'delivery.postcode', message: '없는 번호' },
    { field: 'other', message: 'x' },
  ];
  const refusal = new ApiError({ code: '4220', message: '', fieldErrors });
  expect(placeServerErrors(refusal, filled, orderFieldNames)).toEqual({
    fields: { ordererEmail: '확인해 주세요', address: '없는 번호' },
    others: ['x'],
  });
});

test('an island pays its surcharge in a line of its own', () => {
  const view = viewSheet(sheet, '63000');
  expect([view.freightAmount, view.remoteAmount, view.sums.total]).toEqual([3000, 4000, 47_000]);
});

test('unavailable items are counted', () =>
  expect(
    missingCount(
      [
        { productNo: 'GD1', optionNo: 1, quantity: 1 },
        { productNo: 'GD2', optionNo: 1, quantity: 1 },
      ],
      [line],
    ),
  ).toBe(1));

test('a line’s pieces change, and none takes it out', () => {
  expect(withQuantity([line], line, 1)).toEqual([{ productNo: 'GD1', optionNo: 1, quantity: 1 }]);
  expect(withQuantity([line], line, 0)).toEqual([]);
});
