import type { PriceRule, RunDone } from '@mall/contracts/office/price-runs';
import type { PriceRun } from '@mall/db/generated';
import type { MallTransaction } from '@mall/db/in-mall';
import type { OfficeTransaction } from '@mall/db/in-office';
import { type Insertable, sql } from 'kysely';
import type { OfficeReader } from '../../../office/office-rows.ts';

export type Priced = {
  readonly mallId: number;
  readonly productNo: string;
  readonly productName: string;
  readonly salePrice: number;
  readonly marketPrice: number;
  readonly supplyPrice: number | null;
  readonly lowestPrice: number | null;
  readonly highestPrice: number | null;
};

/** Prices of goods that a rule covers, in these malls; one more than requested. */
export async function listRuledListings(
  reader: OfficeReader,
  { brand, categoryNo }: Pick<PriceRule, 'brand' | 'categoryNo'>,
  { mallIds, limit }: { readonly mallIds: readonly number[]; readonly limit: number },
): Promise<Priced[]> {
  const { rows } = await sql<Priced>`
    select l.mall_id, l.product_no, p.name as product_name, l.sale_price, p.market_price, p.supply_price, l.lowest_price, l.highest_price
    from listing l join product p using (product_no)
    where l.mall_id = any(${[...mallIds]}::int[]) and l.kind = 'goods'
      and ${brand === '' ? sql`true` : sql`l.brand_id = (select brand_id from brand where name = ${brand})`}
      and l.category_no >= ${categoryNo} and l.category_no < ${`${categoryNo}:`}
    order by l.mall_id, l.product_no limit ${limit + 1}`.execute(reader);
  return rows;
}

export const isBrand = async (reader: OfficeReader, name: string): Promise<boolean> =>
  (await reader.selectFrom('brand').select('brandId').where('name', '=', name).executeTakeFirst()) !== undefined;

export async function insertRun(transaction: OfficeTransaction, run: Insertable<PriceRun>): Promise<number> {
  const { runNo } = await transaction.insertInto('priceRun').values(run).returning('runNo').executeTakeFirstOrThrow();
  return runNo;
}

export type RunFound = {
  readonly runNo: number;
  readonly rule: PriceRule;
  readonly reason: string;
  readonly by: string;
  readonly madeAt: Date;
  readonly mallIds: readonly number[];
};

/** The latest twenty. */
export async function listRuns(reader: OfficeReader): Promise<RunFound[]> {
  const { rows } = await sql<RunFound>`
    select r.run_no, r.rule, r.reason, s.name as "by", r.made_at, r.mall_ids
    from price_run r join staff s using (staff_no) order by r.run_no desc limit 20`.execute(reader);
  return rows;
}

type StoredDone = Omit<RunDone, 'doneAt'> & { readonly doneAt: Date };

/** The results of the malls that these runs have reached. */
export async function listReached(reader: OfficeReader, runNos: readonly number[]) {
  const { rows } = await sql<StoredDone & { readonly runNo: number; readonly mallId: number }>`
    select run_no, mall_id, changed, moved, done_at from price_run_mall where run_no = any(${[...runNos]}::int[])`.execute(
    reader,
  );
  return rows;
}

/** The reason of a run for this mall, locked; undefined when the run is not for this mall. */
export async function lockRun(transaction: MallTransaction, runNo: number): Promise<string | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended('price_run', ${transaction.mallId}))`.execute(transaction);
  const row = await transaction
    .selectFrom('priceRun')
    .select('reason')
    .where('runNo', '=', runNo)
    .where(sql<boolean>`${transaction.mallId} = any(mall_ids)`)
    .executeTakeFirst();
  return row?.reason;
}

export const findReached = (transaction: MallTransaction, runNo: number): Promise<StoredDone | undefined> =>
  transaction
    .selectFrom('priceRunMall')
    .select(['changed', 'moved', 'doneAt'])
    .where('mallId', '=', transaction.mallId)
    .where('runNo', '=', runNo)
    .executeTakeFirst();

export type Repriced = { readonly productNo: string; readonly before: number; readonly after: number };

/** Changes prices that are still as previewed, within their bands; returns the numbers of the changed products. */
export async function updatePrices(
  transaction: MallTransaction,
  items: readonly Repriced[],
  { changedBy, changedAt, reason }: { readonly changedBy: number; readonly changedAt: Date; readonly reason: string },
): Promise<string[]> {
  const asked = sql`unnest(${items.map(({ productNo }) => productNo)}::text[], ${items.map(({ before }) => before)}::int[],
    ${items.map(({ after }) => after)}::int[]) as asked (product_no, price_before, price_after)`;
  // In the order in which orders lock listings.
  await sql`
    select from listing l join ${asked} using (product_no) where l.mall_id = ${transaction.mallId}
    order by l.product_no for no key update of l`.execute(transaction);
  const { rows } = await sql<{ productNo: string }>`
    update listing l set sale_price = asked.price_after, version = l.version + 1, changed_by = ${changedBy}, changed_at = ${changedAt},
      change_reason = ${reason}
    from ${asked}
    where l.mall_id = ${transaction.mallId} and l.product_no = asked.product_no and l.kind = 'goods'
      and l.sale_price = asked.price_before
      and (l.lowest_price is null or asked.price_after between l.lowest_price and l.highest_price)
    returning l.product_no`.execute(transaction);
  return rows.map(({ productNo }) => productNo);
}

export async function insertReached(transaction: MallTransaction, runNo: number, done: StoredDone): Promise<void> {
  await transaction
    .insertInto('priceRunMall')
    .values({ mallId: transaction.mallId, runNo, ...done })
    .execute();
}
