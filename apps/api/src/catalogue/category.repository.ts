import type { MallTransaction } from '@mall/db/in-mall';

/** The type of a category of a mall's menu; undefined for one that the mall does not have. */
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
