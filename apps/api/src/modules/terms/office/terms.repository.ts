import type { TermCode } from '@mall/contracts/codes';
import type { OfficeTransaction } from '@mall/db/in-office';
import { ofScope } from '@mall/db/in-office';
import { type RawBuilder, sql } from 'kysely';
import type { OfficeReader } from '../../../office/office-rows.ts';
import { concerned } from '../concerned.repository.ts';

/** The owner of terms: null for the provider, or a mall with annexes. */
export type Owner = { readonly mallId: number | null };
export type Chain = Owner & { readonly termCode: TermCode };
type Runner = Pick<OfficeTransaction, 'getExecutor'>;

export type StoredVersion = {
  readonly no: number;
  readonly termCode: TermCode;
  readonly appliedOn: string;
  readonly html: string;
  readonly announcedAt: Date | null;
  readonly isAdverse: boolean;
  readonly needsConsent: boolean;
};

const dayText = (column: string) => sql`to_char(${sql.ref(column)}, 'YYYY-MM-DD')`;
const shared = sql`term_code, ${dayText('applied_on')} as applied_on, html, announced_at, is_adverse`;

/** Every announced version that was not withdrawn, as one table for either owner. */
const versionsOf = ({ mallId }: Owner): RawBuilder<unknown> =>
  mallId === null
    ? sql`(select term_no as no, needs_consent, ${shared} from term_version where applied_on is not null)`
    : sql`(select annex_no as no, false as needs_consent, ${shared} from term_annex where mall_id = ${mallId} and applied_on is not null)`;

/** The newest first; of one code or of all. */
export async function listVersions(runner: Runner, owner: Owner, code?: TermCode): Promise<StoredVersion[]> {
  const { rows } = await sql<StoredVersion>`
    select no, term_code, applied_on, html, announced_at, is_adverse, needs_consent from ${versionsOf(owner)} version
    where ${code === undefined ? sql`true` : sql`term_code = ${code}`} order by applied_on desc`.execute(runner);
  return rows;
}

/** How many members of the scope have agreed to each version. */
export async function countConsents(reader: OfficeReader, { mallId }: Owner): Promise<Map<number, number>> {
  const no = sql.ref(mallId === null ? 'c.term_no' : 'c.annex_no');
  const { rows } = await sql<{ no: number; members: number }>`
    select ${no} as no, count(distinct (c.mall_id, c.member_no))::int as members from consent c
    where ${ofScope('c.mallId', reader.scope)} and ${mallId === null ? sql`true` : sql`c.mall_id = ${mallId} and c.annex_no is not null`}
    group by 1`.execute(reader);
  return new Map(rows.map(({ no: of, members }) => [of, members]));
}

type Reach = { readonly readers: number; readonly malls: number };

/** How many members an announcement would reach. */
export async function countReach(reader: OfficeReader, { mallId, termCode }: Chain): Promise<Reach> {
  const { rows } = await sql<Reach>`
    with told as (
      select mall_id from mall where not is_blueprint and state in ('OPEN', 'PAUSED')
        and ${mallId === null ? sql`true` : sql`mall_id = ${mallId}`})
    select (select count(*)::int from told) as malls,
      (select count(*)::int from member m join told using (mall_id)
        where ${ofScope('m.mallId', reader.scope)} and ${concerned('m', termCode)}) as readers`.execute(reader);
  return rows[0] ?? { readers: 0, malls: 0 };
}

/** Serialises announcements, so that versions get consecutive numbers. */
export const lockTerms = (runner: Runner) =>
  sql`select pg_advisory_xact_lock(hashtextextended('terms', 0))`.execute(runner);

type NewVersion = Omit<StoredVersion, 'no' | 'announcedAt'> & { readonly announcedAt: Date; readonly caseNo: number };

/** Lets a transaction see and write the rows of a mall, as `inMall` does, because a case is decided outside any mall. */
export const bindToMall = (runner: Runner, mallId: number) => sql`select enter_mall(${mallId})`.execute(runner);

/** A version of the provider's text. */
export async function insertVersion(runner: Runner, version: NewVersion): Promise<void> {
  const { termCode, appliedOn, html, announcedAt, caseNo, isAdverse, needsConsent } = version;
  await sql`
    insert into term_version (term_no, term_code, applied_on, html, announced_at, case_no, is_adverse, needs_consent)
    select coalesce(max(term_no), 0) + 1, ${termCode}, ${appliedOn}::date, ${html}, ${announcedAt}, ${caseNo}, ${isAdverse}, ${needsConsent}
    from term_version`.execute(runner);
}

/** A version of a mall's annex. */
export async function insertAnnex(runner: Runner, mallId: number, version: NewVersion): Promise<void> {
  const { termCode, appliedOn, html, announcedAt, caseNo, isAdverse } = version;
  await sql`
    insert into term_annex (mall_id, annex_no, term_code, applied_on, html, announced_at, case_no, is_adverse)
    select ${mallId}, coalesce(max(annex_no), 0) + 1, ${termCode}, ${appliedOn}::date, ${html}, ${announcedAt}, ${caseNo}, ${isAdverse}
    from term_annex where mall_id = ${mallId}`.execute(runner);
}

type Withdrawal = Owner & {
  readonly termCode: TermCode;
  readonly appliedOn: string;
  readonly caseNo: number;
  readonly at: Date;
};

/** Withdraws a version of either owner. */
export async function updateWithdrawn(
  runner: Runner,
  { mallId, termCode, appliedOn, caseNo, at }: Withdrawal,
): Promise<void> {
  await sql`
    update ${mallId === null ? sql`term_version` : sql`term_annex`} set applied_on = null, withdrawn_at = ${at}, withdrawal_case_no = ${caseNo}
    where term_code = ${termCode} and applied_on = ${appliedOn}::date and ${mallId === null ? sql`true` : sql`mall_id = ${mallId}`}`.execute(
    runner,
  );
}
