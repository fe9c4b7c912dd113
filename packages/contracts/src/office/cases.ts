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

/** One line of what a case would change: its name, and how it stands before and after. */
const difference = entity({ name: text, before: text, after: text });
const officeCase = entity({
  caseNo: integer,
  kind: text,
  title: text,
  differences: list(difference),
  /** Why to look twice. */
  risks: list(text),
  /** Where the thing stands, below the office's host. */
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
  /** One may decide it: the permission is there, and somebody else has made it. */
  mayDecide: boolean,
});
export type OfficeCase = ValueOf<typeof officeCase>;

/** GET cases: what waits for a second person that one has made or may decide, and what became of the latest hundred. */
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

/** POST cases/:caseNo/approve: carries it out, in the same transaction. Errors: 4040 none that one may decide, 4090 it is not open any more; and what carrying it out refuses. */
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

/** POST cases/:caseNo/reject: with words for whoever made it. Errors: 4040, 4090. */
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

/** POST cases/:caseNo/take-back: by who made it. Errors: 4040, 4090. */
export const takeCaseBack = officeEndpoint({
  ...decide,
  path: '/cases/:caseNo/take-back',
  audit: { action: 'case.takeBack' },
  summary: '결재 거두기',
  params,
  data: nothing,
  errors: ['4040', '4090'],
});
