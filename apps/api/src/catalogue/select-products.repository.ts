import type { ProductKind } from '@mall/contracts/codes';
import type { MallTransaction } from '@mall/db/in-mall';
import { sql } from 'kysely';
import type { Viewer } from './viewer.ts';

/** Which products, and for whom; 0 means no member, since members are numbered from 1. */
export type WantedProducts = { readonly memberNo: number; readonly productNos: readonly string[] };

export const wantedProducts = (viewer: Viewer, productNos: readonly string[]): WantedProducts => ({
  memberNo: viewer?.memberNo ?? 0,
  productNos: [...new Set(productNos)],
});

/** Judged by the product itself, because the listing `l` may lag behind it by a moment. */
export const isOffered = sql<boolean>`is_offered(l.is_on, p.approval, p.state)`;

type Requested = { productNo: string; place: number };

/**
 * The start of every card's query: which of the requested numbers the mall lists and shows, in their order, and whether the viewer marked
 * them. A product that the mall does not list or must not show is left out. The numbers are a table to start from: with `= any(list)`
 * PostgreSQL's generic plan reads all listings of the kind, which takes forty times as long in a mall of 100,000 goods.
 */
export function selectProducts(
  transaction: MallTransaction,
  { kind, memberNo, productNos }: WantedProducts & { readonly kind: ProductKind },
) {
  const requested = sql<Requested>`(
    select * from unnest(${productNos}::text[]) with ordinality requested (product_no, place)
  )`;
  return transaction
    .selectFrom(requested.as('requested'))
    .innerJoin('listing as l', (join) =>
      join.onRef('l.productNo', '=', 'requested.productNo').on('l.mallId', '=', transaction.mallId),
    )
    .innerJoin('product as p', 'p.productNo', 'l.productNo')
    .innerJoin('brand as b', 'b.brandId', 'p.brandId')
    .leftJoin('favourite as f', (join) =>
      join
        .onRef('f.productNo', '=', 'l.productNo')
        .on('f.mallId', '=', transaction.mallId)
        .on('f.memberNo', '=', memberNo),
    )
    .where('l.kind', '=', kind)
    .where(isOffered)
    .orderBy('requested.place')
    .select(['l.productNo', 'l.categoryNo', 'l.salePrice', 'p.state'])
    .select(['p.name', 'p.modelName', 'p.tag', 'p.image', 'p.stickers', 'b.name as brandName'])
    .select(sql<boolean>`f.product_no is not null`.as('isFavourite'));
}
