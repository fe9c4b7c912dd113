import type { OrderState } from '@mall/contracts/order-codes';
import { expect, it } from 'vitest';
import { whyNotClaimable } from './claimable-pieces.ts';

const sent = '이미 출발했어요 · 받은 뒤 반품할 수 있어요';
const held = '먼저 신청한 내용을 처리하고 있어요';
const back = '이미 취소하거나 돌려보냈어요';

it.each<[OrderState, [quantity: number, takenBack: number, shipped: number], string]>([
  ['PAID', [2, 2, 0], back],
  ['DELIVERED', [1, 1, 1], back],
  ['PREPARING', [2, 1, 1], sent],
  // One is in a parcel, and a claim takes the other.
  ['PREPARING', [2, 0, 1], held],
  ['PAID', [1, 0, 0], held],
  ['DELIVERED', [1, 0, 1], held],
])(
  'in an order that is %s, nothing of %o pieces is claimed, because: %s',
  (state, [quantity, takenBack, shipped], why) => {
    expect(whyNotClaimable({ quantity, takenBack, shipped }, state)).toBe(why);
  },
);
