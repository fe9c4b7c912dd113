import type { MallTransaction } from '@mall/db/in-mall';
import type { LintFacts, TermFact } from '@mall/domain/lint/facts';
import type { ThemeTokens } from '@mall/domain/theme/theme-tokens';
import { sql } from 'kysely';

const columns = [
  ...([
    'name',
    'salesType',
    'isMarketing',
    'company',
    'representativeName',
    'businessNumber',
    'salesPermitNumber',
  ] as const),
  ...(['hostingProvider', 'address', 'customerPhone', 'email', 'mobileCertificateImage'] as const),
  'mobileCertificateLink' as const,
] as const;

export const readMall = (transaction: MallTransaction): Promise<LintFacts['mall']> =>
  transaction.selectFrom('mall').select(columns).where('mallId', '=', transaction.mallId).executeTakeFirstOrThrow();

/** Every version of the provider's terms, each with the mall's addition as of today. */
export async function readTerms(transaction: MallTransaction, today: string): Promise<TermFact[]> {
  const { rows } = await sql<TermFact>`
    select v.term_no, v.term_code as code, to_char(v.applied_on, 'YYYY-MM-DD') as applied_on, v.html || coalesce(annex.html, '') as html,
      to_char(v.announced_at at time zone 'Asia/Seoul', 'YYYY-MM-DD') as announced_on, v.is_adverse
    from term_version v left join lateral (
      select a.html from term_annex a
      where a.mall_id = ${transaction.mallId} and a.term_code = v.term_code and a.applied_on <= ${today}::date
      order by a.applied_on desc limit 1
    ) annex on true
    where v.applied_on is not null order by v.term_code, v.applied_on`.execute(transaction);
  return rows;
}

/** The part of the mall's own theme that the shop's pages load; empty for an unchanged base theme. */
export async function readTheme(transaction: MallTransaction): Promise<ThemeTokens> {
  const { rows } = await sql<{ tokens: ThemeTokens }>`
    select tokens from mall_theme
    where mall_id = ${transaction.mallId} and state = 'LIVE' order by version desc limit 1`.execute(transaction);
  return rows[0]?.tokens ?? {};
}
