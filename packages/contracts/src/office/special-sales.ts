import * as z from 'zod/mini';
import {
  amount,
  boolean,
  boundedText,
  entity,
  instant,
  integer,
  list,
  oneOf,
  optional,
  plain,
  querySerialNumber,
  seenVersion,
  text,
  trimmedLines,
  trimmedText,
  type ValueOf,
} from '../wire.ts';
import { filterDay, filterNumber, filterSet, listPage, listQuery } from './list.ts';
import { officeEndpoint } from './office-endpoint.ts';

export const saleStates = ['upcoming', 'running', 'soldOut', 'ended'] as const;

const saleParts = {
  mallId: integer,
  mallName: text,
  saleNo: integer,
  productNo: text,
  productName: text,
  image: text,
  headline: text,
  salePrice: amount,
  /** The mall's price outside of the sale. */
  usualPrice: amount,
  totalPieces: integer,
  /** In active orders, paid or not. */
  takenPieces: amount,
  mostPerMember: integer,
  startsAt: instant,
  endsAt: instant,
  state: oneOf(saleStates),
  version: amount,
} as const;
const saleRow = entity(saleParts);
export type OfficeSaleRow = ValueOf<typeof saleRow>;

const look = { method: 'GET', permission: 'specialSales.read', personal: 'none', audit: 'read' } as const;
const change = { permission: 'specialSales.write', personal: 'none' } as const;
const salesPath = '/malls/:mallId/special-sales' as const;
const one = entity({ mallId: querySerialNumber, saleNo: querySerialNumber });

/** GET special-sales: of the malls in scope, the last to begin first. */
export const listSales = officeEndpoint({
  ...look,
  path: '/special-sales',
  summary: '특가 목록',
  query: listQuery(
    {
      /** Part of a product's name or of a headline, or a product's number. */
      q: optional(boundedText(40)),
      mallId: filterNumber,
      state: filterSet(saleStates),
      /** The day on which it begins. */
      starts: filterDay,
    },
    ['-startsAt', 'startsAt'],
  ),
  data: listPage(saleRow),
  errors: [],
});

const option = entity({ optionNo: integer, name: text, stockQuantity: amount });
export type SaleOption = ValueOf<typeof option>;

/** GET …/options/:productNo: the options of a listed product that can be sold, with their usual prices. Error 4040. */
export const listSaleOptions = officeEndpoint({
  ...look,
  path: `${salesPath}/options/:productNo`,
  summary: '특가 옵션',
  params: entity({
    mallId: querySerialNumber,
    productNo: plain(z.string().check(z.regex(/^GD\d{4,12}$/))),
  }),
  data: entity({ productName: text, usualPrice: amount, options: list(option) }),
  errors: [],
});

/** GET …/:saleNo: one sale, with what may still be changed. Error 4040. */
export const getSale = officeEndpoint({
  ...look,
  path: `${salesPath}/:saleNo`,
  summary: '특가 상세',
  params: one,
  data: entity({
    ...saleParts,
    optionNos: list(integer),
    /** It has orders. */
    hasSold: boolean,
    mayWrite: boolean,
    /** PLAN: everything may change. LIVE: more pieces, an earlier end. NOTHING: it is over. */
    changeable: oneOf(['PLAN', 'LIVE', 'NOTHING']),
  }),
  errors: [],
});
export type OfficeSale = ValueOf<(typeof getSale)['data']>;

const pieces = (most: number) => plain(z.int().check(z.minimum(1), z.maximum(most)));
const words = {
  headline: trimmedText(60),
  optionNos: list(integer, 100),
  salePrice: pieces(100_000_000),
  startsAt: instant,
  endsAt: instant,
  totalPieces: pieces(1_000_000),
  mostPerMember: pieces(99),
} as const;

/** POST …: a sale of a product that the mall lists. Errors: 4040, 4220 what is wrong, at its field. */
export const addSale = officeEndpoint({
  ...{ ...change, method: 'POST' },
  path: salesPath,
  audit: { action: 'specialSale.add' },
  summary: '특가 추가',
  params: entity({ mallId: querySerialNumber }),
  body: entity({ ...words, productNo: boundedText(20, 1) }),
  data: entity({ saleNo: integer }),
  errors: ['4220'],
});

/**
 * POST …/proposals: the same as a case, to be approved by staff who may write sales. Errors: 4040, 4094 one for the product is open, 4220.
 */
export const proposeSale = officeEndpoint({
  ...{ method: 'POST', permission: 'specialSales.propose', personal: 'none' },
  path: `${salesPath}/proposals`,
  audit: { action: 'specialSale.propose' },
  summary: '특가 제안',
  params: entity({ mallId: querySerialNumber }),
  body: entity({ ...words, productNo: boundedText(20, 1), reason: trimmedLines(300) }),
  data: entity({ caseNo: integer }),
  errors: ['4094', '4220'],
});

/**
 * PUT …/:saleNo: everything, until a minute before it begins; then more pieces, never fewer than are taken, and an earlier end; the price
 * never, once a piece is sold. Errors: 4040, 4090 with both sides, 4220 at its field.
 */
export const saveSale = officeEndpoint({
  ...{ ...change, method: 'PUT' },
  path: `${salesPath}/:saleNo`,
  audit: { action: 'specialSale.save' },
  summary: '특가 저장',
  params: one,
  body: entity({ ...words, version: seenVersion }),
  data: entity({ version: integer }),
  errors: ['4090', '4220'],
});

/** POST …/:saleNo/end: ends it now. Errors: 4040, 4090 it is not running, or was changed since. */
export const endSale = officeEndpoint({
  ...{ ...change, method: 'POST' },
  path: `${salesPath}/:saleNo/end`,
  audit: { action: 'specialSale.end' },
  summary: '특가 끝내기',
  params: one,
  body: entity({ version: seenVersion }),
  data: entity({ version: integer }),
  errors: ['4090'],
});

/** DELETE …/:saleNo: one that has not begun. Errors: 4040, 4090 it has. */
export const removeSale = officeEndpoint({
  ...{ ...change, method: 'DELETE' },
  path: `${salesPath}/:saleNo`,
  audit: { action: 'specialSale.remove' },
  summary: '특가 지우기',
  params: one,
  data: entity({}),
  errors: ['4090'],
});
