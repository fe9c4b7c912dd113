import type { Database } from '../../connection.ts';
import type { Product } from '../content/types.ts';

/** The group of goods that a product's statutory notice is made for, as the database has found it for the product's model. */
export type NoticeGroups = (product: Product) => string | null;

/** Goods share the notice of their model. */
export async function findNoticeGroups(database: Database, models: readonly Product[]): Promise<NoticeGroups> {
  const productNos = models.map(({ productNo }) => productNo);
  const rows = await database
    .selectFrom('product')
    .select(['productNo', 'noticeGroup'])
    .where('productNo', 'in', productNos)
    .execute();
  const groups = new Map(rows.map(({ productNo, noticeGroup }) => [productNo, noticeGroup]));
  const known = new Map(models.map((model) => [model.statutoryNotice, groups.get(model.productNo) ?? null]));
  return ({ statutoryNotice }) => known.get(statutoryNotice) ?? null;
}
