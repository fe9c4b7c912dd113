import type { UploadColumn } from '@mall/contracts/upload';
import type { UploadState } from '@mall/contracts/upload-codes';
import type { Upload } from '@mall/db/generated';
import type { MallTransaction } from '@mall/db/in-mall';
import type { Updateable } from 'kysely';
import { sql } from 'kysely';

type Owner = { readonly memberNo: number };
/** A member's own upload, by its number. */
export type OwnUpload = Owner & { readonly uploadNo: number };

export type NewUpload = Owner & {
  readonly fileName: string;
  readonly contentHash: Buffer;
  readonly state: UploadState;
  readonly columns: readonly UploadColumn[];
  readonly rows: readonly { readonly rowNo: number; readonly cells: readonly string[] }[];
  readonly at: Date;
};

/** The member's earlier upload of this content, neither expired nor discarded. */
export async function findUploadOfContent(
  transaction: MallTransaction,
  { memberNo, contentHash }: Owner & { readonly contentHash: Buffer },
): Promise<number | undefined> {
  const row = await transaction
    .selectFrom('upload')
    .select('uploadNo')
    .where('mallId', '=', transaction.mallId)
    .where('memberNo', '=', memberNo)
    .where('contentHash', '=', contentHash)
    .where(
      'state',
      'not in',
      (['EXPIRED', 'DISCARDED'] as const).map((state) => sql.lit(state)),
    )
    .executeTakeFirst();
  return row?.uploadNo;
}

/** Stores a sheet; undefined when a concurrent request has just stored the same. */
export async function insertUpload(
  transaction: MallTransaction,
  { rows, at, columns, ...upload }: NewUpload,
): Promise<number | undefined> {
  const inserted = await transaction
    .insertInto('upload')
    .values({
      ...{
        ...upload,
        columns: sql<UploadColumn[]>`${JSON.stringify(columns)}::text::jsonb`,
        mallId: transaction.mallId,
      },
      ...{ rowCount: rows.length, uploadedAt: at, workedAt: at },
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('uploadNo')
    .executeTakeFirst();
  if (!inserted) return undefined;
  const { uploadNo } = inserted;
  await sql`
    insert into upload_row (mall_id, upload_no, row_no, cells)
    select ${transaction.mallId}, ${uploadNo}, r.row_no, r.cells::jsonb
    from unnest(${rows.map(({ rowNo }) => rowNo)}::int[], ${rows.map(({ cells }) => JSON.stringify(cells))}::text[])
      r (row_no, cells)`.execute(transaction);
  return uploadNo;
}

/** A member's own upload; for others it does not exist. */
export function findUpload(transaction: MallTransaction, own: OwnUpload) {
  return uploadsOf(transaction, own).executeTakeFirst();
}

/** The same, locked until the transaction ends. */
export function lockUpload(transaction: MallTransaction, own: OwnUpload) {
  return uploadsOf(transaction, own).forNoKeyUpdate().executeTakeFirst();
}

function uploadsOf(transaction: MallTransaction, { uploadNo, memberNo }: OwnUpload) {
  return transaction
    .selectFrom('upload')
    .select([
      ...(['uploadNo', 'memberNo', 'fileName', 'state', 'columns', 'rowCount', 'doneCount', 'errorCount'] as const),
      ...(['orderedRowCount', 'orderCount', 'goodsAmount', 'deliveryAmount', 'revision', 'workerKey'] as const),
      ...(['workedAt', 'uploadedAt', 'orderedAt', 'rowsErasedAt'] as const),
    ])
    .where('mallId', '=', transaction.mallId)
    .where('memberNo', '=', memberNo)
    .where('uploadNo', '=', uploadNo)
    .where('state', '<>', sql.lit('DISCARDED'));
}
export type UploadRecord = NonNullable<Awaited<ReturnType<typeof findUpload>>>;

/** A page of the member's uploads, newest first, and how many there are. */
export async function listUploadPage(
  transaction: MallTransaction,
  { memberNo, limit, offset }: Owner & { readonly limit: number; readonly offset: number },
) {
  const own = transaction
    .selectFrom('upload')
    .where('mallId', '=', transaction.mallId)
    .where('memberNo', '=', memberNo)
    .where('state', '<>', sql.lit('DISCARDED'));
  const [rows, { total }] = await Promise.all([
    own
      .select(['uploadNo', 'fileName', 'state', 'rowCount', 'errorCount', 'orderedRowCount', 'orderCount'])
      .select(['goodsAmount', 'deliveryAmount', 'uploadedAt'])
      .orderBy('uploadNo', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
    own.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

export type UploadChange = Pick<
  Updateable<Upload>,
  | 'state'
  | 'columns'
  | 'fileName'
  | 'doneCount'
  | 'errorCount'
  | 'orderedRowCount'
  | 'orderCount'
  | 'goodsAmount'
  | 'deliveryAmount'
  | 'revision'
  | 'workerKey'
  | 'orderedAt'
  | 'rowsErasedAt'
> & { readonly workedAt: Date };

/** Changes an upload; with `workerKey` only while that worker owns it. False when the condition is not met. */
export async function updateUpload(
  transaction: MallTransaction,
  { uploadNo, ofWorker, change }: { uploadNo: number; ofWorker?: string; change: UploadChange },
): Promise<boolean> {
  const { columns, ...plain } = change;
  const { numUpdatedRows } = await transaction
    .updateTable('upload')
    .set({ ...plain, ...(columns && { columns: sql<UploadColumn[]>`${JSON.stringify(columns)}::text::jsonb` }) })
    .where('mallId', '=', transaction.mallId)
    .where('uploadNo', '=', uploadNo)
    .$if(ofWorker !== undefined, (query) => query.where('workerKey', '=', ofWorker ?? ''))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The member and their address, for the mail about an upload. */
export function getUploader(transaction: MallTransaction, { memberNo }: Owner) {
  return transaction
    .selectFrom('member')
    .select(['name', 'email'])
    .where('mallId', '=', transaction.mallId)
    .where('memberNo', '=', memberNo)
    .executeTakeFirstOrThrow();
}

/** How the member has matched these headings before; null: not at all. */
export async function listKnownHeadings(
  transaction: MallTransaction,
  { memberNo }: Owner,
): Promise<{ heading: string; field: string }[]> {
  return transaction
    .selectFrom('uploadHeading')
    .select(['heading', 'field'])
    .where('mallId', '=', transaction.mallId)
    .where('memberNo', '=', memberNo)
    .execute();
}

export async function rememberHeadings(
  transaction: MallTransaction,
  { memberNo, columns }: Owner & { readonly columns: readonly UploadColumn[] },
): Promise<void> {
  const byHeading = new Map(columns.map(({ heading, field }) => [heading, field ?? '']));
  const rows = [...byHeading].map(([heading, field]) => ({ mallId: transaction.mallId, memberNo, heading, field }));
  await transaction
    .insertInto('uploadHeading')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['mallId', 'memberNo', 'heading']).doUpdateSet((row) => ({ field: row.ref('excluded.field') })),
    )
    .execute();
}

/** Uploads untouched since then whose rows still exist, the oldest first. */
export function listErasable(
  transaction: MallTransaction,
  before: Date,
): Promise<{ uploadNo: number; state: UploadState }[]> {
  return transaction
    .selectFrom('upload')
    .select(['uploadNo', 'state'])
    .where('mallId', '=', transaction.mallId)
    .where('rowsErasedAt', 'is', null)
    .where('workedAt', '<=', before)
    .orderBy('workedAt')
    .limit(100)
    .execute();
}
