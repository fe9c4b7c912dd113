import { highestNumber } from '../numbers.ts';
import {
  boolean,
  entity,
  instant,
  integer,
  list,
  nullable,
  oneOf,
  queryInteger,
  text,
  trimmedLines,
  type ValueOf,
} from '../wire.ts';
import { officeEndpoint } from './office-endpoint.ts';

const own = { permission: 'self', personal: 'none' } as const;
const decide = { ...own, method: 'POST' } as const;
const nothing = nullable(text);

export const caseStates = ['OPEN', 'APPROVED', 'REJECTED', 'TAKEN_BACK', 'EXPIRED'] as const;

/** One line of the change in a case: its name, and the values before and after. */
const difference = entity({ name: text, before: text, after: text });
const officeCase = entity({
  caseNo: integer,
  kind: text,
  title: text,
  differences: list(difference),
  /** A warning for the person who decides. */
  risks: list(text),
  /** The path of the thing on the office's host. */
  path: nullable(text),
  mallId: nullable(integer),
  mallName: nullable(text),
  subject: text,
  reason: text,
  madeBy: text,
  madeAt: instant,
  expiresAt: instant,
  state: oneOf(caseStates),
  decidedBy: nullable(text),
  decidedAt: nullable(instant),
  answer: text,
  isMine: boolean,
  /** The caller may decide it: they have the permission, and somebody else has made it. */
  mayDecide: boolean,
});
export type OfficeCase = ValueOf<typeof officeCase>;

/** GET cases: waiting cases that the caller has made or may decide, and the outcome of the latest hundred. */
export const listCases = officeEndpoint({
  ...own,
  method: 'GET',
  path: '/cases',
  audit: 'read',
  summary: '결재함',
  data: entity({ cases: list(officeCase) }),
  errors: [],
});

const params = entity({ caseNo: queryInteger(1, highestNumber) });

/**
 * POST cases/:caseNo/approve: carries it out, in the same transaction. Errors: 4040 not one that the caller may decide, 4090 it is no
 * longer open; and the errors of carrying it out.
 */
export const approveCase = officeEndpoint({
  ...decide,
  path: '/cases/:caseNo/approve',
  audit: { action: 'case.approve' },
  stepUp: true,
  summary: '결재 승인',
  params,
  data: nothing,
  errors: ['4040', '4090', '4093', '4094', '4095', '4220'],
});

/** POST cases/:caseNo/reject: with a text for its author. Errors: 4040, 4090. */
export const rejectCase = officeEndpoint({
  ...decide,
  path: '/cases/:caseNo/reject',
  audit: { action: 'case.reject' },
  summary: '결재 반려',
  params,
  body: entity({ answer: trimmedLines(300) }),
  data: nothing,
  errors: ['4040', '4090'],
});

/** POST cases/:caseNo/take-back: by its author. Errors: 4040, 4090. */
export const takeCaseBack = officeEndpoint({
  ...decide,
  path: '/cases/:caseNo/take-back',
  audit: { action: 'case.takeBack' },
  summary: '결재 거두기',
  params,
  data: nothing,
  errors: ['4040', '4090'],
});
