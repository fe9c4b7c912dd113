import type { TermCode } from '@mall/contracts/codes';
import { compiledQuery } from '@mall/db/compiled-query';
import type { MallTransaction } from '@mall/db/in-mall';
import { sql } from 'kysely';

export type Term = { readonly termNo: number; readonly termCode: TermCode };

type OnDay = { readonly termCodes: readonly TermCode[]; readonly day: string };

const termsInForce = (transaction: MallTransaction, { termCodes, day }: OnDay) =>
  transaction
    .selectFrom('termVersion')
    .distinctOn('termCode')
    .select(['termNo', 'termCode'])
    .where(sql<boolean>`term_code = any(${termCodes}::text[])`)
    .where('appliedOn', '<=', sql<Date>`${day}::date`)
    .orderBy('termCode')
    .orderBy('appliedOn', 'desc')
    .$narrowType<Term>();

/** The version of each of these terms that is in force on a day; the terms are the provider's. */
export const listTermsInForce = compiledQuery<OnDay, Term>(termsInForce);

type ForMember = OnDay & { readonly memberNo: number };

/** The same, and whether the member has agreed to that version at any time, together with what the mall adds to it on that day. */
export const listTermsForMember = compiledQuery<ForMember, Term & { readonly isAgreed: boolean }>(
  (transaction, { termCodes, day, memberNo }) =>
    transaction
      .selectFrom(termsInForce(transaction, { termCodes, day }).as('v'))
      .select(['v.termNo', 'v.termCode'])
      .select(
        sql<boolean>`exists (
          select from consent c
          where c.mall_id = ${transaction.mallId} and c.member_no = ${memberNo} and c.term_no = v.term_no
            and c.annex_no is not distinct from (
              select a.annex_no from term_annex a
              where a.mall_id = ${transaction.mallId} and a.term_code = v.term_code and a.applied_on <= ${day}::date
              order by a.applied_on desc limit 1
            )
        )`.as('isAgreed'),
      ),
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
