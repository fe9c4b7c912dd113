import type { OrderCard, OrderDetail } from '@mall/contracts/order';
import type { ClaimType, OrderState } from '@mall/contracts/order-codes';
import { describe, expect, test } from 'vitest';
import { claimHelp } from './claim-help.ts';

const helpOf = (state: OrderState, ...openClaims: ClaimType[]) =>
  Object.fromEntries(
    claimHelp({ card: { state, openClaims, claims: [] as OrderCard['claims'] } } as OrderDetail).map(
      ({ type, text, isOpen }) => [type, [isOpen, text]],
    ),
  );

describe('possible requests are shown with their price, others with the reason', () => {
  test('before it ships', () => {
    expect(helpOf('PAID', 'CANCEL')).toEqual({
      CANCEL: [true, '지금 바로 취소돼요'],
      EXCHANGE: [false, '받은 뒤 7일 안에 신청할 수 있어요'],
      RETURN: [false, '받은 뒤 7일 안에 신청할 수 있어요'],
    });
    expect(helpOf('PREPARING', 'CANCEL').CANCEL).toEqual([true, '판매자가 확인한 뒤 취소돼요']);
    expect(helpOf('PREPARING').CANCEL).toEqual([false, '이미 취소를 신청하셨어요']);
  });

  test('after delivery', () => {
    expect(helpOf('DELIVERED', 'EXCHANGE', 'RETURN')).toMatchObject({
      CANCEL: [false, '상품을 보낸 뒤라 취소할 수 없어요'],
      RETURN: [true, '단순 변심이면 반품 배송비가 들어요'],
    });
    expect(helpOf('DELIVERED').RETURN).toEqual([false, '신청할 수 있는 기간이 지났어요']);
    expect(helpOf('CONFIRMED').RETURN).toEqual([false, '구매를 확정해서 신청할 수 없어요']);
  });

  test('of an order that has ended nothing is offered', () => {
    expect(helpOf('CANCELLED')).toEqual({});
    expect(helpOf('EXPIRED')).toEqual({});
  });
});
