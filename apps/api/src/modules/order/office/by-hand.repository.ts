import { ofScope } from '@mall/db/in-office';
import { sql } from 'kysely';
import type { OfficeReader } from '../../../office/office-rows.ts';

type Caller = { readonly mallId: number; readonly memberNo: number };

/** The member to order for; undefined when they have left, are dormant, blocked or not approved. */
export function findCaller(transaction: OfficeReader, { mallId, memberNo }: Caller) {
  return transaction
    .selectFrom('member')
    .select(['name as memberName', 'phone as memberPhone', 'email as memberEmail'])
    .where(ofScope('mallId', transaction.scope))
    .where('mallId', '=', mallId)
    .where('memberNo', '=', memberNo)
    .where('state', '=', 'ACTIVE')
    .where('approval', '=', 'Y')
    .where('blockedAt', 'is', null)
    .executeTakeFirst();
}

export function listCallerAddresses(transaction: OfficeReader, { mallId, memberNo }: Caller) {
  return transaction
    .selectFrom('address')
    .select(['addressNo', 'label', 'recipient', 'roadAddress', 'postcode'])
    .where(ofScope('mallId', transaction.scope))
    .where('mallId', '=', mallId)
    .where('memberNo', '=', memberNo)
    .orderBy('isDefault', 'desc')
    .orderBy('addressNo')
    .execute();
}

type Option = { optionNo: number; label: string; unitPrice: number; stock: number };
type Goods = { productNo: string; name: string; options: Option[] };
const most = 10;

/** Goods on sale in a mall, by product number or part of the name. */
export async function listGoodsLike(
  transaction: OfficeReader,
  { mallId, text }: { readonly mallId: number; readonly text: string },
): Promise<Goods[]> {
  const like = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<Goods>`
    select p.product_no, p.name, (
      select jsonb_agg(jsonb_build_object('optionNo', o.option_no, 'label', concat_ws(' / ', nullif(o.colour_name, ''), nullif(o.label, '')),
          'unitPrice', l.sale_price + o.extra_price, 'stock', s.quantity) order by o.option_no)
      from product_option o join option_stock s using (product_no, option_no) where o.product_no = p.product_no and o.use_code <> 'GD00704') as options
    from listing l join product p using (product_no)
    where ${ofScope('l.mallId', transaction.scope)} and l.mall_id = ${mallId} and l.kind = 'goods' and l.is_visible
      and (p.product_no = upper(${text}) or p.name ilike ${like})
    order by p.product_no = upper(${text}) desc, l.sort_order, p.product_no
    limit ${most}`.execute(transaction);
  return rows.map(({ options, ...goods }) => ({ ...goods, options: options ?? [] }));
}
