import type { MallTransaction } from '@mall/db/in-mall';

/** Of which type a category of a mall's menu is; undefined for one that it does not have. */
export async function findCategoryType(transaction: MallTransaction, categoryNo: string): Promise<string | undefined> {
  const row = await transaction
    .selectFrom('category')
    .select('type')
    .where('mallId', '=', transaction.mallId)
    .where('categoryNo', '=', categoryNo)
    .executeTakeFirst();
  return row?.type;
}

/** Whether a mall's menu has this category. */
export const hasCategory = async (transaction: MallTransaction, categoryNo: string): Promise<boolean> =>
  (await findCategoryType(transaction, categoryNo)) !== undefined;
