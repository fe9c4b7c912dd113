import * as z from 'zod/mini';
import {
  amount,
  boolean,
  boundedText,
  day,
  entity,
  instant,
  integer,
  list,
  nullable,
  oneOf,
  optional,
  plain,
  querySerialNumber,
  serialNumber,
  text,
  trimmedLines,
  type ValueOf,
} from '../wire.ts';
import { joinTypes } from '../wireless-codes.ts';
import { officeEndpoint } from './office-endpoint.ts';
import { lineReport } from './plans.ts';

const won = plain(z.int().check(z.minimum(0), z.maximum(99_999_999)));
const pair = { commonSupport: won, extraSupport: won } as const;
const support = entity(pair);
export type SupportPair = ValueOf<typeof support>;

const supportRow = entity({
  productNo: text,
  productName: text,
  memory: text,
  releasePrice: amount,
  planNo: integer,
  planName: text,
  carrier: text,
  joinType: oneOf(joinTypes),
  /** Null: none. */
  now: nullable(support),
  /** When the requested day begins. */
  later: nullable(support),
});
export type SupportRow = ValueOf<typeof supportRow>;

const ofMall = entity({ mallId: querySerialNumber });
const reading = { permission: 'supports.read', personal: 'none', audit: 'read' } as const;

/**
 * GET malls/:mallId/supports: by model, memory, plan and joining type, those that have a support now or on the day; with `productNo` all
 * combinations of this phone. A dealer sees its carrier's. Error 4040.
 */
export const listSupports = officeEndpoint({
  ...reading,
  method: 'GET',
  path: '/malls/:mallId/supports',
  summary: '지원금 목록',
  params: ofMall,
  query: entity({ on: day, carrier: optional(boundedText(40)), productNo: optional(boundedText(20)) }),
  data: entity({
    carriers: list(text, 100),
    phones: list(entity({ productNo: text, name: text }), 5000),
    rows: list(supportRow, 2000),
    /** There are more than are shown. */
    isCut: boolean,
    /** The days on which rows of the carrier begin, and how many do, earliest first. */
    starts: list(entity({ at: instant, rows: amount }), 200),
    /** Proposals that wait for a decision. */
    waiting: list(
      entity({ caseNo: integer, by: text, at: instant, isMine: boolean, from: list(day, 50), rows: amount }),
      100,
    ),
    mayWrite: boolean,
    mayPropose: boolean,
  }),
  errors: [],
});
export type SupportGrid = ValueOf<(typeof listSupports)['data']>;

/** The support of one choice from a day on, optionally until a later one. */
const cell = entity({
  productNo: boundedText(20, 1),
  memory: boundedText(20, 1),
  planNo: serialNumber,
  joinType: oneOf(joinTypes),
  ...pair,
  validFrom: day,
  validTo: nullable(day),
  /** Its support on that day when it was seen; null: none. */
  seen: nullable(support),
});
export type SupportCell = ValueOf<typeof cell>;
const cells = list(cell, 6000);
const mostBytes = 3 * 1024 * 1024;

/**
 * POST malls/:mallId/supports/file/check: what a file would change, and in which cells; changes nothing. Errors: 4040, 4220 it is not a
 * file of supports.
 */
export const checkSupportFile = officeEndpoint({
  ...reading,
  method: 'POST',
  path: '/malls/:mallId/supports/file/check',
  summary: '지원금 파일 확인',
  params: ofMall,
  upload: { mostBytes: 5 * 1024 * 1024 },
  data: entity({ ...lineReport, cells }),
  errors: ['4220'],
});
export type SupportFileReport = ValueOf<(typeof checkSupportFile)['data']>;

/**
 * PUT malls/:mallId/supports: all or nothing. Errors: 4040, 4090 one of them is no longer what was seen, 4220 a day that has begun, more
 * than the release price, an unknown phone or plan.
 */
export const saveSupports = officeEndpoint({
  method: 'PUT',
  path: '/malls/:mallId/supports',
  permission: 'supports.write',
  personal: 'none',
  audit: { action: 'supports.save' },
  summary: '지원금 저장',
  mostBytes,
  params: ofMall,
  body: entity({ cells }),
  data: entity({ changed: amount }),
  errors: ['4090', '4220'],
});

/**
 * POST malls/:mallId/supports/propose: opens a case for staff who decide supports. Errors: 4040 another carrier than the caller's, 4090,
 * 4094 one for the same carrier and day is open already, 4220 as for saving.
 */
export const proposeSupports = officeEndpoint({
  method: 'POST',
  path: '/malls/:mallId/supports/propose',
  permission: 'supports.propose',
  personal: 'none',
  audit: { action: 'supports.propose' },
  summary: '지원금 제안',
  mostBytes,
  params: ofMall,
  body: entity({ cells, reason: trimmedLines(300) }),
  data: entity({ caseNo: integer }),
  errors: ['4090', '4094', '4220'],
});
