import type { MallTransaction } from '@mall/db/in-mall';

/** Whether a mall's menu has this category. */
export async function hasCategory(transaction: MallTransaction, categoryNo: string): Promise<boolean> {
  const row = await transaction
    .selectFrom('category')
    .select('categoryNo')
    .where('mallId', '=', transaction.mallId)
    .where('categoryNo', '=', categoryNo)
    .executeTakeFirst();
  return row !== undefined;
}
