import { AppError } from '@mall/contracts/errors';
import type { MallScope, MallTransaction } from '@mall/db/in-mall';
import type { OwnOrder } from '../read/get-order.ts';
import { updateGift } from './gift.repository.ts';
import type { GiftLinks } from './gift-links.ts';
import { assertOpen, lockGift } from './lock-gift.ts';

type Asked = { readonly isNew: boolean; readonly links: GiftLinks };

/**
 * The link that the giver sends to the receiver. A new link invalidates earlier ones and resets the count of wrong
 * numbers.
 */
export async function getGiftLink(
  transaction: MallTransaction,
  mall: MallScope & { readonly mallUrl: string },
  { orderNo, memberNo, at, isNew, links }: OwnOrder & Asked,
): Promise<string> {
  const locked = await lockGift(transaction, { orderNo, at });
  if (locked.order.memberNo !== memberNo) throw new AppError('4043');
  await assertOpen(transaction, locked);
  const linkNo = locked.gift.linkNo + (isNew ? 1 : 0);
  const tokenHash = links.hashOf(mall, { orderNo, linkNo });
  await updateGift(transaction, orderNo, { linkNo, tokenHash, ...(isNew && { wrongNumbers: 0 }) });
  return links.pathOf(mall, { orderNo, linkNo });
}
