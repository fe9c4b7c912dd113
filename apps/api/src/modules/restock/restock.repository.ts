import type { MallTransaction } from '@mall/db/in-mall';
import { sql } from 'kysely';

/** One member's wish for one option. */
export type Wish = { readonly memberNo: number; readonly productNo: string; readonly optionNo: number };

/** Whether an option `o` of the product `p`, with stock `s`, can be bought. */
const isOrderable = sql<boolean>`(p.state = 'GD00403' and o.use_code = 'GD00701' and s.quantity > 0)`;

/** Stores an alert for a sold-out option that the mall shows; undefined where it shows none, else whether it can be bought. */
export async function insertWish(
  transaction: MallTransaction,
  { memberNo, productNo, optionNo, at }: Wish & { readonly at: Date },
): Promise<boolean | undefined> {
  const { mallId } = transaction;
  const { rows } = await sql<{ isOrderable: boolean }>`
    with wanted as (
      select o.product_no, o.option_no, ${isOrderable} as is_orderable
      from listing l join product p using (product_no) join product_option o using (product_no) join option_stock s using (product_no, option_no)
      where l.mall_id = ${mallId} and l.product_no = ${productNo} and l.is_visible and l.kind = 'goods'
        and o.option_no = ${optionNo} and o.use_code <> 'GD00704'
    ), asked as (
      insert into restock_request (mall_id, member_no, product_no, option_no, asked_at)
      select ${mallId}, ${memberNo}, product_no, option_no, ${at} from wanted where not is_orderable
      on conflict (mall_id, member_no, product_no, option_no)
        do update set asked_at = excluded.asked_at, notified_at = null where restock_request.notified_at is not null
    )
    select is_orderable from wanted`.execute(transaction);
  return rows[0]?.isOrderable;
}

export async function deleteWish(transaction: MallTransaction, { memberNo, productNo, optionNo }: Wish): Promise<void> {
  await transaction
    .deleteFrom('restockRequest')
    .where('mallId', '=', transaction.mallId)
    .where('memberNo', '=', memberNo)
    .where('productNo', '=', productNo)
    .where('optionNo', '=', optionNo)
    .execute();
}

/** How many members wait for each option of a product, and whether this member does. */
export async function listWaiting(
  transaction: MallTransaction,
  { memberNo, productNo }: Omit<Wish, 'optionNo'>,
): Promise<{ optionNo: number; isAsked: boolean; waiting: number }[]> {
  const { rows } = await sql<{ optionNo: number; isAsked: boolean; waiting: number }>`
    select option_no, bool_or(member_no = ${memberNo}) as is_asked, count(*)::int as waiting from restock_request
    where mall_id = ${transaction.mallId} and product_no = ${productNo} and notified_at is null
    group by option_no order by option_no`.execute(transaction);
  return rows;
}

/** A member's restock alerts for options that the mall still shows, the newest first. */
export function listWishes(transaction: MallTransaction, memberNo: number, limit: number) {
  return transaction
    .selectFrom('restockRequest as r')
    .innerJoin('listing as l', (join) =>
      join
        .onRef('l.productNo', '=', 'r.productNo')
        .on('l.mallId', '=', transaction.mallId)
        .on('l.isVisible', '=', true),
    )
    .innerJoin('product as p', 'p.productNo', 'r.productNo')
    .innerJoin('brand as b', 'b.brandId', 'p.brandId')
    .innerJoin('productOption as o', (join) =>
      join.onRef('o.productNo', '=', 'r.productNo').onRef('o.optionNo', '=', 'r.optionNo'),
    )
    .innerJoin('optionStock as s', (join) =>
      join.onRef('s.productNo', '=', 'o.productNo').onRef('s.optionNo', '=', 'o.optionNo'),
    )
    .select(['r.productNo', 'r.optionNo', 'r.askedAt', 'r.notifiedAt', 'p.name', 'b.name as brandName'])
    .select(['o.colourName', 'o.label', isOrderable.as('isOrderable')])
    .select(sql<string>`coalesce(nullif(o.image, ''), p.image)`.as('image'))
    .where('r.mallId', '=', transaction.mallId)
    .where('r.memberNo', '=', memberNo)
    .where('o.useCode', '<>', 'GD00704')
    .orderBy('r.askedAt', 'desc')
    .orderBy('r.productNo')
    .orderBy('r.optionNo')
    .limit(limit)
    .execute();
}

/**
 * Marks those to be notified now: for each option that can be bought again the longest waiting, and no more of them than there are pieces,
 * less those notified since then in any mall.
 */
export async function takeWishes(
  transaction: MallTransaction,
  { at, toldSince }: { readonly at: Date; readonly toldSince: Date },
): Promise<Wish[]> {
  const { rows } = await sql<Wish>`
    with room as (
      select o.product_no, o.option_no, s.quantity - restocks_told(o.product_no, o.option_no, ${toldSince}) as pieces
      from (select distinct product_no, option_no from restock_request
        where mall_id = ${transaction.mallId} and notified_at is null) r
      join product_option o using (product_no, option_no) join option_stock s using (product_no, option_no) join product p using (product_no)
      join listing l on l.mall_id = ${transaction.mallId} and l.product_no = o.product_no and l.is_visible
      where ${isOrderable}
    ), next as (
      select r.member_no, r.product_no, r.option_no, room.pieces,
        row_number() over (partition by r.product_no, r.option_no order by r.asked_at, r.member_no) as place
      from restock_request r join room using (product_no, option_no)
      where r.mall_id = ${transaction.mallId} and r.notified_at is null
    )
    update restock_request r set notified_at = ${at} from next
    where r.mall_id = ${transaction.mallId} and r.notified_at is null and next.place <= next.pieces
      and (r.member_no, r.product_no, r.option_no) = (next.member_no, next.product_no, next.option_no)
    returning r.member_no, r.product_no, r.option_no`.execute(transaction);
  return rows;
}

/** An option that can be bought in the mall, with the member who waits for it; none for members who have left. */
export async function findRestocked(transaction: MallTransaction, { memberNo, productNo, optionNo }: Wish) {
  const { rows } = await sql<{ name: string; email: string; productName: string; colourName: string; label: string }>`
    select m.name, m.email, p.name as product_name, o.colour_name, o.label
    from member m, product p join product_option o using (product_no) join option_stock s using (product_no, option_no)
    join listing l on l.mall_id = ${transaction.mallId} and l.product_no = o.product_no and l.is_visible
    where m.mall_id = ${transaction.mallId} and m.member_no = ${memberNo} and m.state <> 'WITHDRAWN' and m.email <> ''
      and o.product_no = ${productNo} and o.option_no = ${optionNo} and ${isOrderable}`.execute(transaction);
  return rows[0];
}
