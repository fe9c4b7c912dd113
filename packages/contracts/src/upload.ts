import { termCodes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { orderStates } from './order-codes.ts';
import { spreadsheetTypes, uploadFields, uploadLimits, uploadModes, uploadStates } from './upload-codes.ts';
import {
  amount,
  boolean,
  boundedText,
  entity,
  fileBytes,
  instant,
  integer,
  list,
  nullable,
  oneOf,
  optional,
  queryInteger,
  querySerialNumber,
  text,
  type ValueOf,
} from './wire.ts';

const field = oneOf(uploadFields);

/** A column of the sheet and the field that it is read as; null: ignored. */
const column = entity({ heading: text, field: nullable(field) });
export type UploadColumn = ValueOf<typeof column>;

/** An upload in the history. Row counts are of rows with orders, without the headings. */
const card = {
  uploadNo: integer,
  fileName: text,
  state: oneOf(uploadStates),
  uploadedAt: instant,
  /** Name of the member who uploaded it. */
  uploadedBy: text,
  rowCount: amount,
  errorCount: amount,
  /** Rows that were ordered, and the resulting orders. */
  orderedRowCount: amount,
  orderCount: amount,
  totalAmount: amount,
} as const;
export const uploadCard = entity(card);
export type UploadCard = ValueOf<typeof uploadCard>;

/** An upload in full; sums are of its valid rows, or of what was ordered, in whole won. */
export const uploadDetail = entity({
  ...card,
  /** Rows that have been checked, or ordered, so far. */
  doneCount: amount,
  goodsAmount: amount,
  deliveryAmount: amount,
  columns: list(column, uploadLimits.columns),
  /** Changes with every correction, so that exactly what was seen is ordered. */
  revision: integer,
  /** Nobody is processing it any more, although it is not done. */
  isStalled: boolean,
  orderedAt: nullable(instant),
  /** When its rows are deleted; null when they have been. */
  rowsRetainedUntil: nullable(instant),
  /** Newest version of each term to agree to before ordering. */
  terms: list(entity({ termNo: ['infoNo', integer], termCode: oneOf(termCodes) })),
});
export type UploadDetail = ValueOf<typeof uploadDetail>;

/** A cell that cannot be ordered as it is, and what to do about it. */
const issue = entity({ field, message: text });
export type UploadIssue = ValueOf<typeof issue>;

const cell = entity({ field, text: boundedText(uploadLimits.cellLetters) });
/** A row of the sheet by its number there, with the cells that are read. */
export const uploadRow = entity({
  rowNo: integer,
  cells: list(entity({ field, text }), uploadFields.length),
  issues: list(issue),
  orderNo: nullable(text),
  /** What this mall sells under the number in the row; empty when there is nothing. */
  productName: text,
});
export type UploadRow = ValueOf<typeof uploadRow>;

export const uploadPageSize = 50;
/** The most rows that may be corrected at once. */
export const mostCorrections = 200;

const uploadNo = entity({ uploadNo: querySerialNumber });
const page = optional(queryInteger(1, 250));

/** GET uploads: the member's uploads, newest first, ten a page. */
export const listUploads = endpoint({
  method: 'GET',
  path: '/uploads',
  access: 'uploader',
  summary: '대량주문 내역',
  query: entity({ page }),
  data: entity({ total: amount, page: integer, pageSize: integer, uploads: list(uploadCard) }),
  errors: [],
});
/**
 * POST uploads: reads a sheet, .xlsx or .csv recognised by its content, and stores its rows; its name is in the header X-File-Name,
 * percent-encoded. The same content again returns the first upload, with isRepeated. `checkUpload` checks it. Errors: 4130 too large, 4151
 * it cannot be read (description: why).
 */
export const addUpload = endpoint({
  method: 'POST',
  path: '/uploads',
  access: 'uploader',
  summary: '대량주문 파일 올리기',
  upload: { mostBytes: uploadLimits.bytes },
  data: entity({ uploadNo: integer, isRepeated: boolean }),
  errors: ['4130', '4150', '4151'],
});
/** GET uploads/{uploadNo}: the state of an upload; 4040 when it is not the member's. */
export const getUpload = endpoint({
  method: 'GET',
  path: '/uploads/:uploadNo',
  access: 'uploader',
  summary: '대량주문 상세',
  params: uploadNo,
  data: uploadDetail,
  errors: ['4040'],
});
/** DELETE uploads/{uploadNo}: discards an upload and deletes its rows; 4090 when it is ordered already. */
export const discardUpload = endpoint({
  method: 'DELETE',
  path: '/uploads/:uploadNo',
  access: 'uploader',
  summary: '대량주문 취소',
  params: uploadNo,
  data: nullable(text),
  errors: ['4040', '4090'],
});
/** PUT uploads/{uploadNo}/columns: assigns fields to columns, remembered for this member's next files. Errors: 4040, 4090, 4220. */
export const changeUploadColumns = endpoint({
  method: 'PUT',
  path: '/uploads/:uploadNo/columns',
  access: 'uploader',
  summary: '대량주문 열 맞추기',
  params: uploadNo,
  body: entity({ fields: list(nullable(field), uploadLimits.columns) }),
  data: uploadDetail,
  errors: ['4040', '4090', '4220'],
});
/** POST uploads/{uploadNo}/check: checks every row against today's goods, prices and stock; meanwhile GET returns the progress. */
export const checkUpload = endpoint({
  method: 'POST',
  path: '/uploads/:uploadNo/check',
  access: 'uploader',
  summary: '대량주문 확인',
  params: uploadNo,
  data: uploadDetail,
  errors: ['4040', '4090'],
});
/** GET uploads/{uploadNo}/rows: rows of the sheet in its order, fifty per page; all, or those with errors. */
export const listUploadRows = endpoint({
  method: 'GET',
  path: '/uploads/:uploadNo/rows',
  access: 'uploader',
  summary: '대량주문 행',
  params: uploadNo,
  query: entity({ page, only: optional(oneOf(['errors'])) }),
  data: entity({ total: amount, page: integer, pageSize: integer, rows: list(uploadRow, uploadPageSize) }),
  errors: ['4040'],
});
/** PUT uploads/{uploadNo}/rows: corrects cells and checks the whole file again. Errors: 4040, 4090 another tab was faster, 4220. */
export const correctUploadRows = endpoint({
  method: 'PUT',
  path: '/uploads/:uploadNo/rows',
  access: 'uploader',
  summary: '대량주문 고치기',
  params: uploadNo,
  body: entity({
    revision: integer,
    rows: list(entity({ rowNo: integer, cells: list(cell, uploadFields.length) }), mostCorrections),
  }),
  data: uploadDetail,
  errors: ['4040', '4090', '4220'],
});
/**
 * POST uploads/{uploadNo}/orders: orders the rows on account, all or none; submitted twice it returns the same orders. Errors: 4040, 4090
 * another tab has changed it, 4093 the total has changed, 4098 a row has become invalid, 4220 a consent is missing, 4700 the member may not
 * order this amount on account (description: why, and what to do).
 */
export const orderUpload = endpoint({
  method: 'POST',
  path: '/uploads/:uploadNo/orders',
  access: 'uploader',
  summary: '대량주문하기',
  params: uploadNo,
  body: entity({
    mode: oneOf(uploadModes),
    revision: integer,
    /** The total that the member saw, in won: only compared. */
    expectedTotal: amount,
    /** Numbers of the term versions agreed to. */
    agreedTerms: list(integer, 20),
  }),
  data: uploadDetail,
  errors: ['4040', '4090', '4093', '4098', '4220', '4700'],
});
/** GET uploads/{uploadNo}/orders: the resulting orders, in the order of its rows, fifty per page. */
export const listUploadOrders = endpoint({
  method: 'GET',
  path: '/uploads/:uploadNo/orders',
  access: 'uploader',
  summary: '대량주문의 주문',
  params: uploadNo,
  query: entity({ page }),
  data: entity({
    total: amount,
    page: integer,
    pageSize: integer,
    orders: list(
      entity({
        orderNo: text,
        state: oneOf(orderStates),
        recipient: text,
        goodsName: text,
        lineCount: integer,
        totalAmount: amount,
      }),
      uploadPageSize,
    ),
  }),
  errors: ['4040'],
});
/** GET uploads/{uploadNo}/errors.{type}: the rows with errors as a file, with a column for the reason. Errors: 4040. */
export const getUploadErrors = endpoint({
  method: 'GET',
  path: '/uploads/:uploadNo/errors/:type',
  access: 'uploader',
  summary: '대량주문 오류 파일',
  params: entity({ uploadNo: querySerialNumber, type: oneOf(spreadsheetTypes) }),
  data: fileBytes,
  reply: 'spreadsheet',
  errors: ['4040'],
});
/** GET upload-template/{type}: headings and an example; as .xlsx with the orderable goods on a second sheet. */
export const getUploadTemplate = endpoint({
  method: 'GET',
  path: '/upload-template/:type',
  access: 'uploader',
  summary: '대량주문 양식',
  params: entity({ type: oneOf(spreadsheetTypes) }),
  data: fileBytes,
  reply: 'spreadsheet',
  errors: [],
});
