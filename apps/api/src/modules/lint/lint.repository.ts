import type { LintSeverity } from '@mall/contracts/office/lint';
import type { MallTransaction } from '@mall/db/in-mall';
import type { Found, Judgement } from '@mall/domain/lint/lint';
import { sql } from 'kysely';

/** Serialises the checks of a mall: a later one sees what the one before has written. */
export async function lockLint(transaction: MallTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('lint', ${transaction.mallId}))`.execute(transaction);
}

const list = (found: readonly Found[]) => sql`jsonb_to_recordset(${JSON.stringify(found)}::text::jsonb) as f (
  "ruleNo" int, key text, severity text, "placeName" text, words text, fix jsonb)`;

/** A waiver applies to the wording of a finding without its counts. */
const meaning = (words: string) => sql`regexp_replace(${sql.raw(words)}, '\d+', '', 'g')`;
const isSame = sql`own.severity = excluded.severity and ${meaning('own.words')} = ${meaning('excluded.words')}`;

/** Replaces a mall's findings by those found now: new ones begin, missing ones end. */
export async function keepFound(transaction: MallTransaction, found: readonly Found[], at: Date): Promise<void> {
  const { mallId } = transaction;
  const kept = (column: string) => sql`case when ${isSame} and own.gone_at is null then own.${sql.raw(column)}`;
  await sql`
    with known as (
      insert into lint_finding as own (mall_id, rule_no, key, severity, place_name, words, fix, first_seen_at, last_seen_at)
      select ${mallId}, f."ruleNo", f.key, f.severity, f."placeName", f.words, f.fix, ${at}, ${at} from ${list(found)}
      on conflict (mall_id, rule_no, key) do update set
        severity = excluded.severity, place_name = excluded.place_name, words = excluded.words, fix = excluded.fix,
        last_seen_at = excluded.last_seen_at, gone_at = null,
        first_seen_at = case when own.gone_at is null then own.first_seen_at else excluded.first_seen_at end,
        waived_until = ${kept('waived_until')} end, waived_by = ${kept('waived_by')} end,
        waived_at = ${kept('waived_at')} end, waiver_reason = ${kept('waiver_reason')} else '' end
    )
    update lint_finding own set gone_at = ${at}
    where own.mall_id = ${mallId} and own.gone_at is null
      and not exists (select from ${list(found)} where f."ruleNo" = own.rule_no and f.key = own.key)`.execute(
    transaction,
  );
}

export type Standing = { readonly ruleNo: number; readonly severity: LintSeverity; readonly isWaived: boolean };

/** A mall's open findings, waived or not. */
export async function listStanding(transaction: MallTransaction, today: string): Promise<Standing[]> {
  const { rows } = await sql<Standing>`
    select rule_no, severity, waived_until is not null and waived_until >= ${today}::date as is_waived
    from lint_finding where mall_id = ${transaction.mallId} and gone_at is null`.execute(transaction);
  return rows;
}

export type Checked = {
  readonly today: string;
  readonly at: Date;
  readonly score: number;
  readonly red: number;
  readonly amber: number;
  readonly info: number;
  readonly waived: number;
  readonly whyNot: Judgement['whyNot'];
};

/** Records the mall's score; a day has one row, of its last check. */
export async function keepCheck(
  transaction: MallTransaction,
  { today, at, whyNot, ...figures }: Checked,
): Promise<void> {
  const { score, red, amber, info, waived } = figures;
  await sql`
    insert into lint_check (mall_id, checked_on, checked_at, score, red, amber, info, waived, why_not)
    values (${transaction.mallId}, ${today}::date, ${at}, ${score}, ${red}, ${amber}, ${info}, ${waived}, ${JSON.stringify(whyNot)}::text::jsonb)
    on conflict (mall_id, checked_on) do update set checked_at = excluded.checked_at, score = excluded.score, red = excluded.red,
      amber = excluded.amber, info = excluded.info, waived = excluded.waived, why_not = excluded.why_not`.execute(
    transaction,
  );
}
