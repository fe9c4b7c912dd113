import type { OrderDetail } from '@mall/contracts/order';
import { describe, expect, test } from 'vitest';
import { refundRows, refundSentence } from './refund-words.ts';

const orderOf = (card: Partial<OrderDetail['card']>) =>
  ({ card: { state: 'PAID', paymentMethod: 'CARD', ...card } }) as OrderDetail;
const quote = { goodsAmount: 30_000, deliveryChange: -3_000, returnFee: 3_000, refund: 24_000 };

test('the parts of a refund come to its total', () => {
  const sum = refundRows(quote).reduce((total, { amount }) => total + Number(amount), 0);
  expect(sum).toBe(quote.refund);
  expect(refundRows({ ...quote, deliveryChange: 3_000, returnFee: 0, refund: 33_000 })).toEqual([
    { label: '상품 금액', amount: 30_000 },
    { label: '배송비 환불', amount: 3_000 },
  ]);
});

describe('the sentence says how much goes back, where to and when', () => {
  test('at once for an order that is not being prepared yet, later for any other', () => {
    expect(refundSentence(orderOf({}), 'CANCEL', quote)).toBe(
      '누르면 바로 취소되고, 결제하신 카드로 24,000원을 돌려드려요.',
    );
    expect(refundSentence(orderOf({ state: 'PREPARING' }), 'CANCEL', quote)).toMatch(/^판매자가 취소를 확인하면/);
    expect(refundSentence(orderOf({ paymentMethod: 'VIRTUAL_ACCOUNT' }), 'RETURN', quote)).toBe(
      '상품을 확인하고 3영업일 안에 적어 주신 계좌로 24,000원을 돌려드려요.',
    );
  });

  test('nothing goes back of an unpaid order, an exchange, or less than the freight', () => {
    const nothing = { goodsAmount: 0, deliveryChange: 0, returnFee: 0, refund: 0 };
    expect(refundSentence(orderOf({ state: 'PENDING_PAYMENT' }), 'CANCEL', nothing)).toMatch(/바로 취소돼요/);
    expect(refundSentence(orderOf({}), 'RETURN', { ...quote, refund: 0 })).toMatch(/돌려드릴 금액이 없어요/);
    expect(refundSentence(orderOf({}), 'EXCHANGE', { ...nothing, returnFee: 6_000 })).toMatch(
      /왕복 배송비 6,000원은 .*택배 기사님께/,
    );
    expect(refundSentence(orderOf({}), 'EXCHANGE', nothing)).toMatch(/판매자가 부담/);
  });
});
