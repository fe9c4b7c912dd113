import type { MallTransaction } from '@mall/db/in-mall';
import { type RawBuilder, sql } from 'kysely';

/** The content of a newsletter; `html` is sanitised. */
export type NewsletterText = { readonly subject: string; readonly html: string; readonly plainText: string };
export type Newsletter = NewsletterText & { readonly newsletterNo: number };

type NewNewsletter = NewsletterText & { readonly campaignKey: string; readonly queuedAt: Date };

/** Stores a newsletter unless its key has one already. */
export async function insertNewsletter(transaction: MallTransaction, newsletter: NewNewsletter): Promise<void> {
  await transaction
    .insertInto('newsletter')
    .values({ ...newsletter, mallId: transaction.mallId })
    .onConflict((conflict) => conflict.columns(['mallId', 'campaignKey']).doNothing())
    .execute();
}

export function findNewsletterByKey(
  transaction: MallTransaction,
  campaignKey: string,
): Promise<(Newsletter & { queuedThrough: number }) | undefined> {
  return transaction
    .selectFrom('newsletter')
    .select(['newsletterNo', 'subject', 'html', 'plainText', 'queuedThrough'])
    .where('mallId', '=', transaction.mallId)
    .where('campaignKey', '=', campaignKey)
    .executeTakeFirst();
}

export function findNewsletter(
  transaction: MallTransaction,
  newsletterNo: number,
): Promise<NewsletterText | undefined> {
  return transaction
    .selectFrom('newsletter')
    .select(['subject', 'html', 'plainText'])
    .where('mallId', '=', transaction.mallId)
    .where('newsletterNo', '=', newsletterNo)
    .executeTakeFirst();
}

/** Locks a newsletter, so that only one command at a time queues its mails; returns the last member whose mail is queued. */
export async function lockQueuedThrough(transaction: MallTransaction, newsletterNo: number): Promise<number> {
  const { queuedThrough } = await transaction
    .selectFrom('newsletter')
    .select('queuedThrough')
    .where('mallId', '=', transaction.mallId)
    .where('newsletterNo', '=', newsletterNo)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return queuedThrough;
}

export async function updateQueuedThrough(
  transaction: MallTransaction,
  { newsletterNo, queuedThrough }: { readonly newsletterNo: number; readonly queuedThrough: number },
): Promise<void> {
  await transaction
    .updateTable('newsletter')
    .set({ queuedThrough })
    .where('mallId', '=', transaction.mallId)
    .where('newsletterNo', '=', newsletterNo)
    .execute();
}

/**
 * Members of a mall, as `m`, who let it advertise by mail: their latest choice counts, or else their consent at joining, unless a later version
 * requires consent anew. Without those who have left, are dormant, or have no address.
 */
const readers = (transaction: MallTransaction): RawBuilder<unknown> => sql`
  member m join lateral (
    select * from (
      select is_agreed, term_no, change_no from marketing_consent c
      where c.mall_id = m.mall_id and c.member_no = m.member_no and c.channel = 'EMAIL'
      union all
      select true, term_no, 0 from consent c join term_version v using (term_no)
      where c.mall_id = m.mall_id and c.member_no = m.member_no and v.term_code = 'marketing') word
    order by change_no desc, term_no desc limit 1
  ) last_word on last_word.is_agreed
  where m.mall_id = ${transaction.mallId} and m.state = 'ACTIVE' and m.email <> '' and not exists (
    select from term_version wanted
    where wanted.term_code = 'marketing' and wanted.needs_consent and wanted.applied_on <= (now() at time zone 'Asia/Seoul')::date
      and wanted.applied_on > coalesce((select applied_on from term_version v where v.term_no = last_word.term_no), '-infinity'))`;

export async function countReaderRows(transaction: MallTransaction): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${readers(transaction)}`.execute(
    transaction,
  );
  return rows[0]?.count ?? 0;
}

/** The numbers of the next readers after a member. */
export async function listReaders(
  transaction: MallTransaction,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ memberNo: number }>`
    select m.member_no from ${readers(transaction)} and m.member_no > ${after}
    order by m.member_no limit ${limit}`.execute(transaction);
  return rows.map(({ memberNo }) => memberNo);
}

/** Where a reader wants the mall's advertising; undefined when they do not want it now. */
export async function findReader(
  transaction: MallTransaction,
  memberNo: number,
): Promise<{ name: string; address: string } | undefined> {
  const { rows } = await sql<{ name: string; address: string }>`
    select m.name, m.email as address from ${readers(transaction)} and m.member_no = ${memberNo}`.execute(transaction);
  return rows[0];
}
