import type { SheetRow } from '@mall/contracts/office/product-sheets';
import type { Database } from '@mall/db/connection';
import type { DB } from '@mall/db/generated';
import type { ProductSheet, SheetLine } from '@mall/domain/office/product-sheet/columns';
import { sql, type Transaction } from 'kysely';

type Runner = Pick<Transaction<DB>, 'insertInto' | 'getExecutor'>;

type NewSheet = Omit<ProductSheet, 'lines'> & {
  readonly staffNo: number;
  readonly fileName: string;
  readonly fileHash: Buffer;
  readonly madeAt: Date;
};

/** Its number; undefined when the same staff have uploaded the same file before. */
export async function insertSheet(transaction: Runner, sheet: NewSheet): Promise<number | undefined> {
  const { rows } = await sql<{ sheetNo: number }>`
    insert into product_sheet (kind, staff_no, file_name, file_hash, columns, made_at)
    values (${sheet.kind}, ${sheet.staffNo}, ${sheet.fileName}, ${sheet.fileHash}, ${JSON.stringify(sheet.columns)}::text::jsonb,
      ${sheet.madeAt})
    on conflict (staff_no, file_hash) do nothing returning sheet_no::int`.execute(transaction);
  return rows[0]?.sheetNo;
}

export async function insertLines(transaction: Runner, sheetNo: number, lines: readonly SheetLine[]): Promise<void> {
  await sql`
    insert into product_sheet_row (sheet_no, row_no, cells)
    select ${sheetNo}, line.* from unnest(${lines.map(({ rowNo }) => rowNo)}::int[],
      ${lines.map(({ cells }) => JSON.stringify(cells))}::text[]::jsonb[]) as line`.execute(transaction);
}

export type StoredSheet = Omit<ProductSheet, 'lines'> & {
  readonly sheetNo: number;
  readonly staffNo: number;
  readonly fileName: string;
  readonly madeAt: Date;
  readonly withWarned: boolean;
  readonly runNo: number | null;
  readonly rows: number;
  readonly state: 'QUEUED' | 'RUNNING' | 'DONE' | 'FAILED' | 'CANCELLED' | null;
  readonly doneRows: number;
  readonly endedAt: Date | null;
  readonly failure: string;
};

const sheetColumns = sql`s.sheet_no::int, s.kind, s.staff_no::int, s.file_name, s.columns, s.made_at, s.with_warned, s.run_no::int,
  r.state, coalesce(r.done_rows, 0)::int as done_rows, r.ended_at, coalesce(r.failure, '') as failure,
  (select count(*)::int from product_sheet_row line where line.sheet_no = s.sheet_no) as rows`;

/** One's own, the latest first. */
export async function listOwnSheets(database: Database, staffNo: number, most: number): Promise<StoredSheet[]> {
  const { rows } = await sql<StoredSheet>`
    select ${sheetColumns} from product_sheet s left join run r on r.run_no = s.run_no
    where s.staff_no = ${staffNo} order by s.sheet_no desc limit ${most}`.execute(database);
  return rows;
}

export async function findSheet(database: Runner | Database, sheetNo: number): Promise<StoredSheet | undefined> {
  const { rows } = await sql<StoredSheet>`
    select ${sheetColumns} from product_sheet s left join run r on r.run_no = s.run_no where s.sheet_no = ${sheetNo}`.execute(
    database,
  );
  return rows[0];
}

export async function findSheetByFile(
  database: Database,
  { staffNo, fileHash }: Pick<NewSheet, 'staffNo' | 'fileHash'>,
): Promise<number | undefined> {
  const { rows } = await sql<{ sheetNo: number }>`
    select sheet_no::int from product_sheet where staff_no = ${staffNo} and file_hash = ${fileHash}`.execute(database);
  return rows[0]?.sheetNo;
}

type By = { readonly by: string; readonly at: Date };
/** Others who have carried the same file out. */
export async function findOtherUse(transaction: Runner, sheetNo: number): Promise<By | undefined> {
  const { rows } = await sql<By>`
    select staff.name as by, r.made_at as at
    from product_sheet s join product_sheet other on other.file_hash = s.file_hash and other.sheet_no <> s.sheet_no
      join staff on staff.staff_no = other.staff_no join run r on r.run_no = other.run_no
    where s.sheet_no = ${sheetNo}`.execute(transaction);
  return rows[0];
}

/** Locked against a concurrent request. */
export async function lockSheet(transaction: Runner, sheetNo: number): Promise<void> {
  await sql`select from product_sheet where sheet_no = ${sheetNo} for update`.execute(transaction);
}

export async function updateSheetRun(
  transaction: Runner,
  { sheetNo, runNo, withWarned }: { readonly sheetNo: number; readonly runNo: number; readonly withWarned: boolean },
): Promise<void> {
  await sql`
    update product_sheet set run_no = ${runNo}, with_warned = ${withWarned} where sheet_no = ${sheetNo}`.execute(
    transaction,
  );
}

export type StoredLine = SheetLine & { readonly result: SheetRow | null };

/** Its rows in the order of the file. */
export async function listLines(database: Runner | Database, sheetNo: number): Promise<StoredLine[]> {
  const { rows } = await sql<StoredLine>`
    select row_no, cells, result from product_sheet_row where sheet_no = ${sheetNo} order by row_no`.execute(database);
  return rows;
}

/** Stores the results of these rows. */
export async function updateResults(
  transaction: Runner | Database,
  sheetNo: number,
  results: readonly SheetRow[],
): Promise<void> {
  await sql`
    update product_sheet_row line set result = made.result
    from unnest(${results.map(({ rowNo }) => rowNo)}::int[], ${results.map((row) => JSON.stringify(row))}::text[]::jsonb[])
      as made (row_no, result)
    where line.sheet_no = ${sheetNo} and line.row_no = made.row_no`.execute(transaction);
}

/** Deletes sheets uploaded before then, except those under way. */
export async function deleteSheets(database: Database, before: Date): Promise<void> {
  await sql`
    delete from product_sheet s where s.made_at < ${before}
      and not exists (select from run r where r.run_no = s.run_no and r.ended_at is null)`.execute(database);
}
