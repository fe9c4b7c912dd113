import * as z from 'zod/mini';
import {
  boundedText,
  entity,
  instant,
  integer,
  list,
  nullable,
  oneOf,
  plain,
  querySerialNumber,
  serialNumber,
  text,
  trimmedLines,
  type ValueOf,
} from '../wire.ts';
import { filterDay, filterNumber, filterSet, listPage, listQuery } from './list.ts';
import { officeEndpoint } from './office-endpoint.ts';
import { personal, revealed } from './personal.ts';

/** 열람, 정정, 삭제. */
export const privacyKinds = ['COPY', 'CORRECT', 'ERASE'] as const;
export const privacyStates = ['OPEN', 'DONE', 'REFUSED'] as const;
/** Days within which a person's request must be answered. */
export const privacyDays = 10;

const row = {
  mallId: integer,
  mallName: text,
  requestNo: integer,
  memberNo: integer,
  name: personal('name'),
  kind: oneOf(privacyKinds),
  state: oneOf(privacyStates),
  openedAt: instant,
  dueAt: instant,
  answeredAt: nullable(instant),
} as const;
const requestRow = entity(row);
export type PrivacyRow = ValueOf<typeof requestRow>;

const read = { permission: 'members.read', personal: 'masked', audit: 'read' } as const;
const act = { method: 'POST', permission: 'members.write', personal: 'none' } as const;
const nothing = nullable(text);

/** GET privacy-requests: persons' legal requests, the most urgent first. */
export const listPrivacyRequests = officeEndpoint({
  ...read,
  method: 'GET',
  path: '/privacy-requests',
  summary: '개인정보 요청',
  query: listQuery(
    { mallId: filterNumber, kind: filterSet(privacyKinds), state: filterSet(privacyStates), openedAt: filterDay },
    ['dueAt', '-dueAt'],
  ),
  data: listPage(requestRow),
  errors: [],
});

const numbered = entity({ mallId: querySerialNumber, requestNo: querySerialNumber });

/** GET malls/:mallId/privacy-requests/:requestNo. Error 4040. */
export const showPrivacyRequest = officeEndpoint({
  ...read,
  method: 'GET',
  path: '/malls/:mallId/privacy-requests/:requestNo',
  summary: '개인정보 요청 한 건',
  params: numbered,
  data: entity({
    ...row,
    phone: personal('phone'),
    email: personal('email'),
    detail: text,
    answer: text,
    openedBy: text,
    answeredBy: nullable(text),
  }),
  errors: ['4040'],
});
export type PrivacyRequest = ValueOf<(typeof showPrivacyRequest)['data']>;

/** POST malls/:mallId/privacy-requests: records a member's request. Errors: 4040 no such member, 4094 the same is open. */
export const openPrivacyRequest = officeEndpoint({
  ...act,
  path: '/malls/:mallId/privacy-requests',
  audit: { action: 'privacy.open' },
  summary: '개인정보 요청 접수',
  params: entity({ mallId: querySerialNumber }),
  body: entity({
    memberNo: serialNumber,
    kind: oneOf(privacyKinds),
    detail: boundedText(1000),
  }),
  data: entity({ requestNo: integer }),
  errors: ['4040', '4094'],
});

/**
 * POST …/copy: everything that is stored about the person, as a workbook with a sheet for each table. Errors: 4040; 4090 it is of another
 * kind, or answered.
 */
export const copyOfPerson = officeEndpoint({
  ...act,
  personal: 'clear',
  task: 'EXPORT',
  path: '/malls/:mallId/privacy-requests/:requestNo/copy',
  audit: { action: 'privacy.copy' },
  stepUp: true,
  summary: '보유 개인정보 파일',
  params: numbered,
  reply: 'spreadsheet',
  data: plain(z.unknown()),
  errors: ['4040', '4090'],
});

/** POST …/correct: sets the right name or phone; an empty field is unchanged. This answers the request. Errors: 4040, 4090, 4220. */
export const correctPerson = officeEndpoint({
  ...act,
  path: '/malls/:mallId/privacy-requests/:requestNo/correct',
  audit: { action: 'privacy.correct' },
  summary: '개인정보 정정',
  params: numbered,
  body: entity({ name: boundedText(30), phone: boundedText(20), answer: trimmedLines(1000) }),
  data: nothing,
  errors: ['4040', '4090', '4220'],
});

/** POST …/erase: withdraws the member, as by their own withdrawal. Errors: 4040, 4090; 4094 something is in progress. */
export const erasePerson = officeEndpoint({
  ...act,
  path: '/malls/:mallId/privacy-requests/:requestNo/erase',
  audit: { action: 'privacy.erase' },
  stepUp: true,
  summary: '개인정보 삭제',
  params: numbered,
  data: nothing,
  errors: ['4040', '4090', '4094'],
});

/** POST …/answer: records what was done, or why it cannot be. Errors: 4040, 4090 it is answered. */
export const answerPrivacyRequest = officeEndpoint({
  ...act,
  path: '/malls/:mallId/privacy-requests/:requestNo/answer',
  audit: { action: 'privacy.answer' },
  summary: '개인정보 요청 답변',
  params: numbered,
  body: entity({ isRefused: plain(z.boolean()), answer: trimmedLines(1000) }),
  data: nothing,
  errors: ['4040', '4090'],
});

export const archiveKinds = ['ORDER', 'QUESTION', 'APPLICATION', 'SUBSCRIPTION'] as const;

/** POST malls/:mallId/archive: opens a case to access one record of the archive. Error 4094: one is open already. */
export const askForArchive = officeEndpoint({
  ...act,
  path: '/malls/:mallId/archive',
  audit: { action: 'archive.ask' },
  summary: '법정 보관 기록 열람 요청',
  params: entity({ mallId: querySerialNumber }),
  body: entity({ kind: oneOf(archiveKinds), reference: boundedText(40, 1), reason: trimmedLines(300) }),
  data: entity({ caseNo: integer }),
  errors: ['4094'],
});

/**
 * POST malls/:mallId/archive/:caseNo/open: the record, for the author of the case, within a day of the approval. Error 4040: not available
 * (any more).
 */
export const openArchive = officeEndpoint({
  ...act,
  personal: 'clear',
  task: 'UNMASK',
  path: '/malls/:mallId/archive/:caseNo/open',
  audit: { action: 'archive.open' },
  stepUp: true,
  summary: '법정 보관 기록 열람',
  params: entity({ mallId: querySerialNumber, caseNo: querySerialNumber }),
  data: entity({ fields: list(entity({ name: text, value: revealed('name') }), 500) }),
  errors: ['4040'],
});
