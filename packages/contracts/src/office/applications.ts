import * as z from 'zod/mini';
import { applicationHolds, applicationStates } from '../application-codes.ts';
import { quoteAmounts } from '../quote-amounts.ts';
import {
  amount,
  boolean,
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
import { discountTypes, joinTypes } from '../wireless-codes.ts';
import { filterDay, filterNumber, filterOwner, filterSet, filterText, listPage, listQuery } from './list.ts';
import { officeEndpoint } from './office-endpoint.ts';
import { personal, revealed } from './personal.ts';

export const officeApplicationNo = plain(z.string().check(z.regex(/^20\d{14}$/)));
const state = oneOf(applicationStates);
/** Identifies an application in an address. */
export const thisApplication = entity({ mallId: querySerialNumber, applicationNo: officeApplicationNo });
const dealer = entity({ staffNo: integer, name: text });

const row = {
  mallId: integer,
  mallName: text,
  applicationNo: text,
  state,
  productName: text,
  image: text,
  memory: text,
  colour: text,
  joinType: oneOf(joinTypes),
  carrier: text,
  planName: text,
  discountType: oneOf(discountTypes),
  /** Amount off the device, in won: supports of carrier and seller together. */
  support: amount,
  monthlyTotal: amount,
  applicant: personal('name'),
  submittedAt: instant,
  /** When it entered its state, and when it should leave it; null if nothing is waited for. */
  since: instant,
  dueAt: nullable(instant),
  isLate: boolean,
  /** When it expires; null once it has been decided. */
  expiresAt: nullable(instant),
  /** The reason of a hold; null if nothing is on hold, or no reason was given. */
  hold: nullable(oneOf(applicationHolds)),
  /** Its assignee; null if unassigned. */
  dealer: nullable(dealer),
} as const;
const applicationRow = entity(row);
export type ApplicationRow = ValueOf<typeof applicationRow>;

const look = { method: 'GET', audit: 'read' } as const;

/** GET applications: of all malls in scope; a dealer sees certified applications of its carrier. */
export const listApplications = officeEndpoint({
  ...look,
  path: '/applications',
  permission: 'applications.read',
  personal: 'masked',
  task: 'LIST',
  summary: '휴대폰 신청 목록',
  query: listQuery(
    {
      /** An application's number, or the beginning of a name or a model's name. */
      q: optional(boundedText(40)),
      state: filterSet(applicationStates),
      joinType: filterSet(joinTypes),
      carrier: filterText(),
      model: filterText(['prefix']),
      dealer: filterOwner,
      hold: filterSet(applicationHolds),
      mallId: filterNumber,
      submitted: filterDay,
      /** The day since which it has been in its state. */
      since: filterDay,
      /** In a stage for longer than promised. */
      late: filterSet(['Y', 'N']),
    },
    ['since', '-since', 'submittedAt', '-submittedAt'],
  ),
  data: listPage(applicationRow),
  errors: [],
});

/** GET applications/totals: how many are in each state, how many of these are late, and their average waiting time in minutes. */
export const countApplications = officeEndpoint({
  ...look,
  path: '/applications/totals',
  permission: 'applications.totals',
  personal: 'none',
  summary: '휴대폰 신청 현황',
  query: entity({ mallId: filterNumber }),
  data: list(entity({ state, count: amount, late: amount, meanMinutes: amount })),
  errors: [],
});

/** What staff look up by hand: whether the carrier is owed money, and the card that proves the applicant's identity. */
export const handChecks = ['ARREARS', 'ID_CARD'] as const;
export type ApplicationCheckKind = (typeof handChecks)[number];
/** The conditions for an application to move on: those that the mall checks itself, then those that staff look up. */
const checks = ['CERTIFIED', 'AGREED', 'STOCK', ...handChecks] as const;

/** The contract sheet as it was signed, with identifying data masked. */
const signedSheet = entity({
  signedAt: instant,
  certifiedAt: instant,
  seller: entity({ company: text }),
  /** Null once its retention period is over, like `delivery`. */
  applicant: nullable(
    entity({
      name: personal('name'),
      birthDate: personal('birth'),
      phone: personal('phone'),
      email: personal('email'),
      currentCarrier: text,
    }),
  ),
  plan: entity({ carrier: text, name: text, dataSummary: text, benefitSummary: text }),
  quote: entity(quoteAmounts),
  annualRatePercent: plain(z.number()),
  supports: list(entity({ name: text, payer: text, amount, way: text, conditions: text })),
  delivery: nullable(
    entity({ recipient: personal('name'), phone: personal('phone'), roadAddress: personal('address') }),
  ),
  termCount: amount,
});

/** GET malls/:mallId/applications/:applicationNo: an application in full. Error 4040: not in scope, or its member has left. */
export const getApplication = officeEndpoint({
  ...look,
  path: '/malls/:mallId/applications/:applicationNo',
  permission: 'applications.read',
  personal: 'masked',
  summary: '휴대폰 신청 상세',
  params: thisApplication,
  data: entity({
    ...row,
    memberNo: integer,
    sheet: signedSheet,
    parcel: nullable(entity({ carrier: text, invoiceNo: text })),
    checks: list(
      entity({
        kind: oneOf(checks),
        result: oneOf(['passed', 'open', 'failed']),
        /** When it was checked, and by whom; empty for what the mall checks itself. */
        at: nullable(instant),
        who: text,
      }),
    ),
    mayCheck: boolean,
    /** The caller may see the applicant's data unmasked. */
    mayUnmask: boolean,
    history: list(
      entity({ state, happenedAt: instant, actor: oneOf(['MEMBER', 'OPERATOR', 'SYSTEM']), who: text, reason: text }),
    ),
    /** The states to which the caller may move it, the usual one first. */
    moves: list(state),
  }),
  errors: [],
});
export type OfficeApplication = ValueOf<(typeof getApplication)['data']>;

/** GET applications/dealers: the dealers who may process applications of the caller's malls; a dealer sees only itself. */
export const listDealers = officeEndpoint({
  ...look,
  path: '/applications/dealers',
  permission: 'applications.read',
  personal: 'none',
  summary: '담당 대리점 후보',
  data: list(entity({ staffNo: integer, name: text, carrier: nullable(text) })),
  errors: [],
});

/** 개통, 배송, 본인 확인, 신청인 요청, 그 밖. */
const unmaskReasons = ['ACTIVATION', 'DELIVERY', 'IDENTITY', 'REQUEST', 'OTHER'] as const;
/**
 * POST malls/:mallId/applications/:applicationNo/unmask: the applicant's data as signed, to be shown for ten minutes. Errors: 4032 another person was unmasked in the last five minutes, without a step-up since, 4040 also for a dealer 30 days after it has ended, 4220 without text when the reason is OTHER.
 */
export const unmaskApplication = officeEndpoint({
  method: 'POST',
  path: '/malls/:mallId/applications/:applicationNo/unmask',
  permission: 'applications.unmask',
  personal: 'clear',
  task: 'UNMASK',
  audit: 'read',
  summary: '휴대폰 신청인 정보 보기',
  params: thisApplication,
  body: entity({ reason: oneOf(unmaskReasons), words: boundedText(200) }),
  data: entity({
    ...{ name: revealed('name'), birthDate: revealed('birth'), phone: revealed('phone'), email: revealed('email') },
    ...{ recipient: revealed('name'), deliveryPhone: revealed('phone'), address: revealed('address') },
  }),
  errors: ['4032', '4220'],
});
