import type { RequestOf } from '@mall/contracts/endpoint';
import type { AppError } from '@mall/contracts/errors';
import type { acceptGift as contract, OpenedGift } from '@mall/contracts/gift';
import { inMall, type MallScope, type MallTransaction } from '@mall/db/in-mall';
import type { Dependencies } from '../../../dependencies.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { promiseArrivals } from '../arrival/promise-arrivals.ts';
import { insertOrderEvent, updateOrder } from '../order.repository.ts';
import { checkReceiver } from './check-receiver.ts';
import { updateGift } from './gift.repository.ts';
import { assertOpen } from './lock-gift.ts';
import { lockGiftOfToken, toOpened } from './open-gift.ts';

type Accepted = RequestOf<typeof contract>['body'];

/** The receiver gives the delivery address, once; from then on the gift is an ordinary order. */
export async function acceptGift(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  mall: MallScope,
  accepted: Accepted,
): Promise<OpenedGift> {
  const outcome = await inMall(database, mall, (transaction) => accept(transaction, accepted, clock()));
  if ('gift' in outcome) return outcome.gift;
  throw outcome.refusal;
}

type Outcome = { readonly gift: OpenedGift } | { readonly refusal: AppError };

async function accept(transaction: MallTransaction, { token, phone, ...place }: Accepted, at: Date): Promise<Outcome> {
  const locked = await lockGiftOfToken(transaction, { token, at });
  await assertOpen(transaction, locked);
  const refusal = await checkReceiver(transaction, locked, phone);
  if (refusal) return { refusal };
  const { order } = locked;
  const { orderNo, memberNo, state } = order;
  await updateGift(transaction, orderNo, { acceptedAt: at });
  await updateOrder(transaction, order, { ...place, recipientPhone: phone });
  await promiseArrivals(transaction, { orderNos: [orderNo], at });
  const event = { orderNo, fromState: state, toState: state, happenedAt: at, actor: 'SYSTEM' as const };
  await insertOrderEvent(transaction, { ...event, reason: '받는 분이 선물을 받았어요' });
  await queueMail(transaction, { kind: 'GIFT_ACCEPTED', facts: { orderNo, memberNo }, at });
  return { gift: toOpened({ ...locked, state: 'ACCEPTED' }) };
}
