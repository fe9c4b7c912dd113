import type { AnswerTemplate } from '@mall/contracts/office/questions';
import type { Database } from '@mall/db/connection';
import type { OfficeScope } from '@mall/db/in-office';
import { sql } from 'kysely';
import type { OfficeReader } from '../../../office/office-rows.ts';

type Words = Pick<AnswerTemplate, 'name' | 'category' | 'body'>;
type Writer = Pick<Database, 'transaction'>;

const ofScope = (scope: OfficeScope) =>
  scope.kind === 'all'
    ? sql<boolean>`true`
    : sql<boolean>`(of_mall_id is null or of_mall_id = any (${[...scope.mallIds]}::int[]))`;

const templates = (transaction: Pick<OfficeReader, 'selectFrom' | 'scope'>) =>
  transaction
    .selectFrom('answerTemplate')
    .select(['templateNo', 'ofMallId as mallId', 'name', 'category', 'body', 'version'])
    .where(ofScope(transaction.scope));

const mostTemplates = 500;
/** Those of all malls, and of the malls of the scope. */
export const listTemplateRows = (transaction: OfficeReader) =>
  templates(transaction).orderBy('name').orderBy('templateNo').limit(mostTemplates).execute();

export const findTemplate = (transaction: OfficeReader, templateNo: number) =>
  templates(transaction).where('templateNo', '=', templateNo).executeTakeFirst();

export const insertTemplate = (database: Writer, { mallId, ...words }: Words & { readonly mallId: number | null }) =>
  database.transaction().execute((transaction) =>
    transaction
      .insertInto('answerTemplate')
      .values({ ...words, ofMallId: mallId })
      .returning('templateNo')
      .executeTakeFirstOrThrow(),
  );

/** False when it has another version by now. */
export const updateTemplate = (
  database: Writer,
  { templateNo, version, ...words }: Words & { readonly templateNo: number; readonly version: number },
): Promise<boolean> =>
  database.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('answerTemplate')
      .set({ ...words, version: version + 1 })
      .where('templateNo', '=', templateNo)
      .where('version', '=', version)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  });

export const deleteTemplate = (database: Writer, templateNo: number): Promise<unknown> =>
  database
    .transaction()
    .execute((transaction) => transaction.deleteFrom('answerTemplate').where('templateNo', '=', templateNo).execute());
