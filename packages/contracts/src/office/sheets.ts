import { uploadStates } from '../upload-codes.ts';
import {
  amount,
  boolean,
  entity,
  instant,
  integer,
  list,
  nullable,
  oneOf,
  querySerialNumber,
  text,
  trimmedText,
} from '../wire.ts';
import { filterDay, filterEqualNumber, filterNumber, filterSet, filterWon, listPage, listQuery } from './list.ts';
import { officeEndpoint } from './office-endpoint.ts';
import { personal } from './personal.ts';

const sheet = {
  mallId: integer,
  mallName: text,
  uploadNo: integer,
  memberNo: integer,
  memberName: personal('name'),
  fileName: text,
  state: oneOf(uploadStates),
  rowCount: amount,
  errorCount: amount,
  orderCount: amount,
  /** Won of goods and delivery. */
  amount,
  uploadedAt: instant,
  orderedAt: nullable(instant),
} as const;
const sheetRow = entity(sheet);

export const sheetFilters = {
  state: filterSet(uploadStates),
  mallId: filterNumber,
  uploadedOn: filterDay,
  amount: filterWon,
  orderedOn: filterDay,
  memberNo: filterEqualNumber,
  /** Has rows that cannot be ordered. */
  wrong: filterSet(['Y', 'N']),
} as const;

/** `GET /sheets`: orders by spreadsheet, latest first. Days in Seoul, amounts in whole won. */
export const listSheets = officeEndpoint({
  ...{ method: 'GET', path: '/sheets', summary: '대량 주문 목록', errors: [] },
  ...{ permission: 'sheets.read', personal: 'masked', audit: 'read' },
  query: listQuery(sheetFilters, ['uploadedAt']),
  data: listPage(sheetRow),
});

const params = entity({ mallId: querySerialNumber, uploadNo: querySerialNumber });

/** `GET /malls/:mallId/sheets/:uploadNo`: one of them with its invalid rows, 500 at most; the content of cells is not shown. */
export const getSheet = officeEndpoint({
  ...{ method: 'GET', path: '/malls/:mallId/sheets/:uploadNo', summary: '대량 주문 한 건', errors: [] },
  ...{ permission: 'sheets.read', personal: 'masked', audit: 'read' },
  params,
  data: entity({
    ...sheet,
    columns: list(entity({ heading: text, field: nullable(text) })),
    wrongRows: list(entity({ rowNo: integer, issues: list(entity({ field: text, message: text })) }), 500),
    /** Not ordered yet, so it can be discarded. */
    isDiscardable: boolean,
  }),
});

/** `POST /malls/:mallId/sheets/:uploadNo/discard`: deletes its content; 4090 once it is being ordered. */
export const discardSheet = officeEndpoint({
  ...{ method: 'POST', path: '/malls/:mallId/sheets/:uploadNo/discard', summary: '대량 주문 취소', errors: ['4090'] },
  ...{ permission: 'sheets.write', personal: 'none', audit: { action: 'sheet.discard' } },
  params,
  body: entity({ reason: trimmedText(200) }),
  data: entity({}),
});

const balance = entity({
  mallId: integer,
  mallName: text,
  memberNo: integer,
  memberName: personal('name'),
  state: oneOf(['APPROVED', 'SUSPENDED']),
  /** In won: the credit limit, the amounts ordered, given back and paid, and the debt. */
  creditLimit: amount,
  charged: amount,
  credited: amount,
  settled: amount,
  owed: integer,
  paymentDays: amount,
});

/** `GET /balances`: what members owe for orders on account, by contract; whole won. */
export const listBalances = officeEndpoint({
  ...{ method: 'GET', path: '/balances', summary: '후불 잔액', errors: [] },
  ...{ permission: 'sheets.read', personal: 'masked', audit: 'read' },
  query: listQuery({ mallId: filterNumber, state: filterSet(['APPROVED', 'SUSPENDED']) }, ['memberNo']),
  data: listPage(balance),
});
