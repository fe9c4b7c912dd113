import type { LintSeverity, listLintMalls } from '@mall/contracts/office/lint';
import type { OfficeRequest } from '@mall/contracts/office/office-endpoint';
import { ofScope } from '@mall/db/in-office';
import { type Expression, type SqlBool, sql } from 'kysely';
import { countFound } from '../../../office/count-found.repository.ts';
import { behind, inOrder, type Key, matches } from '../../../office/list-page.ts';
import type { OfficeReader } from '../../../office/office-rows.ts';

export type MallLintRow = {
  readonly mallId: number;
  readonly mallName: string;
  readonly score: number | null;
  readonly red: number;
  readonly amber: number;
  readonly info: number;
  readonly waived: number;
  readonly checkedAt: Date | null;
};

type Query = OfficeRequest<typeof listLintMalls>['query'];

/** Sorts malls that were never checked first. */
const score = sql`coalesce(c.score, -1)`;
/** Each mall with its last check; waivers that have begun or ended since count from the next one on, in the same night. */
const found = sql`
  from mall m left join lateral (
    select c.score, c.checked_at, c.red, c.amber, c.info, c.waived from lint_check c
    where c.mall_id = m.mall_id order by c.checked_on desc limit 1) c on true`;
const columns = sql`m.mall_id, m.name as mall_name, c.score, c.checked_at,
  coalesce(c.red, 0) as red, coalesce(c.amber, 0) as amber, coalesce(c.info, 0) as info, coalesce(c.waived, 0) as waived`;

export async function listMallLintRows(
  reader: OfficeReader,
  query: Query,
  { key, size }: { readonly key: Key | undefined; readonly size: number },
): Promise<MallLintRow[]> {
  const direction = query.sort === '-score' ? 'desc' : 'asc';
  const by = [score, sql`m.mall_id`];
  const order = inOrder(by, direction);
  const { rows } = await sql<MallLintRow>`
    select ${columns} ${found} where ${conditions(reader.scope, query)} and ${behind(by, key, direction)}
    order by ${order} limit ${size + 1}`.execute(reader);
  return rows;
}

export const countMallLintRows = (reader: OfficeReader, query: Query) =>
  countFound(reader, sql`from mall m where ${conditions(reader.scope, query)}`);

export async function findMallLint(reader: OfficeReader, mallId: number): Promise<MallLintRow | undefined> {
  const { rows } = await sql<MallLintRow>`
    select ${columns} ${found} where m.mall_id = ${mallId} and ${ofScope('m.mallId', reader.scope)}`.execute(reader);
  return rows[0];
}

function conditions(scope: OfficeReader['scope'], { mallId, q }: Query): Expression<SqlBool> {
  const all = [
    ofScope('m.mallId', scope),
    matches(sql`m.mall_id`, mallId, 'int'),
    q === undefined ? sql`true` : sql`strpos(lower(m.name || ' ' || m.mall_url), ${q.toLowerCase()}) > 0`,
  ];
  return sql<SqlBool>`${sql.join(all, sql` and `)}`;
}

export type DayRow = { readonly day: string; readonly score: number; readonly red: number; readonly amber: number };
export type StandingRow = { readonly ruleNo: number; readonly severity: LintSeverity; readonly isWaived: boolean };
export type MallHistory = {
  readonly days: DayRow[];
  readonly standing: readonly StandingRow[];
  readonly whyNot: Readonly<Record<string, string>>;
};

const daysShown = 30;

/** A mall's score by day, the oldest first, and its open findings. */
export async function readMallHistory(reader: OfficeReader, mallId: number, today: string): Promise<MallHistory> {
  const [days, standing] = await Promise.all([
    sql<DayRow & { whyNot: Readonly<Record<string, string>> }>`
      select to_char(checked_on, 'YYYY-MM-DD') as day, score, red, amber, why_not from lint_check
      where mall_id = ${mallId} order by checked_on desc limit ${daysShown}`.execute(reader),
    sql<StandingRow>`
      select rule_no, severity, coalesce(waived_until >= ${today}::date, false) as is_waived
      from lint_finding where mall_id = ${mallId} and gone_at is null`.execute(reader),
  ]);
  const { whyNot = {} } = days.rows[0] ?? {};
  return { days: days.rows.map(({ whyNot: _whyNot, ...day }) => day).toReversed(), standing: standing.rows, whyNot };
}
