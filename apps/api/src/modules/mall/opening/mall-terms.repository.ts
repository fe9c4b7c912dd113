import type { MallTransaction } from '@mall/db/in-mall';
import { sql } from 'kysely';
import type { OfficeReader } from '../../../office/office-rows.ts';

/** Rows of supports and of terms, as another mall has them. */
export type MallTerms = { readonly supports: readonly Row[]; readonly terms: readonly Row[] };
type Row = { readonly product_no: string };

type Of = { readonly mallId: number; readonly productNos: readonly string[]; readonly at: Date };

/** A mall's supports for these phones, now and from coming days, and its terms for subscriptions. */
export async function readMallTerms(reader: OfficeReader, { mallId, productNos, at }: Of): Promise<MallTerms> {
  const { rows } = await sql<MallTerms>`
    select (select coalesce(json_agg(row_to_json(s)), '[]') from wireless_support s
        where s.mall_id = ${mallId} and s.product_no = any (${[...productNos]}::text[]) and (s.valid_to is null or s.valid_to > ${at})) as supports,
      (select coalesce(json_agg(row_to_json(t)), '[]') from subscription_term t
        where t.mall_id = ${mallId} and t.product_no = any (${[...productNos]}::text[])) as terms`.execute(reader);
  return rows[0] ?? { supports: [], terms: [] };
}

/** The same for these products in another mall, where it has none of its own. */
export async function insertMallTerms(
  transaction: MallTransaction,
  productNos: readonly string[],
  { supports, terms }: MallTerms,
): Promise<void> {
  const asJson = (rows: readonly Row[]) =>
    JSON.stringify(rows.filter(({ product_no }) => productNos.includes(product_no)));
  await sql`
    insert into wireless_support (mall_id, product_no, memory, plan_no, join_type, valid_from, valid_to, common_support, extra_support)
    select ${transaction.mallId}, product_no, memory, plan_no, join_type, valid_from, valid_to, common_support, extra_support
    from jsonb_populate_recordset(null::wireless_support, ${asJson(supports)}::text::jsonb)
    on conflict do nothing`.execute(transaction);
  await sql`
    insert into subscription_term (mall_id, product_no, months, care_type, monthly_fee)
    select ${transaction.mallId}, product_no, months, care_type, monthly_fee
    from jsonb_populate_recordset(null::subscription_term, ${asJson(terms)}::text::jsonb)
    on conflict do nothing`.execute(transaction);
}
