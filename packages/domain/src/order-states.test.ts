import { type ClaimType, claimStates, type OrderState, orderStates } from '@mall/contracts/order-codes';
import { describe, expect, test } from 'vitest';
import {
  claimsOpenFor,
  decisionsFor,
  deliveredForConfirmation,
  isClaimOpen,
  mayCorrectParcel,
  mayMoveClaim,
  mayMoveOrder,
  operatorMoves,
  stateAfter,
} from './order-states.ts';

describe('an order', () => {
  test('moves along its states, and in no other way', () => {
    const moves = orderStates.flatMap((from) =>
      orderStates.filter((to) => mayMoveOrder(from, to)).map((to) => `${from} → ${to}`),
    );
    expect(moves.sort()).toEqual([
      'DELIVERED → CONFIRMED',
      'PAID → CANCELLED',
      'PAID → PENDING_PAYMENT',
      'PAID → PREPARING',
      'PENDING_PAYMENT → CANCELLED',
      'PENDING_PAYMENT → EXPIRED',
      'PENDING_PAYMENT → PAID',
      'PREPARING → CANCELLED',
      'PREPARING → SHIPPED',
      'SHIPPED → DELIVERED',
    ]);
  });

  const deliveredAt = new Date('2026-11-01T03:00:00Z');
  const daysLater = (days: number, milliseconds = 0) =>
    new Date(deliveredAt.getTime() + days * 86_400_000 + milliseconds);
  const claims = (state: OrderState, now = daysLater(1)) => claimsOpenFor({ state, deliveredAt }, now);

  test('can be cancelled until it ships, and returned within seven days of its delivery', () => {
    expect([claims('PENDING_PAYMENT'), claims('PAID'), claims('PREPARING')]).toEqual([
      ['CANCEL'],
      ['CANCEL'],
      ['CANCEL'],
    ]);
    expect(claims('DELIVERED', daysLater(7, -1))).toEqual(['EXCHANGE', 'RETURN']);
    expect(claims('DELIVERED', daysLater(7))).toEqual([]);
    expect([claims('SHIPPED'), claims('CONFIRMED'), claims('CANCELLED'), claims('EXPIRED')].flat()).toEqual([]);
    expect(claimsOpenFor({ state: 'DELIVERED', deliveredAt: null }, deliveredAt)).toEqual([]);
  });

  test('is confirmed automatically eight days after its delivery', () => {
    expect(deliveredForConfirmation(daysLater(8))).toEqual(deliveredAt);
  });
});

describe('a claim', () => {
  test('for goods goes through approval and pick-up, one before shipping does not, and there are no other moves', () => {
    const movesOf = (type: ClaimType) =>
      claimStates.flatMap((from) =>
        claimStates.filter((to) => mayMoveClaim(type, from, to)).map((to) => `${from} → ${to}`),
      );
    expect(movesOf('CANCEL').sort()).toEqual(['REQUESTED → DONE', 'REQUESTED → REJECTED', 'REQUESTED → WITHDRAWN']);
    for (const type of ['EXCHANGE', 'RETURN'] as const) {
      expect(movesOf(type).sort()).toEqual([
        'APPROVED → PICKED_UP',
        'PICKED_UP → DONE',
        'PICKED_UP → REJECTED',
        'REQUESTED → APPROVED',
        'REQUESTED → REJECTED',
        'REQUESTED → WITHDRAWN',
      ]);
    }
  });

  test('is open until it is done, rejected or withdrawn', () => {
    const states = ['REQUESTED', 'APPROVED', 'PICKED_UP', 'DONE', 'REJECTED', 'WITHDRAWN'] as const;
    expect(states.filter(isClaimOpen)).toEqual(['REQUESTED', 'APPROVED', 'PICKED_UP']);
  });
});

test('staff may decide what a claim waits for, and each decision takes it where the table of moves allows', () => {
  const decisions = (type: ClaimType) =>
    Object.fromEntries(claimStates.map((from) => [from, decisionsFor(type, from).join(' ')]).filter(([, one]) => one));
  const goodsReturn = { REQUESTED: 'approve reject', APPROVED: 'pick-up', PICKED_UP: 'reject complete' };
  expect(decisions('CANCEL')).toEqual({ REQUESTED: 'approve reject' });
  expect([decisions('RETURN'), decisions('EXCHANGE')]).toEqual([goodsReturn, goodsReturn]);
  const after = (type: ClaimType) =>
    (['approve', 'reject', 'pick-up', 'complete'] as const).map((decision) => stateAfter(type, decision));
  expect(after('CANCEL').slice(0, 2)).toEqual(['DONE', 'REJECTED']);
  expect(after('RETURN')).toEqual(['APPROVED', 'REJECTED', 'PICKED_UP', 'DONE']);
});

test('staff are offered the legal moves that are theirs, and none that an open claim blocks', () => {
  expect(operatorMoves('PAID', false)).toEqual(['PREPARING']);
  expect(operatorMoves('PREPARING', false)).toEqual(['SHIPPED']);
  expect([operatorMoves('PAID', true), operatorMoves('PREPARING', true)]).toEqual([[], []]);
  expect(operatorMoves('SHIPPED', true)).toEqual(['DELIVERED']);
  expect(operatorMoves('PENDING_PAYMENT', false)).toEqual([]);
});

test('an invoice is corrected until its parcel has arrived, and never of an order without one', () => {
  expect(orderStates.filter(mayCorrectParcel)).toEqual(['PREPARING', 'SHIPPED']);
});
