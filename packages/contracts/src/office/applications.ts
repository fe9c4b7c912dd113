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
/** Which application an address names. */
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
  /** Off the device, won: what carrier and seller give together. */
  support: amount,
  monthlyTotal: amount,
  applicant: personal('name'),
  submittedAt: instant,
  /** When it came into its state, and until when it should leave it; null where nothing is waited for. */
  since: instant,
  dueAt: nullable(instant),
  isLate: boolean,
  /** When it comes to an end by itself; null once it has been decided. */
  expiresAt: nullable(instant),
  /** What a held review waits for; null where nothing is held, or nobody has said. */
  hold: nullable(oneOf(applicationHolds)),
  /** Who brings it forward; null for whoever comes first. */
  dealer: nullable(dealer),
} as const;
const applicationRow = entity(row);
export type ApplicationRow = ValueOf<typeof applicationRow>;

const look = { method: 'GET', audit: 'read' } as const;

/** GET applications: in all malls of the scope; a dealer sees those of its carrier that have been certified. */
export const listApplications = officeEndpoint({
  ...look,
  path: '/applications',
  permission: 'applications.read',
  personal: 'masked',
  task: 'LIST',
  summary: '휴대폰 신청 목록',
  query: listQuery(
    {
      /** An application's number, the beginning of a name, or of a model's. */
      q: optional(boundedText(40)),
      state: filterSet(applicationStates),
      joinType: filterSet(joinTypes),
      carrier: filterText(),
      model: filterText(['prefix']),
      dealer: filterOwner,
      hold: filterSet(applicationHolds),
      mallId: filterNumber,
      submitted: filterDay,
      /** Since which day it has been in its state. */
      since: filterDay,
      /** In a stage for longer than was promised. */
      late: filterSet(['Y', 'N']),
    },
    ['since', '-since', 'submittedAt', '-submittedAt'],
  ),
  data: listPage(applicationRow),
  errors: [],
});

/** GET applications/totals: how many are in each state, how many of these are late, and how long they have waited on average, minutes. */
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

/** What staff look up by hand: whether the carrier is owed anything, and the card that proves who somebody is. */
export const handChecks = ['ARREARS', 'ID_CARD'] as const;
export type ApplicationCheckKind = (typeof handChecks)[number];
/** What must be so before an application goes on: what the mall knows by itself, then what staff look up. */
const checks = ['CERTIFIED', 'AGREED', 'STOCK', ...handChecks] as const;

/** The contract sheet as it was signed; what tells who somebody is, is masked. */
const signedSheet = entity({
  signedAt: instant,
  certifiedAt: instant,
  seller: entity({ company: text }),
  /** Null once its retention period is over, as is `delivery`. */
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

/** GET malls/:mallId/applications/:applicationNo: all of it. Error 4040: there is none within reach, or its member has left. */
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
        /** When it was found so, and by which of the staff; empty for what the mall knows. */
        at: nullable(instant),
        who: text,
      }),
    ),
    mayCheck: boolean,
    /** The caller may see the applicant's data as it is. */
    mayUnmask: boolean,
    history: list(
      entity({ state, happenedAt: instant, actor: oneOf(['MEMBER', 'OPERATOR', 'SYSTEM']), who: text, reason: text }),
    ),
    /** The states that the caller may move it to, the usual one first. */
    moves: list(state),
  }),
  errors: [],
});
export type OfficeApplication = ValueOf<(typeof getApplication)['data']>;

/** GET applications/dealers: the dealers who may bring applications of the caller's malls forward; a dealer finds itself alone. */
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
 * POST malls/:mallId/applications/:applicationNo/unmask: the applicant's data as it was signed, to be shown for ten minutes. Errors: 4032
 * a second person within five minutes, 4040 also for a dealer 30 days after it has ended, 4220 without words where the reason is OTHER.
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
