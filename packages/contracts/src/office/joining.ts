import {
  boolean,
  boundedText,
  entity,
  instant,
  integer,
  list,
  nullable,
  optional,
  querySerialNumber,
  serialNumber,
  text,
  trimmedText,
  type ValueOf,
} from '../wire.ts';
import { filterDay, filterNumber, listPage, listQuery } from './list.ts';
import { officeEndpoint } from './office-endpoint.ts';
import { outcome } from './outcome.ts';
import { personal, revealed } from './personal.ts';

const applicant = entity({
  mallId: integer,
  mallName: text,
  memberNo: integer,
  loginId: personal('id'),
  name: personal('name'),
  joinedAt: instant,
  isVerified: boolean,
});
export type Applicant = ValueOf<typeof applicant>;

/** GET joining: applicants who wait for approval, by default the longest waiting first. */
export const listApplicants = officeEndpoint({
  method: 'GET',
  path: '/joining',
  permission: 'joining.read',
  personal: 'masked',
  audit: 'read',
  summary: '가입 승인 대기',
  query: listQuery({ mallId: filterNumber, joinedAt: filterDay }, ['joinedAt', '-joinedAt']),
  data: listPage(applicant),
  errors: [],
});

const thisApplicant = entity({ mallId: querySerialNumber, memberNo: querySerialNumber });

/**
 * GET malls/:mallId/joining/:memberNo: one applicant with their answers to the mall's questions, unmasked, because the decision depends on
 * them. Error 4040: they are not waiting.
 */
export const showApplicant = officeEndpoint({
  method: 'GET',
  path: '/malls/:mallId/joining/:memberNo',
  permission: 'joining.write',
  personal: 'clear',
  task: 'UNMASK',
  audit: 'read',
  summary: '가입 신청 확인',
  params: thisApplicant,
  data: entity({
    mallId: integer,
    mallName: text,
    memberNo: integer,
    loginId: revealed('id'),
    name: revealed('name'),
    joinedAt: instant,
    isVerified: boolean,
    answers: list(entity({ label: text, answer: revealed('name') })),
  }),
  errors: ['4040'],
});
export type ApplicantCard = ValueOf<(typeof showApplicant)['data']>;

const decision = { isApproved: boolean, reason: boundedText(200) };

/** POST malls/:mallId/joining/:memberNo/decide: approves or rejects them; a mail informs them. Error 4090: they are no longer waiting. */
export const decideApplicant = officeEndpoint({
  method: 'POST',
  path: '/malls/:mallId/joining/:memberNo/decide',
  permission: 'joining.write',
  personal: 'none',
  audit: { action: 'joining.decide' },
  summary: '가입 승인·거절',
  params: thisApplicant,
  body: entity(decision),
  data: nullable(text),
  errors: ['4090'],
});

/** POST joining/bulk: one decision for many; returns a result for each. */
export const decideApplicants = officeEndpoint({
  method: 'POST',
  path: '/joining/bulk',
  permission: 'joining.write',
  personal: 'none',
  audit: { action: 'joining.decide' },
  summary: '가입 일괄 승인·거절',
  body: entity({
    ...decision,
    reason: optional(trimmedText(200)),
    items: list(entity({ mallId: serialNumber, memberNo: serialNumber }), 500),
  }),
  data: list(entity({ mallId: integer, memberNo: integer, ...outcome })),
  errors: [],
});
