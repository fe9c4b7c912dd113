import type { OfficeTransaction } from '@mall/db/in-office';
import type { Searchable, SearchDocument } from '@mall/domain/search-document';
import type { ShownProduct, SuggestionRow } from '@mall/domain/search-suggestions';
import { sql } from 'kysely';

export type Listed = { readonly mallId: number; readonly productNo: string };

/** Takes listings whose index rows are out of date; this transaction must reindex them. */
export async function takeChanges(transaction: OfficeTransaction, atMost: number): Promise<Listed[]> {
  const { rows } = await sql<Listed>`
    select of_mall as mall_id, of_product as product_no from take_search_changes(${atMost})`.execute(transaction);
  return rows;
}

/** Takes the mall whose suggestions have been out of date longest; undefined when there is none. */
export async function takeStaleSuggestions(transaction: OfficeTransaction): Promise<number | undefined> {
  const { rows } = await sql<{ mallId: number | null }>`select take_stale_suggestions() as mall_id`.execute(
    transaction,
  );
  return rows[0]?.mallId ?? undefined;
}

/**
 * Makes this transaction fail when it waits for a lock longer than 200 ms. That is shorter than PostgreSQL's deadlock
 * timeout, so in a deadlock the indexer fails and never an order or a price change.
 */
export const yieldToOthers = (transaction: OfficeTransaction) =>
  sql`select set_config('lock_timeout', '200ms', true)`.execute(transaction);

const categoryNames = sql`array(
  select c.name from category c
  where c.mall_id = l.mall_id and c.category_no in (left(l.category_no, 2), left(l.category_no, 4), l.category_no)
  order by c.category_no)`;

type Source = Listed & Searchable & { readonly categoryNames: readonly string[] };

/** The source data of these listings' index rows; listings that no longer exist are left out. */
export async function listSources(transaction: OfficeTransaction, changed: readonly Listed[]): Promise<Source[]> {
  const { rows } = await sql<Source>`
    select l.mall_id, l.product_no, p.name, p.model_name, b.name as brand_name, b.search_words as brand_words, p.tag, p.search_tags, ${categoryNames} as category_names
    from unnest(${changed.map(({ mallId }) => mallId)}::int[], ${changed.map(({ productNo }) => productNo)}::text[])
      changed (mall_id, product_no)
    join listing l using (mall_id, product_no) join product p using (product_no) join brand b on b.brand_id = p.brand_id`.execute(
    transaction,
  );
  return rows;
}

/** The products that a mall shows, from which its suggestions are computed. */
export async function listShown(transaction: OfficeTransaction, mallId: number): Promise<ShownProduct[]> {
  const { rows } = await sql<ShownProduct>`
    select p.name, b.name as brand_name, p.search_tags, l.favourite_count, ${categoryNames} as category_names
    from listing l join product p using (product_no) join brand b on b.brand_id = p.brand_id
    where l.mall_id = ${mallId} and l.is_visible order by l.product_no`.execute(transaction);
  return rows;
}

type Document = Listed & SearchDocument;

/** Adds the words of these documents to the dictionary; known words are unchanged. */
export const learnWords = (transaction: OfficeTransaction, documents: readonly Document[]) =>
  sql`select learn_search_words(${asRecords(documents)}::text::jsonb)`.execute(transaction);

export const writeDocuments = (transaction: OfficeTransaction, documents: readonly Document[]) =>
  sql`select write_search_documents(${asRecords(documents)}::text::jsonb)`.execute(transaction);

const asRecords = (documents: readonly Document[]): string =>
  JSON.stringify(
    documents.map(({ mallId, productNo, nameInitials, ...rest }) => ({
      ...{ ...rest, mall_id: mallId, product_no: productNo, name_initials: nameInitials },
    })),
  );

export const writeSuggestions = (transaction: OfficeTransaction, mallId: number, rows: readonly SuggestionRow[]) =>
  sql`select write_search_suggestions(${mallId}, ${JSON.stringify(rows)}::text::jsonb)`.execute(transaction);
