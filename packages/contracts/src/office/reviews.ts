import * as z from 'zod/mini';
import {
  boolean,
  day,
  entity,
  instant,
  integer,
  list,
  nullable,
  oneOf,
  plain,
  querySerialNumber,
  text,
  trimmedLines,
  type ValueOf,
} from '../wire.ts';
import { officeEndpoint } from './office-endpoint.ts';

export const findingKinds = ['EXPORT', 'NIGHT', 'MANY', 'COLLEAGUE', 'UNRELATED', 'DENIED', 'NEW_PLACE'] as const;
export const findingStates = ['OPEN', 'ASKED', 'ANSWERED', 'FINE'] as const;

const finding = entity({
  findingNo: integer,
  /** The first day of the reviewed month. */
  month: day,
  kind: oneOf(findingKinds),
  staffNo: integer,
  who: text,
  times: integer,
  latestAt: instant,
  /** A day, or an IP address. */
  detail: text,
  state: oneOf(findingStates),
  answer: text,
  /** About the caller: somebody else must decide it. */
  isOwn: boolean,
});
export type Finding = ValueOf<typeof finding>;

const review = entity({
  /** The first day of the month. */
  month: day,
  signedAt: nullable(instant),
  signedBy: nullable(text),
  /** The note written at signing. */
  note: text,
  findings: list(finding, 2000),
});
export type Review = ValueOf<typeof review>;

const act = { method: 'POST', permission: 'records.write', personal: 'none' } as const;
const nothing = nullable(text);

/** GET reviews: the monthly reviews of the access log, newest first, a year at most. */
export const listReviews = officeEndpoint({
  method: 'GET',
  permission: 'records.read',
  personal: 'none',
  path: '/reviews',
  audit: 'read',
  summary: '월 점검',
  data: entity({ reviews: list(review, 13) }),
  errors: [],
});

const numbered = entity({ findingNo: querySerialNumber });

/**
 * POST reviews/findings/:findingNo/fine: marks it as checked and fine. Errors: 4040; 4090 it is decided, or about the caller, or signed.
 */
export const clearFinding = officeEndpoint({
  ...act,
  path: '/reviews/findings/:findingNo/fine',
  audit: { action: 'review.fine' },
  summary: '점검 이상 없음',
  params: numbered,
  data: nothing,
  errors: ['4040', '4090'],
});

/** POST reviews/findings/:findingNo/reopen: reopens it. Errors: 4040; 4090 it is not fine, or about the caller, or signed. */
export const reopenFinding = officeEndpoint({
  ...act,
  path: '/reviews/findings/:findingNo/reopen',
  audit: { action: 'review.reopen' },
  summary: '점검 다시 보기',
  params: numbered,
  data: nothing,
  errors: ['4040', '4090'],
});

/**
 * POST reviews/findings/:findingNo/ask: asks the staff member for an explanation. Errors: 4040; 4090 it is not open, or about the caller.
 */
export const askAboutFinding = officeEndpoint({
  ...act,
  path: '/reviews/findings/:findingNo/ask',
  audit: { action: 'review.ask' },
  summary: '점검 소명 요청',
  params: numbered,
  data: nothing,
  errors: ['4040', '4090'],
});

/** GET reviews/asked: the explanations that the caller is asked for. */
export const listAsked = officeEndpoint({
  method: 'GET',
  permission: 'self',
  personal: 'none',
  path: '/reviews/asked',
  audit: 'read',
  summary: '나에게 온 소명 요청',
  data: entity({ findings: list(finding, 2000) }),
  errors: [],
});

/** POST reviews/findings/:findingNo/answer: by the staff member who is asked. Errors: 4040, 4090 it is answered. */
export const answerFinding = officeEndpoint({
  ...act,
  permission: 'self',
  path: '/reviews/findings/:findingNo/answer',
  audit: { action: 'review.answer' },
  summary: '점검 소명',
  params: numbered,
  body: entity({ answer: trimmedLines(500) }),
  data: nothing,
  errors: ['4040', '4090'],
});

const ofMonth = entity({ month: day });

/**
 * POST reviews/:month/sign: once every finding is fine; a PDF of it is kept. Errors: 4030 the caller is an operator, 4040 no such review,
 * 4090 something is open, or it is signed.
 */
export const signReview = officeEndpoint({
  ...act,
  path: '/reviews/:month/sign',
  audit: { action: 'review.sign' },
  stepUp: true,
  summary: '월 점검 서명',
  params: ofMonth,
  body: entity({ note: trimmedLines(1000) }),
  data: nothing,
  errors: ['4030', '4040', '4090'],
});

/** GET reviews/:month/file: the signed review as a PDF. Error 4040: it is not signed. */
export const fetchReview = officeEndpoint({
  method: 'GET',
  permission: 'records.read',
  personal: 'none',
  path: '/reviews/:month/file',
  audit: 'read',
  summary: '월 점검 문서',
  params: ofMonth,
  reply: 'file',
  data: plain(z.unknown()),
  errors: ['4040'],
});
