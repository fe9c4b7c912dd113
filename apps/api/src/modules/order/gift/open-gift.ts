import { AppError } from '@mall/contracts/errors';
import type { OpenedGift } from '@mall/contracts/gift';
import type { MallTransaction } from '@mall/db/in-mall';
import { isGiftOpen } from '@mall/domain/gift';
import { hashSecret } from '../../auth/session/issue-tokens.ts';
import { findOrderOfToken, updateGift } from './gift.repository.ts';
import { type LockedGift, lockGift } from './lock-gift.ts';

export type Opening = { readonly token: string; readonly at: Date };

/** The gift of a link, locked; 4040 for an invalid link, including one of another mall. */
export async function lockGiftOfToken(transaction: MallTransaction, { token, at }: Opening): Promise<LockedGift> {
  const orderNo = await findOrderOfToken(transaction, hashSecret(token));
  if (orderNo === undefined)
    throw new AppError('4040', { description: '열 수 없는 선물 링크예요. 보낸 분에게 링크를 다시 받아 주세요.' });
  return lockGift(transaction, { orderNo, at });
}

/** What the receiver sees of a gift. */
export async function openGift(transaction: MallTransaction, opening: Opening): Promise<OpenedGift> {
  const locked = await lockGiftOfToken(transaction, opening);
  if (locked.state !== 'SENT') return toOpened(locked);
  await updateGift(transaction, locked.order.orderNo, { openedAt: opening.at });
  return toOpened({ ...locked, state: 'OPENED' });
}

/** A gift that is over shows its outcome, but no longer its content. */
export const toOpened = ({ gift, order, state }: LockedGift): OpenedGift => ({
  ...{ state, receiverName: gift.receiverName, senderName: gift.senderName, card: gift.card },
  message: isShown(state) ? gift.message : '',
  expiresAt: gift.expiresAt?.toISOString() ?? null,
  lines: isShown(state)
    ? order.lines
        .filter(({ quantity, takenBack }) => takenBack < quantity)
        .map(({ productName, brandName, optionText, image, quantity, takenBack }) => ({
          ...{ productName, brandName, optionText, image, quantity: quantity - takenBack },
        }))
    : [],
});

const isShown = (state: LockedGift['state']): boolean => isGiftOpen(state) || state === 'ACCEPTED';
