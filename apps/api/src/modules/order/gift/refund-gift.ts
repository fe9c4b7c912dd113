import { AppError } from '@mall/contracts/errors';
import type { OpenedGift } from '@mall/contracts/gift';
import { inMall, type MallScope, type MallTransaction } from '@mall/db/in-mall';
import type { Dependencies } from '../../../dependencies.ts';
import type { ClaimKey } from '../claim/claim.repository.ts';
import { recordCancellation, settleIfPossible } from '../claim/request-claim.ts';
import { checkReceiver } from './check-receiver.ts';
import { endGift, listOverdueGifts } from './gift.repository.ts';
import { assertOpen, type LockedGift, lockGift } from './lock-gift.ts';
import { lockGiftOfToken, toOpened } from './open-gift.ts';

type Ending = 'DECLINED' | 'EXPIRED';
const reasons: Readonly<Record<Ending, string>> = {
  DECLINED: '받는 분이 선물을 사양했어요',
  EXPIRED: '받을 수 있는 기간이 지났어요',
};

/** Ends a gift and starts its refund in one transaction, after which nobody can accept it. */
async function end(transaction: MallTransaction, { order }: LockedGift, ending: Ending, at: Date): Promise<ClaimKey> {
  await endGift(transaction, { orderNo: order.orderNo, ending, endedAt: at });
  return recordCancellation(transaction, order, { actor: 'SYSTEM', reason: reasons[ending], at });
}

const refund = (dependencies: Dependencies, mall: MallScope, key: ClaimKey, ending: Ending): Promise<void> =>
  settleIfPossible(dependencies, mall, key, { actor: 'SYSTEM', reason: reasons[ending] });

/** The receiver declines a gift, and its giver is refunded. Errors are those of accepting. */
export async function declineGift(
  dependencies: Dependencies,
  mall: MallScope,
  { token, phone }: { readonly token: string; readonly phone: string },
): Promise<OpenedGift> {
  const at = dependencies.clock();
  const outcome = await inMall(dependencies.database, mall, async (transaction) => {
    const locked = await lockGiftOfToken(transaction, { token, at });
    await assertOpen(transaction, locked);
    const refusal = await checkReceiver(transaction, locked, phone);
    if (refusal) return { refusal };
    return { locked, key: await end(transaction, locked, 'DECLINED', at) };
  });
  if ('refusal' in outcome) throw outcome.refusal;
  await refund(dependencies, mall, outcome.key, 'DECLINED');
  return toOpened({ ...outcome.locked, state: 'DECLINED' });
}

/** Refunds gifts that were not accepted in time, each in its own transaction; returns how many. */
export async function expireGifts(dependencies: Dependencies, mall: MallScope, now: Date): Promise<number> {
  const { database } = dependencies;
  const orderNos = await inMall(database, mall, (transaction) => listOverdueGifts(transaction, now));
  let ended = 0;
  for (const orderNo of orderNos) ended += (await expire(dependencies, mall, { orderNo, at: now })) ? 1 : 0;
  return ended;
}

async function expire(
  dependencies: Dependencies,
  mall: MallScope,
  overdue: { readonly orderNo: string; readonly at: Date },
): Promise<boolean> {
  const key = await inMall(dependencies.database, mall, async (transaction) => {
    const locked = await lockGift(transaction, overdue);
    // It was accepted, extended or cancelled since the list was read.
    if (locked.state !== 'EXPIRED' || locked.gift.ending !== null || locked.order.state !== 'PAID') return undefined;
    return end(transaction, locked, 'EXPIRED', overdue.at);
  }).catch(unlessBusy);
  if (key) await refund(dependencies, mall, key, 'EXPIRED');
  return key !== undefined;
}

/** Another refund of the order is in progress: the next run tries again. */
function unlessBusy(error: unknown): undefined {
  if (error instanceof AppError && error.code === '4094') return undefined;
  throw error;
}
