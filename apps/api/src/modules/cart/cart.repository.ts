import type { CartItem, CartOption } from '@mall/contracts/cart';
import { compiledQuery } from '@mall/db/compiled-query';
import type { MallTransaction } from '@mall/db/in-mall';
import { type RawBuilder, sql } from 'kysely';
import { isOffered } from '../../catalogue/select-products.repository.ts';

/** A member's basket: the lines changed after `since`. */
export type Basket = { readonly memberNo: number; readonly since: Date };

// What the mall's listing `l` offers now for option `o` of product `p`.
const isShown = sql<boolean>`${isOffered} and l.kind = 'goods'`;
const unitPrice = sql<number>`l.sale_price + o.extra_price`;
/** Pieces of the product that one member may hold at a time: the product's own limit, or else the mall's. */
const mostPieces = (transaction: MallTransaction) =>
  sql<number>`coalesce(p.most_pieces, (select m.most_pieces from mall m where m.mall_id = ${transaction.mallId}))`;
const hasOtherOptions = sql<boolean>`exists (
  select from product_option other
  where other.product_no = o.product_no and other.option_no <> o.option_no and other.use_code <> 'GD00704')`;

/** Requested options, as a relation for `pricedLines`. */
type WantedRow = CartItem & {
  readonly isSelected: boolean;
  /** Null when the option was not in a basket before. */
  readonly priceWhenAdded: number | null;
};

/** Lines at today's price and stock; options that the mall does not list are left out. */
const pricedLines = (transaction: MallTransaction, wanted: RawBuilder<WantedRow>) =>
  transaction
    .selectFrom(wanted.as('c'))
    .innerJoin('listing as l', (join) =>
      join.onRef('l.productNo', '=', 'c.productNo').on('l.mallId', '=', transaction.mallId),
    )
    .innerJoin('product as p', 'p.productNo', 'c.productNo')
    .innerJoin('brand as b', 'b.brandId', 'p.brandId')
    .innerJoin('productOption as o', (join) =>
      join.onRef('o.productNo', '=', 'c.productNo').onRef('o.optionNo', '=', 'c.optionNo'),
    )
    .innerJoin('optionStock as s', (join) =>
      join.onRef('s.productNo', '=', 'o.productNo').onRef('s.optionNo', '=', 'o.optionNo'),
    )
    .select(['c.productNo', 'c.optionNo', 'c.quantity', 'c.isSelected', 'c.priceWhenAdded'])
    .select(['p.name', 'b.name as brandName', 'p.state', 'p.hasFreeDelivery', 'p.deliveryMethod', 'p.deliveryNote'])
    .select('p.shipsToday')
    .select(mostPieces(transaction).as('mostPieces'))
    .select(['o.colourName', 'o.label as optionLabel', 'o.useCode', 's.quantity as stockQuantity'])
    .select([isShown.as('isShown'), unitPrice.as('unitPrice'), hasOtherOptions.as('hasOtherOptions')])
    .select(sql<number | null>`nullif(p.market_price, 0) + o.extra_price`.as('marketPrice'))
    .select(sql<string>`coalesce(nullif(o.image, ''), p.image)`.as('image'));

/** The lines of the basket, newest first. */
export const listCartRows = compiledQuery((transaction, { memberNo, since }: Basket) => {
  const basket = sql<WantedRow>`(
    select product_no, option_no, quantity, is_selected, price_when_added, added_at from cart_line
    where mall_id = ${transaction.mallId} and member_no = ${memberNo} and touched_at > ${since})`;
  return pricedLines(transaction, basket).orderBy(sql`c.added_at`, 'desc').orderBy('c.productNo').orderBy('c.optionNo');
});

type Columns = { readonly productNos: readonly string[]; readonly optionNos: readonly number[] };
const listRowsOfItems = compiledQuery(
  (transaction, { productNos, optionNos, quantities }: Columns & { readonly quantities: readonly number[] }) => {
    const wanted = sql<WantedRow>`(
      select *, true as is_selected, null::int as price_when_added from unnest(
        ${productNos}::text[], ${optionNos}::int[], ${quantities}::int[]
      ) with ordinality item (product_no, option_no, quantity, position))`;
    return pricedLines(transaction, wanted).orderBy(sql`c.position`);
  },
);

/** Items as lines, in the given order. */
export const listItemRows = (transaction: MallTransaction, items: readonly CartItem[]) =>
  listRowsOfItems(transaction, { ...columnsOf(items), quantities: items.map(({ quantity }) => quantity) });

const columnsOf = (options: readonly CartOption[]): Columns => ({
  productNos: options.map(({ productNo }) => productNo),
  optionNos: options.map(({ optionNo }) => optionNo),
});

export type CartRow = Awaited<ReturnType<typeof listCartRows>>[number];

const countLines = compiledQuery((transaction, { memberNo, since }: Basket) =>
  transaction
    .selectFrom('cartLine')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('mallId', '=', transaction.mallId)
    .where('memberNo', '=', memberNo)
    .where('touchedAt', '>', since),
);

export const countCartLines = async (transaction: MallTransaction, basket: Basket): Promise<number> =>
  (await countLines(transaction, basket)).at(0)?.count ?? 0;

/** The options among these that the mall lists, with today's price and stock. */
export const listOffers = (transaction: MallTransaction, options: readonly CartOption[]) =>
  listOffersOf(transaction, columnsOf(options));

const listOffersOf = compiledQuery((transaction, { productNos, optionNos }: Columns) =>
  transaction
    .selectFrom('listing as l')
    .innerJoin('product as p', 'p.productNo', 'l.productNo')
    .innerJoin('productOption as o', 'o.productNo', 'l.productNo')
    .innerJoin('optionStock as s', (join) =>
      join.onRef('s.productNo', '=', 'o.productNo').onRef('s.optionNo', '=', 'o.optionNo'),
    )
    .where('l.mallId', '=', transaction.mallId)
    // By its key also where the catalogue is small: a list of unknown length counts as ten for the planner.
    .where(sql<boolean>`o.product_no = any(${productNos}::text[])`)
    .where(
      sql<boolean>`(o.product_no, o.option_no) in (select * from unnest(${productNos}::text[], ${optionNos}::int[]))`,
    )
    .select(['o.productNo', 'o.optionNo', 'p.name', 'p.state', 'p.hasFreeDelivery', 'p.deliveryMethod'])
    .select(['o.useCode', 's.quantity as stockQuantity'])
    .select(mostPieces(transaction).as('mostPieces'))
    .select([isShown.as('isShown'), unitPrice.as('unitPrice')]),
);

export type Offer = Awaited<ReturnType<typeof listOffers>>[number];

/** Options as rows of (product_no, option_no). */
export const rowsOf = (options: readonly CartOption[]) => sql`select * from unnest(
  ${options.map(({ productNo }) => productNo)}::text[], ${options.map(({ optionNo }) => optionNo)}::int[])`;
