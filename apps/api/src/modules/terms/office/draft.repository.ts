import type { TermCode } from '@mall/contracts/codes';
import type { TermWords } from '@mall/contracts/office/terms';
import type { OfficeTransaction } from '@mall/db/in-office';
import { sql } from 'kysely';
import type { Chain, Owner } from './terms.repository.ts';

type Runner = Pick<OfficeTransaction, 'getExecutor'>;

export type StoredDraft = TermWords & {
  readonly draftNo: number;
  readonly ofMallId: number | null;
  readonly termCode: TermCode;
  readonly state: string;
  readonly version: number;
  readonly changedAt: Date;
  readonly by: string | null;
};

const columns = sql`d.draft_no, d.of_mall_id, d.term_code, d.state, d.html, to_char(d.applied_on, 'YYYY-MM-DD') as applied_on, d.is_adverse,
  d.needs_consent, d.notice_title, d.notice_html, d.sends_mail, d.version, d.changed_at,
  (select name from staff where staff_no = d.changed_by) as by`;

/** The drafts of the next versions, one per text. */
export async function listDrafts(runner: Runner, { mallId }: Owner, code?: TermCode): Promise<StoredDraft[]> {
  const { rows } = await sql<StoredDraft>`
    select ${columns} from term_draft d
    where d.of_mall_id is not distinct from ${mallId}::int and d.state = 'DRAFT'
      and ${code === undefined ? sql`true` : sql`d.term_code = ${code}`}`.execute(runner);
  return rows;
}

/** Locks the draft of a text, so that concurrent saves and proposals are serialised. */
export async function lockDraft(runner: Runner, { mallId, termCode }: Chain): Promise<StoredDraft | undefined> {
  const { rows } = await sql<StoredDraft>`
    select ${columns} from term_draft d
    where d.of_mall_id is not distinct from ${mallId}::int and d.term_code = ${termCode} and d.state = 'DRAFT' for update`.execute(
    runner,
  );
  return rows[0];
}

export async function lockDraftByNo(runner: Runner, draftNo: number): Promise<StoredDraft | undefined> {
  const { rows } = await sql<StoredDraft>`
    select ${columns} from term_draft d where d.draft_no = ${draftNo} for update`.execute(runner);
  return rows[0];
}

type Saved = TermWords & { readonly staffNo: number | null; readonly at: Date };

/** Undefined when somebody else has begun one. */
export async function insertDraft(
  runner: Runner,
  { mallId, termCode }: Chain,
  saved: Saved,
): Promise<number | undefined> {
  const { html, appliedOn, isAdverse, needsConsent, noticeTitle, noticeHtml, sendsMail, staffNo, at } = saved;
  const { rows } = await sql<{ version: number }>`
    insert into term_draft (of_mall_id, term_code, html, applied_on, is_adverse, needs_consent, notice_title, notice_html, sends_mail,
      changed_by, changed_at)
    values (${mallId}, ${termCode}, ${html}, ${appliedOn}::date, ${isAdverse}, ${needsConsent}, ${noticeTitle}, ${noticeHtml}, ${sendsMail},
      ${staffNo}, ${at})
    on conflict (term_code, of_mall_id) where state = 'DRAFT' do nothing returning version`.execute(runner);
  return rows[0]?.version;
}

export async function updateDraft(runner: Runner, draftNo: number, saved: Saved): Promise<void> {
  const { html, appliedOn, isAdverse, needsConsent, noticeTitle, noticeHtml, sendsMail, staffNo, at } = saved;
  await sql`
    update term_draft set html = ${html}, applied_on = ${appliedOn}::date, is_adverse = ${isAdverse}, needs_consent = ${needsConsent},
      notice_title = ${noticeTitle}, notice_html = ${noticeHtml}, sends_mail = ${sendsMail}, version = version + 1,
      changed_by = ${staffNo}, changed_at = ${at}
    where draft_no = ${draftNo}`.execute(runner);
}

export async function updateDraftDiscarded(runner: Runner, draftNo: number): Promise<void> {
  await sql`update term_draft set state = 'DISCARDED' where draft_no = ${draftNo}`.execute(runner);
}

export async function updateDraftAnnounced(runner: Runner, draftNo: number, at: Date): Promise<void> {
  await sql`update term_draft set state = 'ANNOUNCED', announced_at = ${at} where draft_no = ${draftNo}`.execute(
    runner,
  );
}

type Withdrawal = { readonly draftNo: number; readonly reason: string; readonly at: Date };

export async function updateDraftWithdrawn(runner: Runner, { draftNo, reason, at }: Withdrawal): Promise<void> {
  await sql`
    update term_draft set state = 'WITHDRAWN', withdrawn_at = ${at}, withdrawal_reason = ${reason} where draft_no = ${draftNo}`.execute(
    runner,
  );
}

/** The announced versions of a text that were not withdrawn. */
export async function listAnnounced(runner: Runner, { mallId, termCode }: Chain): Promise<StoredDraft[]> {
  const { rows } = await sql<StoredDraft>`
    select ${columns} from term_draft d
    where d.of_mall_id is not distinct from ${mallId}::int and d.term_code = ${termCode} and d.state = 'ANNOUNCED'`.execute(
    runner,
  );
  return rows;
}

type Withdrawn = {
  readonly appliedOn: string;
  readonly announcedAt: Date;
  readonly withdrawnAt: Date;
  readonly reason: string;
};

/** The withdrawn versions of a text, the newest first. */
export async function listWithdrawn(runner: Runner, { mallId, termCode }: Chain): Promise<Withdrawn[]> {
  const { rows } = await sql<Withdrawn>`
    select to_char(applied_on, 'YYYY-MM-DD') as applied_on, announced_at, withdrawn_at, withdrawal_reason as reason from term_draft
    where of_mall_id is not distinct from ${mallId}::int and term_code = ${termCode} and state = 'WITHDRAWN'
    order by withdrawn_at desc`.execute(runner);
  return rows;
}

export type WaitingCase = {
  readonly subject: string;
  readonly caseNo: number;
  readonly by: string;
  readonly madeBy: number;
  readonly at: Date;
};

/** Open cases of either kind about drafts. */
export async function listWaiting(runner: Runner, subjects: readonly string[], now: Date): Promise<WaitingCase[]> {
  const { rows } = await sql<WaitingCase>`
    select c.subject, c.case_no, s.name as by, c.made_by, c.made_at as at
    from approval_case c join staff s on s.staff_no = c.made_by
    where c.kind like 'terms.%' and c.subject = any (${[...subjects]}::text[]) and c.state = 'OPEN' and c.expires_at > ${now}`.execute(
    runner,
  );
  return rows;
}
