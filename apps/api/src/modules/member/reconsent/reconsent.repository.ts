import { lastingTerms, reaskedTerms } from '@mall/contracts/codes';
import type { MallTransaction } from '@mall/db/in-mall';
import { sql } from 'kysely';

type LastingTerm = (typeof lastingTerms)[number];
export type WantedVersion = {
  readonly termNo: number;
  readonly termCode: (typeof reaskedTerms)[number];
  readonly appliedOn: string;
  readonly needsConsent: boolean;
};

/** All versions of the texts of which any requires consent anew: usually none. They are the provider's. */
export async function listWantedVersions(transaction: MallTransaction): Promise<WantedVersion[]> {
  const { rows } = await sql<WantedVersion>`
    select term_no, term_code, to_char(applied_on, 'YYYY-MM-DD') as applied_on, needs_consent from term_version
    where term_code = any (${[...reaskedTerms]}::text[]) and term_code in (select term_code from term_version where needs_consent)
      and applied_on is not null`.execute(transaction);
  return rows;
}

type Agreed = { readonly termCode: LastingTerm; readonly agreedOn: string };

/** The newest version of each text that the member has agreed to. */
export async function listAgreed(transaction: MallTransaction, memberNo: number): Promise<Agreed[]> {
  const { rows } = await sql<Agreed>`
    select v.term_code, to_char(max(v.applied_on), 'YYYY-MM-DD') as agreed_on from consent c join term_version v using (term_no)
    where c.mall_id = ${transaction.mallId} and c.member_no = ${memberNo} and v.term_code = any (${[...lastingTerms]}::text[])
      and v.applied_on is not null
    group by v.term_code`.execute(transaction);
  return rows;
}

/** Those of these versions that the member has agreed to. */
export async function listAgreedNos(
  transaction: MallTransaction,
  memberNo: number,
  termNos: readonly number[],
): Promise<number[]> {
  const rows = await transaction
    .selectFrom('consent')
    .distinct()
    .select('termNo')
    .where('mallId', '=', transaction.mallId)
    .where('memberNo', '=', memberNo)
    .where('termNo', 'in', termNos)
    .execute();
  return rows.map(({ termNo }) => termNo);
}
