import * as z from 'zod/mini';
import { highestNumber } from '../numbers.ts';
import {
  amount,
  day,
  entity,
  integer,
  list,
  oneOf,
  plain,
  queryInteger,
  querySerialNumber,
  text,
  type ValueOf,
} from '../wire.ts';
import { officeEndpoint } from './office-endpoint.ts';
import { personal } from './personal.ts';

const look = { method: 'GET', permission: 'sheets.read', audit: 'read', errors: ['4040'] } as const;
const whose = { mallId: querySerialNumber, memberNo: queryInteger(1, highestNumber) };

/** A month with activity on a member's account, in whole won: opening balance, charges and credits, closing balance. */
const month = entity({
  /** Its first day. */
  month: day,
  opening: integer,
  charged: amount,
  credited: amount,
  settled: amount,
  closing: integer,
});
export type StatementMonth = ValueOf<typeof month>;

/** `GET malls/:mallId/balances/:memberNo`: a member's account by month, latest first. Error 4040: no contract. */
export const listStatements = officeEndpoint({
  ...{ ...look, path: '/malls/:mallId/balances/:memberNo', summary: '후불 거래 내역', personal: 'masked' },
  params: entity(whose),
  data: entity({ mallName: text, memberName: personal('name'), months: list(month) }),
});

/**
 * `GET malls/:mallId/balances/:memberNo/:month/:format`: the statement of a month, which names nobody. A PDF of more than 1,000 lines has
 * only sums; the spreadsheet has every line. Error 4040: no activity in that month.
 */
export const fetchStatement = officeEndpoint({
  ...{ ...look, path: '/malls/:mallId/balances/:memberNo/:month/:format', summary: '후불 거래 명세서' },
  ...{ personal: 'none', reply: 'file', data: plain(z.unknown()) },
  params: entity({ ...whose, month: day, format: oneOf(['pdf', 'xlsx']) }),
});
