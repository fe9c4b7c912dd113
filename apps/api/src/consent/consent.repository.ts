import type { TermCode } from '@mall/contracts/codes';
import { compiledQuery } from '@mall/db/compiled-query';
import type { MallTransaction } from '@mall/db/in-mall';
import { sql } from 'kysely';

export type Term = { readonly termNo: number; readonly termCode: TermCode };

type OnDay = { readonly termCodes: readonly TermCode[]; readonly day: string };

/** The version of each of these terms that is in force on a day; the terms are the provider's. */
export const listTermsInForce = compiledQuery<OnDay, Term>((transaction, { termCodes, day }) =>
  transaction
    .selectFrom('termVersion')
    .distinctOn('termCode')
    .select(['termNo', 'termCode'])
    .where(sql<boolean>`term_code = any(${termCodes}::text[])`)
    .where('appliedOn', '<=', sql<Date>`${day}::date`)
    .orderBy('termCode')
    .orderBy('appliedOn', 'desc'),
);

/** Records that a member agreed to versions of terms, with an order or an application for a phone or a subscription, or at joining. */
export async function insertConsents(
  transaction: MallTransaction,
  {
    termNos,
    ...consent
  }: {
    readonly memberNo: number;
    /** All three empty: at joining. */
    readonly orderNo?: string;
    readonly applicationNo?: string;
    readonly subscriptionNo?: string;
    readonly termNos: readonly number[];
    readonly agreedAt: Date;
  },
): Promise<void> {
  if (termNos.length === 0) return;
  await transaction
    .insertInto('consent')
    .values(termNos.map((termNo) => ({ termNo, ...consent, mallId: transaction.mallId })))
    .execute();
}

/** Has the member agreed to anything with this order? */
export async function hasConsents(transaction: MallTransaction, orderNo: string): Promise<boolean> {
  const row = await transaction
    .selectFrom('consent')
    .select('consentNo')
    .where('mallId', '=', transaction.mallId)
    .where('orderNo', '=', orderNo)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

type Before = { readonly memberNo: number; readonly termNos: readonly number[]; readonly day: string };

/** Which of these the member has agreed to at any time, together with what the mall adds to them on that day. */
export async function listAgreedBefore(
  transaction: MallTransaction,
  { memberNo, termNos, day }: Before,
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ termNo: number }>`
    select distinct c.term_no from consent c join term_version v using (term_no)
    where c.mall_id = ${transaction.mallId} and c.member_no = ${memberNo} and c.term_no = any (${termNos}::int[])
      and c.annex_no is not distinct from (
        select a.annex_no from term_annex a
        where a.mall_id = c.mall_id and a.term_code = v.term_code and a.applied_on <= ${day}::date
        order by a.applied_on desc limit 1
      )
  `.execute(transaction);
  return new Set(rows.map(({ termNo }) => termNo));
}
