import type { MallTransaction } from '@mall/db/in-mall';
import { sql } from 'kysely';

/** Pieces of the sale's options on the shelf; 0 when the product is not on sale. */
const stockPieces = sql<number>`case when p.state = 'GD00403' then (
  select coalesce(sum(stock.quantity), 0)::int from product_option o join option_stock stock using (product_no, option_no)
  where o.product_no = s.product_no and o.option_no = any (s.option_nos) and o.use_code = 'GD00701') else 0 end`;

/** Sales of products that the mall shows. */
const shownSales = (transaction: MallTransaction) =>
  transaction
    .selectFrom('specialSale as s')
    .innerJoin('listing as l', (join) =>
      join.onRef('l.mallId', '=', 's.mallId').onRef('l.productNo', '=', 's.productNo').on('l.isVisible', '=', true),
    )
    .innerJoin('product as p', 'p.productNo', 's.productNo')
    .innerJoin('brand as b', 'b.brandId', 'p.brandId')
    .select(['s.saleNo', 's.headline', 's.productNo', 's.optionNos', 's.salePrice', 's.startsAt', 's.endsAt'])
    .select(['s.totalPieces', 's.takenPieces', 's.mostPerMember'])
    .select(['p.name', 'p.image', 'p.marketPrice', 'b.name as brandName', 'l.salePrice as usualPrice'])
    .select(stockPieces.as('stockPieces'))
    .where('s.mallId', '=', transaction.mallId)
    .where('l.kind', '=', 'goods');

/** Sales that end after an instant, the first to end first. */
export function listSalesEndingAfter(transaction: MallTransaction, at: Date) {
  return shownSales(transaction).where('s.endsAt', '>', at).orderBy('s.endsAt').orderBy('s.saleNo').execute();
}

export function findSale(transaction: MallTransaction, saleNo: number) {
  return shownSales(transaction).where('s.saleNo', '=', saleNo).executeTakeFirst();
}

export type SaleRow = Awaited<ReturnType<typeof listSalesEndingAfter>>[number];

/** Pieces of the sale in a member's active orders, paid or not, without cancelled, expired or returned ones. */
export async function countHeldPieces(
  transaction: MallTransaction,
  { saleNo, memberNo, since }: { readonly saleNo: number; readonly memberNo: number; readonly since: Date },
): Promise<number> {
  const { pieces } = await transaction
    .selectFrom('mallOrder as o')
    .innerJoin('orderLine as l', (join) => join.onRef('l.mallId', '=', 'o.mallId').onRef('l.orderNo', '=', 'o.orderNo'))
    .select(sql<number>`coalesce(sum(l.quantity - l.taken_back), 0)::int`.as('pieces'))
    .where('o.mallId', '=', transaction.mallId)
    .where('o.memberNo', '=', memberNo)
    // Nobody bought at it before it began, so only the member's newest orders are read.
    .where('o.orderedAt', '>=', since)
    .where('l.saleNo', '=', saleNo)
    .executeTakeFirstOrThrow();
  return pieces;
}

type SalePieces = { readonly saleNo: number; readonly pieces: number };

/** Takes pieces of a sale if it has enough; everyone else who wants some waits until the transaction ends. */
export async function takePieces(transaction: MallTransaction, { saleNo, pieces }: SalePieces): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('specialSale')
    .set((sale) => ({ takenPieces: sale('takenPieces', '+', pieces) }))
    .where('mallId', '=', transaction.mallId)
    .where('saleNo', '=', saleNo)
    .where((sale) => sale(sale('takenPieces', '+', pieces), '<=', sale.ref('totalPieces')))
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function giveBackPieces(transaction: MallTransaction, { saleNo, pieces }: SalePieces): Promise<void> {
  await transaction
    .updateTable('specialSale')
    .set((sale) => ({ takenPieces: sale('takenPieces', '-', pieces) }))
    .where('mallId', '=', transaction.mallId)
    .where('saleNo', '=', saleNo)
    .execute();
}
