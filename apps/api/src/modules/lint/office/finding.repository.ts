import type { LintSeverity, LintState, listLintFindings } from '@mall/contracts/office/lint';
import type { OfficeRequest } from '@mall/contracts/office/office-endpoint';
import type { MallTransaction } from '@mall/db/in-mall';
import { ofScope } from '@mall/db/in-office';
import type { Fix } from '@mall/domain/lint/lint-rule';
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { countFound } from '../../../office/count-found.repository.ts';
import { behind, inOrder, type Key, matches, onDays } from '../../../office/list-page.ts';
import type { OfficeReader } from '../../../office/office-rows.ts';

export type FindingRow = {
  readonly mallId: number;
  readonly mallName: string;
  readonly findingNo: number;
  readonly ruleNo: number;
  readonly severity: LintSeverity;
  readonly state: LintState;
  readonly placeName: string;
  readonly words: string;
  readonly firstSeenAt: Date;
  readonly lastSeenAt: Date;
  /** YYYY-MM-DD */
  readonly waivedUntil: string | null;
};
export type WaivedRow = FindingRow & {
  readonly mallUrl: string;
  readonly fix: Fix;
  readonly waivedBy: string | null;
  readonly waivedAt: Date | null;
  readonly waiverReason: string;
};

type Query = OfficeRequest<typeof listLintFindings>['query'];

const stateOn = (today: string): RawBuilder<unknown> => sql`
  case when f.gone_at is not null then 'GONE' when f.waived_until >= ${today}::date then 'WAIVED' else 'OPEN' end`;
const columns = (
  today: string,
) => sql`f.mall_id, m.name as mall_name, f.finding_no, f.rule_no, f.severity, ${stateOn(today)} as state,
  f.place_name, f.words, f.first_seen_at, f.last_seen_at, to_char(f.waived_until, 'YYYY-MM-DD') as waived_until`;

/** The rows of a page, and one more if there is one. */
export async function listFindingRows(
  reader: OfficeReader,
  query: Query,
  { key, size, today }: { readonly key: Key | undefined; readonly size: number; readonly today: string },
): Promise<FindingRow[]> {
  const direction = query.sort === '-firstSeenAt' ? 'desc' : 'asc';
  const by = [sql`f.first_seen_at`, sql`f.finding_no`];
  const order = inOrder(by, direction);
  const { rows } = await sql<FindingRow>`
    select ${columns(today)} from lint_finding f join mall m using (mall_id)
    where ${conditions(reader.scope, query, today)} and ${behind(by, key, direction)}
    order by ${order} limit ${size + 1}`.execute(reader);
  return rows;
}

export const countFindingRows = (reader: OfficeReader, query: Query, today: string) =>
  countFound(reader, sql`from lint_finding f where ${conditions(reader.scope, query, today)}`);

export async function findFinding(
  reader: OfficeReader,
  { mallId, findingNo }: { readonly mallId: number; readonly findingNo: number },
  today: string,
): Promise<WaivedRow | undefined> {
  const { rows } = await sql<WaivedRow>`
    select ${columns(today)}, m.mall_url, f.fix, s.name as waived_by, f.waived_at, f.waiver_reason
    from lint_finding f join mall m using (mall_id) left join staff s on s.staff_no = f.waived_by
    where f.mall_id = ${mallId} and f.finding_no = ${findingNo} and ${ofScope('f.mallId', reader.scope)}`.execute(
    reader,
  );
  return rows[0];
}

function conditions(scope: OfficeReader['scope'], query: Query, today: string): Expression<SqlBool> {
  const words = query.q?.toLowerCase();
  const all = [
    ofScope('f.mallId', scope),
    matches(sql`f.mall_id`, query.mallId, 'int'),
    matches(sql`f.severity`, query.severity, 'text'),
    matches(stateOn(today), query.state, 'text'),
    matches(sql`f.rule_no`, query.rule, 'int'),
    onDays(sql`f.first_seen_at`, query.firstSeen),
    words === undefined ? sql`true` : sql`strpos(lower(f.place_name || ' ' || f.words), ${words}) > 0`,
  ];
  return sql<SqlBool>`${sql.join(all, sql` and `)}`;
}

export type Waiver = {
  readonly findingNo: number;
  readonly words: string;
  readonly until: string;
  readonly reason: string;
  readonly staffNo: number;
  readonly at: Date;
  readonly today: string;
};

/** Waives an open, unchanged finding; false when there is none. */
export async function updateWaived(transaction: MallTransaction, waiver: Waiver): Promise<boolean> {
  const { findingNo, words, until, reason, staffNo, at, today } = waiver;
  const { rows } = await sql`
    update lint_finding set waived_until = ${until}::date, waived_by = ${staffNo}, waived_at = ${at}, waiver_reason = ${reason}
    where mall_id = ${transaction.mallId} and finding_no = ${findingNo} and gone_at is null and words = ${words}
      and (waived_until is null or waived_until < ${today}::date)
    returning finding_no`.execute(transaction);
  return rows.length > 0;
}

export async function endWaived(
  transaction: MallTransaction,
  { findingNo, today }: Pick<Waiver, 'findingNo' | 'today'>,
): Promise<boolean> {
  const { rows } = await sql`
    update lint_finding set waived_until = null, waived_by = null, waived_at = null, waiver_reason = ''
    where mall_id = ${transaction.mallId} and finding_no = ${findingNo} and gone_at is null and waived_until >= ${today}::date
    returning finding_no`.execute(transaction);
  return rows.length > 0;
}
