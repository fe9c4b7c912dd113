import type { TermCode } from '@mall/contracts/codes';
import type { MallTransaction } from '@mall/db/in-mall';
import { sql } from 'kysely';
import { concerned } from '../concerned.repository.ts';

export type Announced = {
  readonly draftNo: number;
  readonly noticeTitle: string;
  readonly noticeHtml: string;
  readonly sendsMail: boolean;
};

/** Announced for this mall, not in force yet, and without a notice on its board. */
export async function listUnposted(transaction: MallTransaction, today: string): Promise<Announced[]> {
  const { rows } = await sql<Announced>`
    select d.draft_no, d.notice_title, d.notice_html, d.sends_mail from term_draft d
    where d.state = 'ANNOUNCED' and d.applied_on > ${today}::date and (d.of_mall_id is null or d.of_mall_id = ${transaction.mallId})
      and not exists (select from term_announcement a where a.mall_id = ${transaction.mallId} and a.draft_no = d.draft_no)
    order by d.draft_no`.execute(transaction);
  return rows;
}

type Posted = {
  readonly draftNo: number;
  readonly postNo: number;
  readonly postedAt: Date;
  readonly isMailed: boolean;
};

export async function insertAnnouncement(transaction: MallTransaction, posted: Posted): Promise<void> {
  await transaction
    .insertInto('termAnnouncement')
    .values({ ...posted, mallId: transaction.mallId })
    .execute();
}

export type Mailing = {
  readonly draftNo: number;
  readonly postNo: number;
  readonly mailedTo: number;
  readonly termCode: TermCode;
};

/** The first announcement whose mails are not all queued; locked. */
export async function lockMailing(transaction: MallTransaction): Promise<Mailing | undefined> {
  const { rows } = await sql<Mailing>`
    select a.draft_no, a.post_no, a.mailed_to, d.term_code from term_announcement a join term_draft d using (draft_no)
    where a.mall_id = ${transaction.mallId} and not a.is_mailed and d.state = 'ANNOUNCED' order by a.draft_no limit 1 for update of a`.execute(
    transaction,
  );
  return rows[0];
}

/** How many are mailed in one transaction. */
export const batchSize = 500;

type Concerned = { readonly termCode: TermCode; readonly after: number; readonly upTo?: number };

/** The next members whom a change of terms concerns. */
export async function listConcerned(
  transaction: MallTransaction,
  { termCode, after, upTo }: Concerned,
): Promise<number[]> {
  const { rows } = await sql<{ memberNo: number }>`
    select m.member_no from member m
    where m.mall_id = ${transaction.mallId} and m.member_no > ${after} and m.member_no <= coalesce(${upTo ?? null}::bigint, m.member_no)
      and ${concerned('m', termCode)}
    order by m.member_no limit ${batchSize}`.execute(transaction);
  return rows.map(({ memberNo }) => memberNo);
}

type Mailed = { readonly draftNo: number; readonly mailedTo: number; readonly isMailed: boolean };

export async function updateMailed(transaction: MallTransaction, { draftNo, ...mailed }: Mailed): Promise<void> {
  await transaction
    .updateTable('termAnnouncement')
    .set(mailed)
    .where('mallId', '=', transaction.mallId)
    .where('draftNo', '=', draftNo)
    .execute();
}

type Told = { readonly title: string; readonly html: string; readonly name: string; readonly email: string };

/** The current notice on the board, and the recipient of its mail; undefined when either has gone. */
export async function findTold(
  transaction: MallTransaction,
  { postNo, memberNo }: { readonly postNo: number; readonly memberNo: number },
): Promise<Told | undefined> {
  const { rows } = await sql<Told>`
    select p.title, p.html, m.name, m.email from board_post p join member m using (mall_id)
    where p.mall_id = ${transaction.mallId} and p.board_type = 'CM00404' and p.post_no = ${postNo}
      and m.member_no = ${memberNo} and m.state = 'ACTIVE' and m.email <> ''`.execute(transaction);
  return rows[0];
}

export type Withdrawn = {
  readonly draftNo: number;
  /** The notice that corrects the announcement. */
  readonly postNo: number;
  readonly termCode: TermCode;
  readonly appliedOn: string;
  readonly reason: string;
};

/** Withdrawn versions of which this mall has informed members, and which it has not corrected yet. */
export async function listUnrecalled(transaction: MallTransaction): Promise<Withdrawn[]> {
  const { rows } = await sql<Withdrawn>`
    select a.draft_no, a.post_no, d.term_code, to_char(d.applied_on, 'YYYY-MM-DD') as applied_on, d.withdrawal_reason as reason
    from term_announcement a join term_draft d using (draft_no)
    where a.mall_id = ${transaction.mallId} and d.state = 'WITHDRAWN' and a.recall_post_no is null
    order by a.draft_no for update of a`.execute(transaction);
  return rows;
}

type Recalled = { readonly draftNo: number } & (
  | { readonly recallPostNo: number }
  | { readonly recalledTo: number; readonly isRecalled: boolean }
);

export async function updateRecalled(transaction: MallTransaction, { draftNo, ...recalled }: Recalled): Promise<void> {
  await transaction
    .updateTable('termAnnouncement')
    .set(recalled)
    .where('mallId', '=', transaction.mallId)
    .where('draftNo', '=', draftNo)
    .execute();
}

export type Recalling = {
  readonly draftNo: number;
  readonly recallPostNo: number;
  readonly recalledTo: number;
  readonly mailedTo: number;
  readonly termCode: TermCode;
};

/** The first correction whose mails are not all queued; locked. */
export async function lockRecalling(transaction: MallTransaction): Promise<Recalling | undefined> {
  const { rows } = await sql<Recalling>`
    select a.draft_no, a.recall_post_no, a.recalled_to, a.mailed_to, d.term_code from term_announcement a join term_draft d using (draft_no)
    where a.mall_id = ${transaction.mallId} and a.recall_post_no is not null and not a.is_recalled
    order by a.draft_no limit 1 for update of a`.execute(transaction);
  return rows[0];
}
