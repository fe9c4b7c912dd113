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
  querySerialNumber,
  text,
  type ValueOf,
} from '../wire.ts';
import { runStates } from './exports.ts';
import { listPage } from './list.ts';
import { officeEndpoint } from './office-endpoint.ts';
import { listProducts } from './products.ts';

const look = { method: 'GET', personal: 'none', audit: 'read' } as const;
const file = { ...look, permission: 'products.read', query: listProducts.query, errors: [] } as const;

const told = { productNo: text, version: integer } as const;

/** GET product-sheet: what the list of products finds, as a sheet that can be edited and uploaded. */
export const listProductSheet = officeEndpoint({
  ...file,
  path: '/product-sheet',
  summary: '상품 시트',
  data: listPage(
    entity({
      ...told,
      ...{ kind: text, name: text, brandName: text, supplierName: text, modelName: text },
      ...{ summary: text, tag: text, searchTags: text },
      ...{ marketPrice: amount, marketPriceOn: text, noticeGroupName: text, maker: text, origin: text },
      ...{ deliveryMethod: text, hasFreeDelivery: text, shipsToday: text, deliveryNote: text },
      ...{ mostPieces: nullable(amount), images: text, state: text },
    }),
  ),
});

/** GET product-sheet/options: the options of the same goods. */
export const listOptionSheet = officeEndpoint({
  ...file,
  path: '/product-sheet/options',
  summary: '상품 옵션 시트',
  data: listPage(
    entity({
      ...told,
      ...{ optionNo: integer, productName: text, colourName: text, colourHex: text, label: text },
      ...{ extraPrice: amount, useCode: text, image: text, stock: amount },
    }),
  ),
});

/** The most rows of one file, by its kind; and its most bytes. */
export const sheetLimits = { PRODUCTS: 5_000, OPTIONS: 20_000, bytes: 10 * 1024 * 1024 } as const;

export const rowVerdicts = [
  ...(['CHANGE', 'REQUEST', 'ADD', 'SAME', 'STALE', 'WRONG'] as const),
  /** Results of applied rows: changed, requested, added; LEFT has a warning, FAILED was refused in the end. */
  ...(['CHANGED', 'REQUESTED', 'ADDED', 'LEFT', 'FAILED'] as const),
] as const;
export type RowVerdict = (typeof rowVerdicts)[number];

const cellChange = entity({ field: text, before: text, after: text });
const sheetRow = entity({
  rowNo: integer,
  productNo: text,
  optionNo: nullable(integer),
  name: text,
  verdict: oneOf(rowVerdicts),
  changes: list(cellChange),
  faults: list(entity({ field: text, message: text })),
  warnings: list(oneOf(['BELOW_COST', 'LARGE_CHANGE'])),
  /** What somebody has changed since the sheet was downloaded. */
  since: nullable(entity({ by: text, at: text, changes: list(cellChange) })),
});
export type SheetRow = ValueOf<typeof sheetRow>;

const sheet = {
  sheetNo: integer,
  kind: oneOf(['PRODUCTS', 'OPTIONS']),
  fileName: text,
  madeAt: instant,
  rows: amount,
  withWarned: boolean,
  /** Null until it is applied. */
  run: nullable(entity({ state: oneOf(runStates), doneRows: amount, endedAt: nullable(instant), failure: text })),
} as const;
const sheetEntity = entity(sheet);
export type ProductSheetHead = ValueOf<typeof sheetEntity>;

const own = { permission: 'products.request', personal: 'none' } as const;
const params = entity({ sheetNo: querySerialNumber });

/** GET product-sheets: the caller's own, the latest twenty. */
export const listProductSheets = officeEndpoint({
  ...{ ...own, ...look, path: '/product-sheets', summary: '올린 상품 시트' },
  data: list(sheetEntity, 20),
  errors: [],
});

/**
 * POST product-sheets: reads a file, and changes nothing. The same file again is the same sheet. Errors: 4151 it cannot be read, 4220 it
 * does not identify products and versions, or has too many rows.
 */
export const sendProductSheet = officeEndpoint({
  ...{ ...own, method: 'POST', path: '/product-sheets', summary: '상품 시트 올리기' },
  audit: { action: 'product.sheetSend' },
  query: entity({ name: boundedText(200) }),
  upload: { mostBytes: sheetLimits.bytes },
  data: entity({ sheetNo: integer }),
  errors: ['4151', '4220'],
});

/** GET product-sheets/:sheetNo: what would happen to each row, or has happened. Error 4040: not the caller's. */
export const showProductSheet = officeEndpoint({
  ...{ ...own, ...look, path: '/product-sheets/:sheetNo', summary: '상품 시트 확인', params },
  data: entity({
    ...sheet,
    columns: list(entity({ heading: text, field: nullable(text) })),
    lines: list(sheetRow, sheetLimits.OPTIONS),
  }),
  errors: [],
});
export type ProductSheetDetail = ValueOf<(typeof showProductSheet)['data']>;

/**
 * POST product-sheets/:sheetNo/run: applies it, product by product, to their current versions; an interrupted run continues. Errors: 4040,
 * 4090 it is running or done, or the file was applied by somebody else.
 */
export const runProductSheet = officeEndpoint({
  ...{ ...own, method: 'POST', path: '/product-sheets/:sheetNo/run', summary: '상품 시트로 고치기', params },
  audit: { action: 'product.sheet' },
  /** Rows with a warning, too. */
  body: entity({ withWarned: boolean }),
  data: entity({ sheetNo: integer }),
  errors: ['4090'],
});

/** POST product-sheets/:sheetNo/stop: what is applied stays. Errors: 4040, 4090 it is not running. */
export const stopProductSheet = officeEndpoint({
  ...{ ...own, method: 'POST', path: '/product-sheets/:sheetNo/stop', summary: '상품 시트 멈추기', params },
  audit: { action: 'product.sheetStop' },
  data: entity({ sheetNo: integer }),
  errors: ['4090'],
});

/** GET product-sheets/:sheetNo/file: its rows with their results. Error 4040. */
export const fetchProductSheet = officeEndpoint({
  ...{ ...own, ...look, path: '/product-sheets/:sheetNo/file', summary: '상품 시트 결과 파일', params },
  reply: 'file',
  data: fileBytes,
  errors: [],
});
