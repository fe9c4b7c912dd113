import { inMall, type MallScope } from '@mall/db/in-mall';
import { giftExpiresAtOf } from '@mall/domain/gift';
import type { Dependencies } from '../../../dependencies.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { insertOrderEvent } from '../order.repository.ts';
import { updateGift } from './gift.repository.ts';
import { assertOpen, lockGift } from './lock-gift.ts';

type Reminder = { readonly orderNo: string; readonly staffNo: number; readonly isExtended: boolean };

/**
 * Staff ask the giver to send a gift's link again, optionally extending it by seven days from now; recorded in the
 * history.
 */
export function remindGiver(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  mall: MallScope,
  { orderNo, staffNo, isExtended }: Reminder,
): Promise<void> {
  return inMall(database, mall, async (transaction) => {
    const at = clock();
    const locked = await lockGift(transaction, { orderNo, at });
    await assertOpen(transaction, locked);
    const { state, memberNo } = locked.order;
    if (isExtended) await updateGift(transaction, orderNo, { expiresAt: giftExpiresAtOf(at) });
    const event = { orderNo, fromState: state, toState: state, happenedAt: at, actor: 'OPERATOR' as const, staffNo };
    await insertOrderEvent(transaction, { ...event, reason: isExtended ? '선물 기한 연장' : '선물 링크 안내' });
    await queueMail(transaction, { kind: 'GIFT_TO_SEND', facts: { orderNo, memberNo }, at });
  });
}
