import type { OrderCard } from '@mall/contracts/order';
import { describe, expect, test } from 'vitest';
import { orderHeadline, orderNote } from './order-words.ts';

const card: OrderCard = {
  ...{ orderNo: '2026111370095740', state: 'PAID', paymentMethod: 'CARD', totalAmount: 79_000 },
  ...{ orderedAt: '2026-11-13T13:02:00Z', movedAt: '2026-11-17T15:30:00Z', lines: [], claims: [] },
  ...{ openClaims: [], mayConfirm: false, parcelCount: 0, trackingUrl: '' },
};
const now = new Date('2026-11-18T12:00:00+09:00');
const done = { claimNo: 1, type: 'CANCEL', state: 'DONE', refundAmount: 79_900 } as const;

describe('the words beside a state', () => {
  test('give the day in Seoul on which it came about', () => {
    expect(orderNote({ ...card, state: 'SHIPPED' }, now)).toBe('11월 18일(수) 출발');
    expect(orderNote({ ...card, state: 'DELIVERED' }, now)).toBe('11월 18일(수) 도착');
    expect(orderNote({ ...card, state: 'CONFIRMED' }, now)).toBe('11월 18일(수) 확정');
  });

  test('of a cancelled order name the refund, if there is one', () => {
    expect(orderNote({ ...card, state: 'CANCELLED', claims: [done] }, now)).toBe('11월 18일(수) 취소 · 79,900원 환불');
    expect(orderNote({ ...card, state: 'CANCELLED', claims: [{ ...done, state: 'WITHDRAWN' }] }, now)).toBe(
      '11월 18일(수) 취소',
    );
  });

  test('mention a deposit where one is awaited', () => {
    const waiting = { ...card, state: 'PENDING_PAYMENT' } as const;
    expect(orderHeadline(waiting)).toBe('결제를 기다리고 있어요');
    expect(orderHeadline({ ...waiting, paymentMethod: 'VIRTUAL_ACCOUNT' })).toBe('입금을 기다리고 있어요');
  });
});
