import type { MallTransaction } from '@mall/db/in-mall';

type Noted = { readonly orderNo: string; readonly staffNo: number; readonly at: Date };

export async function insertMemo(
  transaction: MallTransaction,
  { orderNo, staffNo, at, body }: Noted & { readonly body: string },
): Promise<void> {
  await transaction
    .insertInto('orderMemo')
    .values({ orderNo, staffNo, body, writtenAt: at, mallId: transaction.mallId })
    .execute();
}

/** Adding a tag again does nothing. */
export async function insertTag(transaction: MallTransaction, orderNo: string, tag: string): Promise<void> {
  await transaction
    .insertInto('orderTag')
    .values({ orderNo, tag, mallId: transaction.mallId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns false when the order has no such tag. */
export async function deleteTag(transaction: MallTransaction, orderNo: string, tag: string): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('orderTag')
    .where('mallId', '=', transaction.mallId)
    .where('orderNo', '=', orderNo)
    .where('tag', '=', tag)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}
