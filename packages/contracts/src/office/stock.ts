import * as z from 'zod/mini';
import {
  amount,
  boundedText,
  entity,
  instant,
  integer,
  list,
  nullable,
  oneOf,
  optional,
  plain,
  querySerialNumber,
  text,
  type ValueOf,
} from '../wire.ts';
import { filterSet, listPage, listQuery } from './list.ts';
import { officeEndpoint } from './office-endpoint.ts';

/** Why pieces come or go, by the kind of the entry. */
export const stockReasons = {
  IN: ['RECEIVED', 'RETURNED', 'FOUND'],
  OUT: ['DAMAGED', 'LOST', 'SAMPLE', 'TO_SUPPLIER'],
} as const;
export const stockReasonCodes = [...stockReasons.IN, ...stockReasons.OUT] as const;
export type StockReason = (typeof stockReasonCodes)[number];

/** OUT: nothing to sell; LOW: at or below its threshold. */
export const stockLevels = ['OUT', 'LOW', 'ENOUGH'] as const;
export type StockLevel = (typeof stockLevels)[number];

const productNo = plain(z.string().check(z.regex(/^(GD|HP)\d{4,12}$/)));
const option = entity({ productNo, optionNo: querySerialNumber });

const stockRow = entity({
  productNo: text,
  optionNo: integer,
  productName: text,
  brandName: text,
  optionName: text,
  image: text,
  /** GD00701 on sale, GD00702 stopped, GD00703 sold out. */
  useCode: text,
  /** On the shelf, available to order. */
  available: integer,
  /** In orders and applications that have not been shipped yet. */
  held: integer,
  /** In the warehouse: both together. */
  onHand: integer,
  /** The number at which it is shown as running low. */
  lowStock: integer,
  level: oneOf(stockLevels),
  /** Within thirty days. */
  sold: integer,
  movedAt: nullable(instant),
  /** The number of malls that list it. */
  malls: integer,
  /** Members who wait for a restock alert. */
  waiting: amount,
  /** The sum of its ledgers, if the last comparison found that it differs from the shelf. */
  byLedger: nullable(integer),
});
export type StockRow = ValueOf<typeof stockRow>;

/** Stock is shared by all malls: staff of single malls find nothing here. */
const reading = { permission: 'stock.read', personal: 'none', audit: 'read' } as const;

/** GET stock: options by product. `q` is a product's number or part of its name. */
export const listStock = officeEndpoint({
  ...reading,
  method: 'GET',
  path: '/stock',
  summary: '재고 목록',
  query: listQuery(
    {
      q: optional(boundedText(60)),
      level: filterSet(stockLevels),
      kind: filterSet(['goods', 'wireless']),
      unsold: filterSet(['Y', 'N'], ['is']),
      different: filterSet(['Y', 'N'], ['is']),
      awaited: filterSet(['Y', 'N'], ['is']),
    },
    ['productNo', 'available', '-available'],
  ),
  data: listPage(stockRow, {
    /** When the ledgers were last compared, and how many options differed. */
    proof: nullable(entity({ provedAt: instant, options: amount, differences: amount })),
  }),
  errors: [],
});

/** GET stock/:productNo/:optionNo. Error 4040. */
export const showStock = officeEndpoint({
  ...reading,
  method: 'GET',
  path: '/stock/:productNo/:optionNo',
  summary: '재고',
  params: option,
  data: stockRow,
  errors: [],
});

export const stockEntryKinds = [
  'OPENING',
  'CLOSING',
  'IN',
  'OUT',
  'COUNT',
  'RESERVE',
  'SELL',
  'RELEASE',
  'RETURN',
] as const;
export type StockEntryKind = (typeof stockEntryKinds)[number];

/** GET stock/:productNo/:optionNo/ledger: every entry, latest first, fifty per page. */
export const listStockEntries = officeEndpoint({
  ...reading,
  method: 'GET',
  path: '/stock/:productNo/:optionNo/ledger',
  summary: '재고 원장',
  params: option,
  query: entity({ cursor: optional(boundedText(400)) }),
  data: entity({
    entries: list(
      entity({
        key: text,
        kind: oneOf(stockEntryKinds),
        /** Its effect on the shelf. */
        pieces: integer,
        counted: nullable(integer),
        reason: text,
        note: text,
        /** The staff member; empty for members, the system and the catalogue. */
        by: text,
        /** The order or application. */
        of: nullable(entity({ kind: oneOf(['order', 'application']), mallId: integer, mallName: text, number: text })),
        happenedAt: instant,
      }),
      50,
    ),
    next: optional(boundedText(400)),
  }),
  errors: [],
});

const change = { permission: 'stock.write', personal: 'none' } as const;
const pieces = plain(z.int().check(z.minimum(1), z.maximum(99_999)));
/** The same key again is the same entry. */
const requestKey = plain(z.uuid());
const note = boundedText(200);
const after = entity({ available: integer, onHand: integer });

/**
 * POST stock/:productNo/:optionNo/adjust: adds or removes pieces. Errors: 4040, 4220 more are removed than may be ordered, because orders
 * keep what they hold; or the reason is of the other kind.
 */
export const adjustStock = officeEndpoint({
  ...change,
  method: 'POST',
  path: '/stock/:productNo/:optionNo/adjust',
  audit: { action: 'stock.adjust' },
  summary: '재고 조정',
  params: option,
  body: entity({ kind: oneOf(['IN', 'OUT']), pieces, reason: oneOf(stockReasonCodes), note, requestKey }),
  data: after,
  errors: ['4220'],
});

/**
 * POST stock/:productNo/:optionNo/count: the number counted in the warehouse, held pieces included. Errors: 4040, 4090 the book has changed
 * since `seenOnHand` (data: the current number), 4220 fewer than orders hold.
 */
export const countStock = officeEndpoint({
  ...change,
  method: 'POST',
  path: '/stock/:productNo/:optionNo/count',
  audit: { action: 'stock.count' },
  summary: '재고 실사',
  params: option,
  body: entity({
    counted: plain(z.int().check(z.minimum(0), z.maximum(99_999))),
    seenOnHand: integer,
    note,
    requestKey,
  }),
  data: after,
  errors: ['4090', '4220'],
});

/** POST stock/:productNo/:optionNo/threshold. Errors: 4040, 4090 somebody has set another one since `seen`. */
export const setLowStock = officeEndpoint({
  ...change,
  method: 'POST',
  path: '/stock/:productNo/:optionNo/threshold',
  audit: { action: 'stock.threshold' },
  summary: '재고 알림 기준',
  params: option,
  body: entity({ lowStock: plain(z.int().check(z.minimum(0), z.maximum(99_999))), seen: integer }),
  data: nullable(text),
  errors: ['4090'],
});

export const stockVerdicts = [
  ...(['CHANGED', 'SAME', 'DONE'] as const),
  ...(['UNKNOWN', 'TWICE', 'NO_QUANTITY', 'BOTH', 'BAD_QUANTITY', 'BELOW_HELD', 'TOO_FEW'] as const),
] as const;
export type StockVerdict = (typeof stockVerdicts)[number];

const sheetResult = entity({
  changed: amount,
  same: amount,
  wrong: amount,
  rows: list(
    entity({
      rowNo: integer,
      productNo: text,
      optionNo: text,
      productName: text,
      verdict: oneOf(stockVerdicts),
      /** Its effect on the shelf. */
      pieces: integer,
      /** On the shelf afterwards. */
      available: integer,
    }),
    6000,
  ),
});
const sheet = { mostBytes: 10 * 1024 * 1024 };
const readErrors = ['4151', '4220'] as const;

/**
 * POST stock/sheet/check: what would happen to each row; changes nothing. Errors: 4151 it cannot be read, 4220 it has no column of stock.
 */
export const checkStockSheet = officeEndpoint({
  ...change,
  method: 'POST',
  path: '/stock/sheet/check',
  audit: 'read',
  summary: '재고 파일 확인',
  upload: sheet,
  data: sheetResult,
  errors: [...readErrors],
});

/**
 * POST stock/sheet: enters the valid rows, a hundred at a time, and returns the result of each. The same file again enters only rows that
 * it has not entered yet (DONE: it has). Errors as above.
 */
export const putStockSheet = officeEndpoint({
  ...change,
  method: 'POST',
  path: '/stock/sheet',
  audit: { action: 'stock.sheet' },
  summary: '재고 파일 올리기',
  upload: sheet,
  data: sheetResult,
  errors: [...readErrors],
});
export type StockSheetResult = ValueOf<typeof sheetResult>;
export const isStockFault = (verdict: StockVerdict): boolean => !['CHANGED', 'SAME', 'DONE'].includes(verdict);
