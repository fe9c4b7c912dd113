import { compiledQuery } from '@mall/db/compiled-query';
import type { MallTransaction } from '@mall/db/in-mall';
import type { PageThing } from '@mall/domain/page-thing';

type Wanted<Of extends PageThing['of']> = Omit<Extract<PageThing, { readonly of: Of }>, 'of'>;

// Each is one row by its primary key.
const findProduct = compiledQuery((transaction, { productNo, kind }: Wanted<'product'>) =>
  transaction
    .selectFrom('listing')
    .select('productNo')
    .where('mallId', '=', transaction.mallId)
    .where('productNo', '=', productNo)
    .where('kind', '=', kind)
    .where('isVisible', '=', true),
);
/** Name and picture of a product that the mall shows. */
export const findShownProduct = compiledQuery((transaction, { productNo, kind }: Wanted<'product'>) =>
  transaction
    .selectFrom('listing as l')
    .innerJoin('product as p', 'p.productNo', 'l.productNo')
    .select(['p.name', 'p.image'])
    .where('l.mallId', '=', transaction.mallId)
    .where('l.productNo', '=', productNo)
    .where('l.kind', '=', kind)
    .where('l.isVisible', '=', true),
);
const findExhibition = compiledQuery((transaction, { exhibitionNo }: Wanted<'exhibition'>) =>
  transaction
    .selectFrom('exhibition')
    .select('exhibitionNo')
    .where('mallId', '=', transaction.mallId)
    .where('exhibitionNo', '=', exhibitionNo),
);
const findSale = compiledQuery((transaction, { saleNo }: Wanted<'specialSale'>) =>
  transaction
    .selectFrom('specialSale as s')
    .innerJoin('listing as l', (join) =>
      join.onRef('l.mallId', '=', 's.mallId').onRef('l.productNo', '=', 's.productNo'),
    )
    .select('s.saleNo')
    .where('s.mallId', '=', transaction.mallId)
    .where('s.saleNo', '=', saleNo)
    .where('l.isVisible', '=', true),
);
const findPost = compiledQuery((transaction, { boardType, postNo }: Wanted<'post'>) =>
  transaction
    .selectFrom('boardPost')
    .select('postNo')
    .where('mallId', '=', transaction.mallId)
    .where('boardType', '=', boardType)
    .where('postNo', '=', postNo),
);

/** Whether the mall shows this product, post or other subject of a detail page. */
export async function isThere(transaction: MallTransaction, thing: PageThing): Promise<boolean> {
  const rows = await findIn(transaction, thing);
  return rows.length > 0;
}

function findIn(transaction: MallTransaction, thing: PageThing): Promise<unknown[]> {
  if (thing.of === 'product') return findProduct(transaction, thing);
  if (thing.of === 'exhibition') return findExhibition(transaction, thing);
  return thing.of === 'specialSale' ? findSale(transaction, thing) : findPost(transaction, thing);
}
