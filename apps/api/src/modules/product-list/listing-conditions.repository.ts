import type { ProductKind } from '@mall/contracts/codes';
import { highestNumber } from '@mall/contracts/numbers';
import type { MallTransaction } from '@mall/db/in-mall';
import { type RawBuilder, sql } from 'kysely';
import type { CategoryRange } from '../../catalogue/category-range.ts';
import type { ListingFilter } from './listing-filter.ts';

type Condition = RawBuilder<boolean>;
/** Everything listed below a category, before any filter. */
export type ListScope = { readonly kind: ProductKind; readonly range: CategoryRange };

export const shownBelow = (transaction: MallTransaction, { kind, range }: ListScope): Condition => sql`
  l.mall_id = ${transaction.mallId} and l.kind = ${kind} and l.is_visible
  and l.category_no >= ${range.from} and l.category_no < ${range.before}`;

export type FilterName = 'brand' | 'colour' | 'price' | 'freeDelivery' | 'shipsToday' | 'discount' | 'soldOut';

/** The conditions that a filter sets, by name; filters that are off are left out. */
export function conditionsOf(filter: ListingFilter): ReadonlyMap<FilterName, Condition> {
  const conditions = new Map<FilterName, Condition>();
  const { brandIds, colourFamilies, minimumPrice, maximumPrice, minimumDiscountRate } = filter;
  if (brandIds.length > 0) conditions.set('brand', sql`l.brand_id = any(${[...brandIds]}::int[])`);
  if (colourFamilies.length > 0) conditions.set('colour', sql`l.colour_families && ${[...colourFamilies]}::text[]`);
  if (minimumPrice !== null || maximumPrice !== null) {
    conditions.set('price', sql`l.sale_price between ${minimumPrice ?? 0} and ${maximumPrice ?? highestNumber}`);
  }
  if (filter.onlyFreeDelivery) conditions.set('freeDelivery', sql`l.has_free_delivery`);
  if (filter.onlyShipsToday) conditions.set('shipsToday', sql`l.ships_today and not l.is_sold_out`);
  if (minimumDiscountRate > 0) conditions.set('discount', sql`l.discount_rate >= ${minimumDiscountRate}`);
  if (!filter.includesSoldOut) conditions.set('soldOut', sql`not l.is_sold_out`);
  return conditions;
}

export const allOf = (conditions: Iterable<Condition>): Condition => sql.join([...conditions], sql` and `);
