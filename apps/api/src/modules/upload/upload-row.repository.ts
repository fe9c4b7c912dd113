import type { UploadIssue } from '@mall/contracts/upload';
import type { UploadRow } from '@mall/db/generated';
import type { MallTransaction } from '@mall/db/in-mall';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';

export type StoredRow = Pick<Selectable<UploadRow>, 'rowNo' | 'cells' | 'issues' | 'orderNo'>;
type OfUpload = { readonly uploadNo: number };

/** This many rows after one of the sheet, in its order. */
export function listRowsAfter(
  transaction: MallTransaction,
  { uploadNo, rowNo, limit }: OfUpload & { readonly rowNo: number; readonly limit: number },
): Promise<StoredRow[]> {
  return rowsOf(transaction, { uploadNo }).where('rowNo', '>', rowNo).limit(limit).execute();
}

/** A page of rows, all or those with errors. */
export function listRowPage(
  transaction: MallTransaction,
  { uploadNo, isWrong, limit, offset }: OfUpload & { isWrong: boolean; limit: number; offset: number },
): Promise<StoredRow[]> {
  return rowsOf(transaction, { uploadNo })
    .$if(isWrong, (query) => query.where(sql<boolean>`issues <> '[]'`))
    .limit(limit)
    .offset(offset)
    .execute();
}

/** Those of these rows that exist. */
export function listNamedRows(
  transaction: MallTransaction,
  { uploadNo, rowNos }: OfUpload & { readonly rowNos: readonly number[] },
): Promise<StoredRow[]> {
  return rowsOf(transaction, { uploadNo }).where('rowNo', 'in', rowNos).execute();
}

const rowsOf = (transaction: MallTransaction, { uploadNo }: OfUpload) =>
  transaction
    .selectFrom('uploadRow')
    .select(['rowNo', 'cells', 'issues', 'orderNo'])
    .where('mallId', '=', transaction.mallId)
    .where('uploadNo', '=', uploadNo)
    .orderBy('rowNo');

/** Stores the problems of rows. */
export async function updateIssues(
  transaction: MallTransaction,
  { uploadNo, rows }: OfUpload & { readonly rows: readonly { rowNo: number; issues: readonly UploadIssue[] }[] },
): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    update upload_row r set issues = c.issues::jsonb
    from unnest(${rows.map(({ rowNo }) => rowNo)}::int[], ${rows.map(({ issues }) => JSON.stringify(issues))}::text[])
      c (row_no, issues)
    where r.mall_id = ${transaction.mallId} and r.upload_no = ${uploadNo} and r.row_no = c.row_no`.execute(transaction);
}

export async function updateCells(
  transaction: MallTransaction,
  { uploadNo, rows }: OfUpload & { readonly rows: readonly { rowNo: number; cells: readonly string[] }[] },
): Promise<void> {
  await sql`
    update upload_row r set cells = c.cells::jsonb
    from unnest(${rows.map(({ rowNo }) => rowNo)}::int[], ${rows.map(({ cells }) => JSON.stringify(cells))}::text[])
      c (row_no, cells)
    where r.mall_id = ${transaction.mallId} and r.upload_no = ${uploadNo} and r.row_no = c.row_no`.execute(transaction);
}

/** The order that each row went into. */
export async function updateOrderNos(
  transaction: MallTransaction,
  { uploadNo, rows }: OfUpload & { readonly rows: readonly { rowNo: number; orderNo: string }[] },
): Promise<void> {
  await sql`
    update upload_row r set order_no = c.order_no
    from unnest(${rows.map(({ rowNo }) => rowNo)}::int[], ${rows.map(({ orderNo }) => orderNo)}::text[])
      c (row_no, order_no)
    where r.mall_id = ${transaction.mallId} and r.upload_no = ${uploadNo} and r.row_no = c.row_no`.execute(transaction);
}

export async function deleteRows(
  transaction: MallTransaction,
  { uploadNos }: { readonly uploadNos: readonly number[] },
): Promise<void> {
  if (uploadNos.length === 0) return;
  await transaction
    .deleteFrom('uploadRow')
    .where('mallId', '=', transaction.mallId)
    .where('uploadNo', 'in', uploadNos)
    .execute();
}
