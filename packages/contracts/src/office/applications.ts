import * as z from 'zod/mini';
import { applicationStates } from '../application-codes.ts';
import { discountTypes, joinTypes } from '../codes.ts';
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
  trimmedText,
  type ValueOf,
} from '../wire.ts';
import { filterDay, filterNumber, filterSet, filterText, listPage, listQuery } from './list.ts';
import { officeEndpoint } from './office-endpoint.ts';
import { personal } from './personal.ts';

/** States that whoever brings an application forward moves it to; the others come by themselves or by the member. */
export const bringingStates = [
  ...(['APPROVED', 'ON_HOLD', 'REJECTED', 'ACTIVATION_REQUESTED', 'ACTIVATED', 'SHIPPED', 'DELIVERED'] as const),
] as const;
/** States that whoever ends it moves it to. */
export const endingStates = ['CANCELLED', 'WITHDRAWN'] as const;

const applicationNo = plain(z.string().check(z.regex(/^20\d{14}$/)));
const state = oneOf(applicationStates);
const numbered = entity({ mallId: querySerialNumber, applicationNo });

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
} as const;
const applicationRow = entity(row);
export type ApplicationRow = ValueOf<typeof applicationRow>;

const look = { method: 'GET', audit: 'read' } as const;

/** GET applications: in all malls of the scope; a dealer sees its carrier's from the certification until 30 days after their end. */
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
      mallId: filterNumber,
      submitted: filterDay,
      /** In a stage for longer than was promised. */
      late: optional(oneOf(['yes'])),
    },
    ['waiting', 'newest'],
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

/** What must be so before an application goes on, as far as the office knows it. */
export const applicationChecks = ['certified', 'agreed', 'stock', 'carrier', 'plan'] as const;

/** The contract sheet as it was signed; what tells who somebody is, is masked. */
const signedSheet = entity({
  signedAt: instant,
  certifiedAt: instant,
  seller: entity({ company: text }),
  applicant: entity({
    name: personal('name'),
    birthDate: personal('birth'),
    phone: personal('phone'),
    email: personal('email'),
    currentCarrier: text,
  }),
  plan: entity({ carrier: text, name: text, dataSummary: text, benefitSummary: text }),
  quote: entity(quoteAmounts),
  annualRatePercent: plain(z.number()),
  supports: list(entity({ name: text, payer: text, amount, way: text, conditions: text })),
  delivery: entity({ recipient: personal('name'), phone: personal('phone'), roadAddress: personal('address') }),
  termCount: amount,
});

/** GET malls/:mallId/applications/:applicationNo: all of it. Error 4040: there is none within reach, or its member has left. */
export const getApplication = officeEndpoint({
  ...look,
  path: '/malls/:mallId/applications/:applicationNo',
  permission: 'applications.read',
  personal: 'masked',
  summary: '휴대폰 신청 상세',
  params: numbered,
  data: entity({
    ...row,
    memberNo: integer,
    sheet: signedSheet,
    parcel: nullable(entity({ carrier: text, invoiceNo: text })),
    checks: list(entity({ check: oneOf(applicationChecks), result: oneOf(['passed', 'open', 'failed']), note: text })),
    history: list(
      entity({ state, happenedAt: instant, actor: oneOf(['MEMBER', 'OPERATOR', 'SYSTEM']), who: text, reason: text }),
    ),
    /** The states that the caller may move it to, the usual one first. */
    moves: list(state),
  }),
  errors: [],
});
export type OfficeApplication = ValueOf<(typeof getApplication)['data']>;

const change = { method: 'POST', personal: 'none' } as const;
/** What the member reads; needed for a hold, a refusal and an end. */
const reason = boundedText(200);
const moved = entity({ state });

/**
 * POST malls/:mallId/applications/:applicationNo/moves: reviews, activates, ships. Errors: 4040, 4097 it is not its turn, 4220 words or a
 * parcel are missing, or the applicant may not have the plan any more.
 */
export const moveApplication = officeEndpoint({
  ...change,
  path: '/malls/:mallId/applications/:applicationNo/moves',
  permission: 'applications.write',
  audit: { action: 'application.move' },
  summary: '휴대폰 신청 처리',
  params: numbered,
  body: entity({
    to: oneOf(bringingStates),
    reason,
    parcel: optional(
      entity({ carrier: trimmedText(20), invoiceNo: plain(z.string().check(z.regex(/^[\w-]{4,30}$/))) }),
    ),
  }),
  data: moved,
  errors: ['4097', '4220'],
});

/** POST malls/:mallId/applications/:applicationNo/end: cancels before the activation, withdraws after it. Errors: 4040, 4097, 4220. */
export const endApplication = officeEndpoint({
  ...change,
  path: '/malls/:mallId/applications/:applicationNo/end',
  permission: 'applications.end',
  audit: { action: 'application.end' },
  summary: '휴대폰 신청 취소·철회',
  params: numbered,
  body: entity({ to: oneOf(endingStates), reason }),
  data: moved,
  errors: ['4097', '4220'],
});

/** POST applications/bulk: approves, or requests the activation of many, each by itself; a result for each. */
export const moveApplications = officeEndpoint({
  ...change,
  path: '/applications/bulk',
  permission: 'applications.write',
  audit: { action: 'application.move' },
  summary: '휴대폰 신청 한꺼번에 처리',
  body: entity({
    to: oneOf(['APPROVED', 'ACTIVATION_REQUESTED']),
    items: list(entity({ mallId: integer, applicationNo }), 500),
  }),
  data: list(
    entity({
      mallId: integer,
      applicationNo: text,
      outcome: oneOf(['done', 'skipped', 'failed']),
      reason: optional(text),
    }),
  ),
  errors: [],
});
