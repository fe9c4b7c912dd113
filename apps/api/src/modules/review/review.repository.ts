import type { Finding } from '@mall/contracts/office/reviews';
import type { Database } from '@mall/db/connection';
import type { DB } from '@mall/db/generated';
import { sql, type Transaction } from 'kysely';

type Runner = Database | Transaction<DB>;

/** Opens the review of a month with its findings; does nothing when it is open already. */
export async function openReview(
  transaction: Transaction<DB>,
  { month, colleagues, at }: { readonly month: string; readonly colleagues: readonly number[]; readonly at: Date },
): Promise<void> {
  await sql`
    with opened as (
      insert into access_review (month, opened_at) values (${month}::date, ${at}) on conflict do nothing returning month)
    insert into review_finding (month, kind, staff_no, times, latest_at, detail)
    select opened.month, f.kind, f.staff_no, f.times, f.latest_at, f.detail
    from opened cross join findings_of_month(opened.month, ${`{${colleagues.join()}}`}::text::bigint[]) f`.execute(
    transaction,
  );
}

type StoredFinding = Omit<Finding, 'latestAt' | 'isOwn'> & { readonly latestAt: Date };
const columns =
  sql.raw(`to_char(f.month, 'YYYY-MM-DD') as month, f.finding_no, f.kind, f.staff_no, s.name as who, f.times, f.latest_at,
  f.detail, f.state, f.answer`);

export async function listFindings(runner: Runner, since: string): Promise<StoredFinding[]> {
  const { rows } = await sql<StoredFinding>`
    select ${columns} from review_finding f join staff s using (staff_no) where f.month >= ${since}::date
    order by f.month desc, f.state = 'FINE', f.kind, s.name, f.finding_no limit 20000`.execute(runner);
  return rows;
}

export async function listAskedOf(runner: Runner, staffNo: number): Promise<StoredFinding[]> {
  const { rows } = await sql<StoredFinding>`
    select ${columns} from review_finding f join staff s using (staff_no)
    where f.staff_no = ${staffNo} and f.state = 'ASKED' order by f.finding_no limit 2000`.execute(runner);
  return rows;
}

type StoredReview = {
  readonly month: string;
  readonly signedAt: Date | null;
  readonly signedBy: string | null;
  readonly note: string;
};

export async function listReviewRows(runner: Runner, most: number): Promise<StoredReview[]> {
  const { rows } = await sql<StoredReview>`
    select to_char(r.month, 'YYYY-MM-DD') as month, r.signed_at, s.name as signed_by, r.note
    from access_review r left join staff s on s.staff_no = r.signed_by order by r.month desc limit ${most}`.execute(
    runner,
  );
  return rows;
}

type Move = {
  readonly findingNo: number;
  readonly from: readonly Finding['state'][];
  readonly to: Finding['state'];
  readonly by: number;
  /** Whether the finding must, or must not, be about the staff who move it. */
  readonly isOwn: boolean;
  readonly answer?: string;
  readonly at: Date;
};

/** False when it is in another state, or is (not) about the staff who move it. */
export async function moveFinding(
  transaction: Transaction<DB>,
  { findingNo, from, to, by, isOwn, answer, at }: Move,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('reviewFinding')
    .set({ state: to, ...(answer === undefined ? { decidedBy: by, decidedAt: at } : { answer }) })
    .where('findingNo', '=', findingNo)
    .where('state', 'in', [...from])
    .where('staffNo', isOwn ? '=' : '<>', by)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The staff it is about, its month, and their answer. */
export async function findFinding(runner: Runner, findingNo: number) {
  const { rows } = await sql<{ staffNo: number; month: string; answer: string }>`
    select staff_no, to_char(month, 'YYYY-MM-DD') as month, answer from review_finding where finding_no = ${findingNo}`.execute(
    runner,
  );
  return rows[0];
}

/** The review of a month, locked, so that nobody else signs or changes it meanwhile. */
export async function lockReview(transaction: Transaction<DB>, month: string) {
  const { rows } = await sql<{ isSigned: boolean }>`
    select signed_at is not null as is_signed from access_review where month = ${month}::date for update`.execute(
    transaction,
  );
  return rows[0];
}

/** How many findings of a month are still open. */
export async function countOpen(transaction: Transaction<DB>, month: string): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from review_finding where month = ${month}::date and state <> 'FINE'`.execute(
    transaction,
  );
  return rows[0]?.open ?? 0;
}

export async function updateSigned(
  transaction: Transaction<DB>,
  { month, by, note, at }: { readonly month: string; readonly by: number; readonly note: string; readonly at: Date },
): Promise<void> {
  await sql`update access_review set signed_at = ${at}, signed_by = ${by}, note = ${note} where month = ${month}::date`.execute(
    transaction,
  );
}

/** Members who are staff themselves, recognised by the same address. */
export async function listColleagues(reader: { readonly getExecutor: Database['getExecutor'] }): Promise<number[]> {
  const { rows } = await sql<{ memberNo: number }>`
    select m.member_no from member m join staff s on s.email_key = lower(m.email) where m.email <> ''`.execute(reader);
  return rows.map(({ memberNo }) => memberNo);
}
