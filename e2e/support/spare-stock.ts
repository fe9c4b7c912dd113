import type { Database } from '@mall/db/connection';

/** The product that most tests of buying buy. */
const bought = '글로우 쿠션 팩트 + 리필';
const pieces = 60;

/** Unpaid orders of one test hold pieces that the next one needs; scarce options get enough for a whole run. */
export async function addSpareStock(ownerDatabase: Database): Promise<void> {
  await ownerDatabase
    .updateTable('optionStock')
    .set((set) => ({ quantity: set('quantity', '+', pieces) }))
    .where('quantity', '>', 0)
    .where('quantity', '<', 30)
    .where('productNo', 'in', (query) =>
      query.selectFrom('product').select('product.productNo').where('product.name', '=', bought),
    )
    .execute();
}
