import * as z from 'zod/mini';
import { applicationHolds, applicationStates } from '../application-codes.ts';
import {
  amount,
  boolean,
  boundedText,
  entity,
  integer,
  list,
  nullable,
  oneOf,
  optional,
  plain,
  serialNumber,
  text,
  trimmedLines,
  trimmedText,
} from '../wire.ts';
import { handChecks, officeApplicationNo, thisApplication } from './applications.ts';
import { officeEndpoint } from './office-endpoint.ts';
import { outcome } from './outcome.ts';
import { personal } from './personal.ts';

/** States to which the processor of an application moves it; the others are set automatically or by the member. */
export const bringingStates = [
  ...(['APPROVED', 'ON_HOLD', 'REJECTED', 'ACTIVATION_REQUESTED', 'ACTIVATED', 'SHIPPED', 'DELIVERED'] as const),
] as const;
/** States with which its processor can end it. */
export const endingStates = ['CANCELLED', 'WITHDRAWN'] as const;

const change = { method: 'POST', personal: 'none' } as const;
/** The text for the member; required for a hold, a refusal and an end. */
const reason = boundedText(200);
const moved = entity({ state: oneOf(applicationStates) });

/**
 * POST malls/:mallId/applications/:applicationNo/moves: reviews, activates, ships. Errors: 4040, 4097 not a legal move now, 4220 the text
 * or a parcel is missing, or the applicant may no longer have the plan.
 */
export const moveApplication = officeEndpoint({
  ...change,
  path: '/malls/:mallId/applications/:applicationNo/moves',
  permission: 'applications.write',
  audit: { action: 'application.move' },
  summary: '휴대폰 신청 처리',
  params: thisApplication,
  body: entity({
    to: oneOf(bringingStates),
    reason,
    /** Required for a hold, and only allowed with one. */
    hold: optional(oneOf(applicationHolds)),
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
  params: thisApplication,
  body: entity({ to: oneOf(endingStates), reason }),
  data: moved,
  errors: ['4097', '4220'],
});

const item = { mallId: serialNumber, applicationNo: officeApplicationNo } as const;
const movedItem = entity({ mallId: integer, applicationNo: text, ...outcome });
const mostItems = 500;

/** POST applications/bulk: approves many, or requests their activation, each in its own transaction; returns a result for each. */
export const moveApplications = officeEndpoint({
  ...change,
  path: '/applications/bulk',
  permission: 'applications.write',
  audit: { action: 'application.move' },
  summary: '휴대폰 신청 한꺼번에 처리',
  body: entity({ to: oneOf(['APPROVED', 'ACTIVATION_REQUESTED']), items: list(entity(item), mostItems) }),
  data: list(movedItem),
  errors: [],
});

/**
 * POST applications/assign: assigns each to a dealer of its mall and carrier, or to nobody; returns a result for each. One that somebody
 * else has reassigned meanwhile is skipped. A dealer may take unassigned ones and return their own.
 */
export const assignApplications = officeEndpoint({
  ...change,
  path: '/applications/assign',
  permission: 'applications.write',
  audit: { action: 'application.assign' },
  summary: '담당 대리점 지정',
  body: entity({
    to: nullable(serialNumber),
    /** `from` is the assignee that the caller saw. */
    items: list(entity({ ...item, from: nullable(serialNumber) }), mostItems),
  }),
  data: list(movedItem),
  errors: [],
});

/**
 * POST malls/:mallId/applications/:applicationNo/checks: records what staff have looked up; a second call replaces it. Errors: 4040, 4097
 * it has ended.
 */
export const checkApplication = officeEndpoint({
  ...change,
  path: '/malls/:mallId/applications/:applicationNo/checks',
  permission: 'applications.write',
  audit: { action: 'application.check' },
  summary: '휴대폰 신청 확인 항목',
  params: thisApplication,
  body: entity({ kind: oneOf(handChecks), isPassed: boolean }),
  data: entity({}),
  errors: ['4097'],
});

const verdicts = [
  'RIGHT',
  'ALREADY',
  'DUPLICATE',
  'EMPTY',
  'NO_NUMBER',
  'UNKNOWN',
  'WRONG_STATE',
  'UNKNOWN_CARRIER',
  'BAD_NUMBER',
] as const;
export type ApplicationInvoiceVerdict = (typeof verdicts)[number];
const invoiceRow = {
  rowNo: amount,
  mallId: optional(integer),
  applicationNo: text,
  carrier: text,
  invoiceNo: text,
  verdict: oneOf(verdicts),
} as const;
/** The most rows in one call: each phone is shipped separately. */
export const mostApplicationInvoices = 1000;
const invoices = {
  permission: 'applications.write',
  /** Pasted text, one row per line, columns in any order; the carrier is for rows that name none. */
  body: entity({ text: trimmedLines(60_000), carrier: optional(trimmedText(20)) }),
  mostBytes: 250_000,
  errors: ['4220'],
} as const;

/** POST applications/invoices/check: parses pasted invoices and returns what would happen to each row. 4220 above 1,000 rows. */
export const checkApplicationInvoices = officeEndpoint({
  ...invoices,
  ...{ method: 'POST', path: '/applications/invoices/check', summary: '휴대폰 송장 미리 확인' },
  ...{ personal: 'masked', audit: 'read' },
  data: list(entity({ ...invoiceRow, recipient: optional(personal('name')) }), mostApplicationInvoices),
});

/** POST applications/invoices: ships the valid rows and skips the others; the same sheet again changes nothing. 4220 above 1,000 rows. */
export const shipApplicationInvoices = officeEndpoint({
  ...invoices,
  ...{ method: 'POST', path: '/applications/invoices', summary: '휴대폰 송장으로 발송' },
  ...{ personal: 'none', audit: { action: 'application.move' } },
  data: entity({
    shipped: amount,
    left: list(entity({ ...invoiceRow, reason: optional(text) }), mostApplicationInvoices),
  }),
});
