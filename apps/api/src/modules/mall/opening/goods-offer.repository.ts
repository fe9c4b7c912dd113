import { type CategoryType, productKinds } from '@mall/contracts/codes';
import type { GoodsRule, OfferedCard } from '@mall/contracts/office/mall-opening';
import type { MallTransaction } from '@mall/db/in-mall';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { OfficeReader } from '../../../office/office-rows.ts';

export type Offered = {
  readonly productNo: string;
  readonly categoryNo: string;
  readonly salePrice: number;
  readonly sortOrder: number;
};
type Rule = Omit<GoodsRule, 'fromMallId'> & {
  /** Only products in menus that this mall has, when its own menu must not grow. */
  readonly inMenusOf?: number | undefined;
};

/** In whole hundreds, unless it stays unchanged; never zero. Rules do not change prices that come from plans and terms. */
const priceAt = (percent: number): RawBuilder<number> =>
  percent === 0
    ? sql`l.sale_price`
    : sql`case when l.kind <> 'goods' then l.sale_price
        else greatest(round(l.sale_price * ${(100 + percent) / 100}::numeric, -2), 100)::int end`;

function found(
  fromMallId: number,
  { kinds, categories, brand, lowest, highest, inMenusOf }: Rule,
): RawBuilder<unknown> {
  const below = categories.map(
    (categoryNo) => sql<SqlBool>`(l.category_no >= ${categoryNo} and l.category_no < ${`${categoryNo}:`})`,
  );
  return sql`from listing l join product p using (product_no) join brand b on b.brand_id = p.brand_id
    where l.mall_id = ${fromMallId} and l.is_on and l.is_visible
      and l.kind = any (${kinds.length === 0 ? [...productKinds] : [...kinds]}::text[])
      and ${below.length === 0 ? sql`true` : sql`(${sql.join(below, sql` or `)})`}
      and ${brand === '' ? sql`true` : sql`b.name = ${brand}`}
      and l.sale_price between ${lowest ?? 0} and ${highest ?? 2_147_483_647}
      and ${inMenusOf === undefined ? sql`true` : sql`exists (select from category c where c.mall_id = ${inMenusOf} and c.category_no = l.category_no)`}`;
}

/** The products that a rule finds in another mall, in that mall's order. */
export async function listOffered(
  reader: Pick<OfficeReader, 'getExecutor'>,
  fromMallId: number,
  rule: Rule,
): Promise<Offered[]> {
  const { rows } = await sql<Offered>`
    select l.product_no, l.category_no, ${priceAt(rule.percent)} as sale_price, l.sort_order
    ${found(fromMallId, rule)} order by l.sort_order, l.product_no`.execute(reader);
  return rows;
}

const mostCards = 10;
export async function listOfferedCards(reader: OfficeReader, fromMallId: number, rule: Rule): Promise<OfferedCard[]> {
  const { rows } = await sql<OfferedCard>`
    select l.product_no, l.kind, p.name, b.name as brand_name, p.image, ${priceAt(rule.percent)} as sale_price, p.market_price
    ${found(fromMallId, rule)} order by l.sort_order, l.product_no limit ${mostCards}`.execute(reader);
  return rows;
}

type Mine = {
  readonly found: number;
  readonly phones: number;
  readonly subscriptions: number;
  readonly fresh: number;
  readonly listed: number;
};

/** How many products a rule finds, also by kind, how many of them this mall does not list yet, and how many it lists in all. */
export async function countOffered(
  reader: OfficeReader,
  { mallId, fromMallId }: { readonly mallId: number; readonly fromMallId: number },
  rule: Rule,
): Promise<Mine> {
  const { rows } = await sql<Mine>`
    select count(*)::int as found, (count(*) filter (where offered.kind = 'wireless'))::int as phones,
      (count(*) filter (where offered.kind = 'subscription'))::int as subscriptions, (count(*) filter (where mine.mall_id is null))::int as fresh,
      (select count(*)::int from listing where mall_id = ${mallId}) as listed
    from (select l.product_no, l.kind ${found(fromMallId, rule)}) offered
      left join listing mine on mine.mall_id = ${mallId} and mine.product_no = offered.product_no`.execute(reader);
  return rows[0] as Mine;
}

/** The non-empty top menus of a mall, in their order. */
export async function listTopMenus(reader: OfficeReader, mallId: number) {
  const { rows } = await sql<{ categoryNo: string; name: string; goods: number }>`
    select c.category_no, c.name, g.goods from category c
      join (select left(category_no, 2) as top, count(*)::int as goods from listing
            where mall_id = ${mallId} and is_on and is_visible group by 1) g on g.top = c.category_no
    where c.mall_id = ${mallId} order by coalesce(c.sort_order, 999), c.category_no`.execute(reader);
  return rows;
}

export async function listGoodsBrands(reader: OfficeReader, mallId: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select b.name from brand b
    where exists (select from listing l where l.mall_id = ${mallId} and l.brand_id = b.brand_id)
    order by b.name collate "C"`.execute(reader);
  return rows.map(({ name }) => name);
}

export type MenuRow = {
  readonly categoryNo: string;
  readonly name: string;
  readonly type: CategoryType;
  readonly url: string;
  readonly sortOrder: number | null;
  readonly isOnMobile: boolean;
  readonly mobileImage: string;
};

export async function listMenu(reader: OfficeReader, mallId: number): Promise<MenuRow[]> {
  return reader
    .selectFrom('category')
    .select(['categoryNo', 'name', 'type', 'url', 'sortOrder', 'isOnMobile', 'mobileImage'])
    .where('mallId', '=', mallId)
    .orderBy('categoryNo')
    .execute();
}

/** Existing menus stay as they are. */
export async function insertMenus(transaction: MallTransaction, rows: readonly MenuRow[]): Promise<void> {
  if (rows.length === 0) return;
  await transaction
    .insertInto('category')
    .values(rows.map((row) => ({ mallId: transaction.mallId, ...row })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

type By = { readonly staffNo: number; readonly at: Date };

/** Existing listings stay as they are; returns the numbers of the new ones, in the order offered. */
export async function insertOffered(
  transaction: MallTransaction,
  offered: readonly Offered[],
  { staffNo, at }: By,
): Promise<string[]> {
  const column = <Name extends keyof Offered>(name: Name) => offered.map((one) => one[name]);
  const { rows } = await sql<{ productNo: string }>`
    insert into listing (mall_id, product_no, category_no, sale_price, sort_order, changed_by, changed_at, change_reason)
    select ${transaction.mallId}, o.*, ${staffNo}, ${at}, '몰 열기'
    from unnest(${column('productNo')}::text[], ${column('categoryNo')}::text[], ${column('salePrice')}::int[],
      ${column('sortOrder')}::int[]) o
    on conflict do nothing returning product_no`.execute(transaction);
  return rows.map(({ productNo }) => productNo);
}
