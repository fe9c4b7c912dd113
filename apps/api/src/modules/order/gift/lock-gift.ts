import { AppError } from '@mall/contracts/errors';
import type { GiftState } from '@mall/contracts/gift-codes';
import type { MallTransaction } from '@mall/db/in-mall';
import { giftStateOf, isGiftOpen } from '@mall/domain/gift';
import { isClaimOpen } from '@mall/domain/order-states';
import { listClaims } from '../claim/claim.repository.ts';
import { lockOrder } from '../lock-order.ts';
import type { LockedOrder } from '../order.repository.ts';
import { findGift, type GiftRow } from './gift.repository.ts';

export type LockedGift = { readonly order: LockedOrder; readonly gift: GiftRow; readonly state: GiftState };

/**
 * Locks a gift with its order, so that accepting, refunding and sending it again happen one after another; 4043 when
 * there is none.
 */
export async function lockGift(
  transaction: MallTransaction,
  { orderNo, at }: { readonly orderNo: string; readonly at: Date },
): Promise<LockedGift> {
  const order = await lockOrder(transaction, orderNo);
  // Read after the lock is granted, to see what was committed meanwhile.
  const gift = await findGift(transaction, orderNo);
  if (!gift) throw new AppError('4043');
  return { order, gift, state: giftStateOf(gift, order.state, at) };
}

/** 4094 unless the gift can still be accepted; it cannot while a refund of it is in progress. */
export async function assertOpen(transaction: MallTransaction, { order, state }: LockedGift): Promise<void> {
  if (!isGiftOpen(state)) throw new AppError('4094', { description: whyClosed[state] });
  const claims = await listClaims(transaction, [order.orderNo]);
  if (claims.some((claim) => isClaimOpen(claim.state)))
    throw new AppError('4094', { description: '취소하고 있는 선물이에요.' });
}

const whyClosed: Readonly<Record<GiftState, string>> = {
  UNPAID: '아직 결제하지 않은 선물이에요.',
  SENT: '',
  OPENED: '',
  ACCEPTED: '이미 받은 선물이에요.',
  DECLINED: '받지 않기로 한 선물이에요.',
  EXPIRED: '받을 수 있는 기간이 지난 선물이에요.',
  CANCELLED: '취소된 선물이에요.',
};
