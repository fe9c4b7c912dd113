import type { OrderDetail } from '@mall/contracts/order';
import type { OrderState } from '@mall/contracts/order-codes';
import { expect, test } from 'vitest';
import { phaseOf } from './order-phase.ts';

const order = (state: OrderState, accountNumber?: string) =>
  ({ card: { state }, payment: accountNumber === undefined ? null : { accountNumber } }) as OrderDetail;

test.each([
  ['PENDING_PAYMENT', undefined, 'unpaid'],
  ['PENDING_PAYMENT', '', 'unpaid'],
  ['PENDING_PAYMENT', '123456', 'deposit'],
  ['PAID', '123456', 'placed'],
  ['SHIPPED', '', 'placed'],
  ['EXPIRED', undefined, 'ended'],
  ['CANCELLED', '123456', 'ended'],
] as const)('%s with account %s is %s', (state, account, phase) => expect(phaseOf(order(state, account))).toBe(phase));
