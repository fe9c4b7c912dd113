import type { OfficeFaq } from '@mall/contracts/office/faqs';
import type { MallTransaction } from '@mall/db/in-mall';
import { sql } from 'kysely';
import type { OfficeReader } from '../../../office/office-rows.ts';

export type FaqWords = Pick<OfficeFaq, 'category' | 'question' | 'answerHtml'>;

/** The questions of a mall, in its order. */
export const listFaqRows = (reader: Pick<OfficeReader, 'selectFrom'>, mallId: number): Promise<OfficeFaq[]> =>
  reader
    .selectFrom('faq')
    .select(['faqNo', 'category', 'question', 'answerHtml', 'version'])
    .where('mallId', '=', mallId)
    .orderBy('sortOrder')
    .orderBy('faqNo')
    .execute();

/** Serialises changes of a mall's questions. */
export const lockFaqs = (transaction: MallTransaction) =>
  sql`select pg_advisory_xact_lock(hashtextextended('faq', ${transaction.mallId}))`.execute(transaction);

/** Who saved it, and when. */
export type Saved = { readonly changedBy: number; readonly changedAt: Date };

/** Inserts a question after all others. */
export async function insertFaq(transaction: MallTransaction, words: FaqWords & Saved): Promise<number> {
  const { mallId } = transaction;
  const next = (column: 'faq_no' | 'sort_order') =>
    sql<number>`(select coalesce(max(${sql.raw(column)}), 0) + 1 from faq where mall_id = ${mallId})`;
  const { faqNo } = await transaction
    .insertInto('faq')
    .values({ mallId, faqNo: next('faq_no'), sortOrder: next('sort_order'), ...words })
    .returning('faqNo')
    .executeTakeFirstOrThrow();
  return faqNo;
}

/** False when it has another version by now. */
export async function updateFaq(
  transaction: MallTransaction,
  { faqNo, version, ...words }: FaqWords & Saved & { readonly faqNo: number; readonly version: number },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('faq')
    .set({ ...words, version: sql<number>`version + 1` })
    .where('mallId', '=', transaction.mallId)
    .where('faqNo', '=', faqNo)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** The current version, and who saved it when. */
export const findSaved = (transaction: MallTransaction, faqNo: number) =>
  transaction
    .selectFrom('faq')
    .leftJoin('staff', 'staff.staffNo', 'faq.changedBy')
    .select(['faq.category', 'faq.question', 'faq.answerHtml', 'faq.version', 'staff.name as by', 'faq.changedAt'])
    .where('faq.mallId', '=', transaction.mallId)
    .where('faq.faqNo', '=', faqNo)
    .executeTakeFirst();

/** Renumbers the places of a mall's questions. */
export const updatePlaces = (transaction: MallTransaction, faqNos: readonly number[]) =>
  sql`update faq set sort_order = placed.place from unnest(${[...faqNos]}::int[]) with ordinality as placed (faq_no, place)
    where faq.mall_id = ${transaction.mallId} and faq.faq_no = placed.faq_no`.execute(transaction);

export async function deleteFaq(transaction: MallTransaction, faqNo: number): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('faq')
    .where('mallId', '=', transaction.mallId)
    .where('faqNo', '=', faqNo)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
