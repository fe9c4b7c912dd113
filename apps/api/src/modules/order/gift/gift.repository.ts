import type { GiftCard } from '@mall/contracts/gift-codes';
import type { MallTransaction } from '@mall/db/in-mall';
import { sql } from 'kysely';

export type GiftRow = NonNullable<Awaited<ReturnType<typeof findGift>>>;

type NewGift = {
  readonly orderNo: string;
  readonly receiverName: string;
  readonly receiverPhone: string;
  readonly senderName: string;
  readonly message: string;
  readonly card: GiftCard;
};

export async function insertGift(transaction: MallTransaction, gift: NewGift): Promise<void> {
  await transaction
    .insertInto('orderGift')
    .values({ ...gift, mallId: transaction.mallId })
    .execute();
}

/** The gift of an order; undefined when the order is not a gift. */
export function findGift(transaction: MallTransaction, orderNo: string) {
  return transaction
    .selectFrom('orderGift')
    .select(['orderNo', 'receiverName', 'receiverPhone', 'senderName', 'message', 'card', 'linkNo'])
    .select(['expiresAt', 'openedAt', 'acceptedAt', 'wrongNumbers', 'ending'])
    .where('mallId', '=', transaction.mallId)
    .where('orderNo', '=', orderNo)
    .executeTakeFirst();
}

/** The order of the gift that a token opens. */
export async function findOrderOfToken(transaction: MallTransaction, tokenHash: Buffer): Promise<string | undefined> {
  const row = await transaction
    .selectFrom('orderGift')
    .select('orderNo')
    .where('mallId', '=', transaction.mallId)
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst();
  return row?.orderNo;
}

type GiftChange = {
  readonly linkNo?: number;
  readonly tokenHash?: Buffer;
  readonly expiresAt?: Date;
  readonly openedAt?: Date;
  readonly acceptedAt?: Date;
  readonly wrongNumbers?: number;
};

export async function updateGift(transaction: MallTransaction, orderNo: string, change: GiftChange): Promise<void> {
  await transaction
    .updateTable('orderGift')
    .set(change)
    .where('mallId', '=', transaction.mallId)
    .where('orderNo', '=', orderNo)
    .execute();
}

/** Ends a gift that can no longer be accepted, and erases the receiver's data: they have not agreed to its storage. */
export async function endGift(
  transaction: MallTransaction,
  { orderNo, ...end }: { readonly orderNo: string; readonly ending: 'DECLINED' | 'EXPIRED'; readonly endedAt: Date },
): Promise<void> {
  await transaction
    .updateTable('orderGift')
    .set({ ...end, receiverPhone: '' })
    .where('mallId', '=', transaction.mallId)
    .where('orderNo', '=', orderNo)
    .execute();
}

const mostAtOnce = 100;

/** Paid gifts that were not accepted in time, oldest first. */
export async function listOverdueGifts(transaction: MallTransaction, now: Date): Promise<string[]> {
  const rows = await transaction
    .selectFrom('orderGift as g')
    .innerJoin('mallOrder as o', (join) => join.onRef('o.mallId', '=', 'g.mallId').onRef('o.orderNo', '=', 'g.orderNo'))
    .select('g.orderNo')
    .where('g.mallId', '=', transaction.mallId)
    .where('g.expiresAt', '<=', now)
    .where('g.acceptedAt', 'is', null)
    .where('g.ending', 'is', null)
    .where('o.state', '=', sql.lit('PAID'))
    .orderBy('g.expiresAt')
    .limit(mostAtOnce)
    .execute();
  return rows.map(({ orderNo }) => orderNo);
}
