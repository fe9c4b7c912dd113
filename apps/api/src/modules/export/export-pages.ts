import { textOf } from '@mall/contracts/office/personal';
import type { OfficeScope } from '@mall/db/in-office';
import type { ExportColumn } from '@mall/domain/office/export-columns';
import { exportLists } from '@mall/domain/office/export-lists';
import type { ListedPage, OfficeList } from '../../office/office-lists.ts';
import type { StaffCaller } from '../../office/staff-caller.ts';
import type { SheetCell } from '../upload/writing/write-workbook.ts';
import type { ExportRequest } from './export-run.repository.ts';

/** Rows per read. */
const pageRows = 500;

type Reading = {
  readonly list: OfficeList;
  readonly staff: StaffCaller;
  readonly scope: OfficeScope;
  readonly request: ExportRequest;
  /** Called with each page before it is written; an error stops the reading. */
  readonly onPage: (page: ListedPage) => Promise<void>;
};

/** All rows that a list's filters find, page by page, each page after the last row of the one before, as cells of the requested columns. */
export async function* exportPages({ list, staff, scope, request, onPage }: Reading): AsyncGenerator<SheetCell[][]> {
  const columns = columnsOf(request);
  const query = { ...list.decodeQuery(request.query ?? {}), size: pageRows };
  let cursor: string | undefined;
  do {
    const page = await list.page({ staff, scope }, { ...query, ...(cursor !== undefined && { cursor }) });
    await onPage(page);
    yield page.data.rows.map((row) => columns.map((column) => cellOf(row[column.field], column, { list, request })));
    cursor = page.data.next;
  } while (cursor !== undefined);
}

/** The requested columns, in the requested order. */
export const columnsOf = ({ list, columns }: ExportRequest): readonly ExportColumn[] =>
  columns.flatMap((field) => exportLists[list]?.columns.filter((column) => column.field === field) ?? []);

type Form = Pick<Reading, 'list' | 'request'>;

function cellOf(value: unknown, { field, isMoment, words }: ExportColumn, { list, request }: Form): SheetCell {
  if (value === null || value === undefined) return '';
  const shape = list.row.get(field);
  if (shape?.personal) return request.isClear ? textOf(value as never) : String(shape.encode(value as never));
  if (isMoment) return momentText(String(value));
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? '예' : '아니요';
  return words?.[String(value)] ?? String(value);
}

const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul', dateStyle: 'short', timeStyle: 'medium' });
/** Such as 2026-11-24 10:41:08, in Seoul. */
export const momentText = (at: string | Date): string => clock.format(new Date(at));
