import type { MallTransaction } from '@mall/db/in-mall';
import type { LintFacts, TermFact } from '@mall/domain/lint/facts';
import { sql } from 'kysely';

const columns = [
  ...(['name', 'salesType', 'company', 'representativeName', 'businessNumber', 'salesPermitNumber'] as const),
  ...(['hostingProvider', 'address', 'customerPhone', 'email', 'mobileCertificateImage'] as const),
] as const;

export const readMall = (transaction: MallTransaction): Promise<LintFacts['mall']> =>
  transaction.selectFrom('mall').select(columns).where('mallId', '=', transaction.mallId).executeTakeFirstOrThrow();

/** Every version of the terms, which all malls share. */
export async function readTerms(transaction: MallTransaction): Promise<TermFact[]> {
  const { rows } = await sql<TermFact>`
    select term_no, term_code as code, to_char(applied_on, 'YYYY-MM-DD') as applied_on, html
    from term_version order by term_code, term_version.applied_on`.execute(transaction);
  return rows;
}
