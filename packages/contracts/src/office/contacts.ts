import {
  boolean,
  boundedText,
  entity,
  instant,
  integer,
  list,
  nullable,
  oneOf,
  optional,
  querySerialNumber,
  serialNumber,
  text,
  trimmedLines,
  trimmedText,
  type ValueOf,
} from '../wire.ts';
import { filterDay, filterNumber, filterSet, listPage, listQuery } from './list.ts';
import { memberStates } from './members.ts';
import { officeEndpoint } from './office-endpoint.ts';
import { personal } from './personal.ts';

export const channels = ['PHONE', 'CHAT', 'EMAIL', 'VISIT'] as const;
export const contactTopics = ['DELIVERY', 'CLAIM', 'WIRELESS', 'SUBSCRIPTION', 'SIGN_IN', 'MEMBER', 'OTHER'] as const;
export type ContactTopic = (typeof contactTopics)[number];
export const contactResults = ['ANSWERED', 'DONE', 'PASSED_ON', 'FOLLOW_UP', 'NO_ANSWER'] as const;
export type ContactResult = (typeof contactResults)[number];
/** Facts that only the member knows: the full name, the last digits of the phone, the birthday, the last purchase. */
export const proofs = ['name', 'phoneEnd', 'birthday', 'lastProduct'] as const;
export type Proof = (typeof proofs)[number];

/** The most callers shown at a time. */
export const mostCallers = 5;
const caller = entity({
  mallId: integer,
  mallName: text,
  memberNo: integer,
  loginId: personal('id'),
  name: personal('name'),
  phone: personal('phone'),
  email: personal('email'),
  state: oneOf(memberStates),
  isBlocked: boolean,
  lastOrderedAt: nullable(instant),
});
export type Caller = ValueOf<typeof caller>;

/**
 * POST desk/callers: at most five members, masked, found by a phone, a name with the last four digits, an e-mail address, an id, or the
 * number of an order, an application or a parcel. The typed text is personal data, so it is not in the address. `understood` says how it
 * was interpreted.
 */
export const findCallers = officeEndpoint({
  method: 'POST',
  path: '/desk/callers',
  permission: 'members.read',
  personal: 'masked',
  audit: 'read',
  summary: '상담: 회원 찾기',
  body: entity({ typed: trimmedText(60), mallId: optional(serialNumber) }),
  data: entity({
    understood: oneOf(['phone', 'email', 'name', 'number', 'invoice', 'id']),
    callers: list(caller, mostCallers),
    isMore: boolean,
  }),
  errors: [],
});

const thisContact = entity({ mallId: querySerialNumber, contactNo: querySerialNumber });
const write = { method: 'POST', permission: 'contacts.write', personal: 'none' } as const;

/**
 * POST malls/:mallId/members/:memberNo/contacts: begins a talk; its number is the reason of every unmasking in it. Error 4040: no such
 * member.
 */
export const openContact = officeEndpoint({
  ...write,
  path: '/malls/:mallId/members/:memberNo/contacts',
  audit: { action: 'contact.open' },
  summary: '상담 시작',
  params: entity({ mallId: querySerialNumber, memberNo: querySerialNumber }),
  body: entity({ channel: oneOf(channels) }),
  data: entity({ contactNo: integer }),
  errors: ['4040'],
});

const followUp = entity({
  followUpNo: integer,
  mallId: integer,
  mallName: text,
  memberNo: integer,
  contactNo: integer,
  ownerNo: integer,
  ownerName: text,
  body: text,
  dueAt: instant,
  doneAt: nullable(instant),
});
export type FollowUp = ValueOf<typeof followUp>;

/** GET malls/:mallId/contacts/:contactNo: a talk with its memos and follow-ups. Error 4040. */
export const showContact = officeEndpoint({
  method: 'GET',
  path: '/malls/:mallId/contacts/:contactNo',
  permission: 'contacts.read',
  personal: 'none',
  audit: 'read',
  summary: '상담',
  params: thisContact,
  data: entity({
    mallId: integer,
    contactNo: integer,
    memberNo: integer,
    staffNo: integer,
    staffName: text,
    channel: oneOf(channels),
    verified: list(oneOf(proofs)),
    beganAt: instant,
    endedAt: nullable(instant),
    topic: nullable(oneOf(contactTopics)),
    result: nullable(oneOf(contactResults)),
    /** Until when its staff member looks at the mall as the member. */
    lookingUntil: nullable(instant),
    memos: list(entity({ memoNo: integer, body: text, staffName: text, writtenAt: instant })),
    followUps: list(followUp),
  }),
  errors: ['4040'],
});
export type Contact = ValueOf<(typeof showContact)['data']>;

/** POST …/verify: returns only whether an answer is right, and stores that it was. Error 4094: the talk has ended. */
export const verifyCaller = officeEndpoint({
  ...write,
  path: '/malls/:mallId/contacts/:contactNo/verify',
  audit: { action: 'contact.verify' },
  summary: '본인 확인',
  params: thisContact,
  body: entity({ proof: oneOf(proofs), answer: trimmedText(60) }),
  data: entity({ isRight: boolean }),
  errors: ['4040', '4094'],
});

/** POST …/memos: a memo cannot be changed; a correction is a new one. */
export const addMemo = officeEndpoint({
  ...write,
  path: '/malls/:mallId/contacts/:contactNo/memos',
  audit: { action: 'contact.memo' },
  summary: '상담 메모',
  params: thisContact,
  body: entity({ body: trimmedLines(2000) }),
  data: entity({ memoNo: integer }),
  errors: ['4040'],
});

/** POST …/follow-ups: promises a task by a given time; its owner is the caller unless one is named. */
export const addFollowUp = officeEndpoint({
  ...write,
  path: '/malls/:mallId/contacts/:contactNo/follow-ups',
  audit: { action: 'contact.followUp' },
  summary: '다시 확인할 일',
  params: thisContact,
  body: entity({ body: trimmedText(200), dueAt: instant, ownerNo: optional(serialNumber) }),
  data: entity({ followUpNo: integer }),
  errors: ['4040'],
});

/** POST …/end: ends a talk with its topic and outcome. Error 4094: it has ended. */
export const endContact = officeEndpoint({
  ...write,
  path: '/malls/:mallId/contacts/:contactNo/end',
  audit: { action: 'contact.end' },
  summary: '상담 끝내기',
  params: thisContact,
  body: entity({ topic: oneOf(contactTopics), result: oneOf(contactResults), memo: boundedText(2000) }),
  data: nullable(text),
  errors: ['4040', '4094'],
});

/** GET follow-ups: what was promised, the most urgent first; finished ones only on request. */
export const listFollowUps = officeEndpoint({
  method: 'GET',
  path: '/follow-ups',
  permission: 'contacts.read',
  personal: 'none',
  audit: 'read',
  summary: '다시 확인할 일 목록',
  query: listQuery(
    { mallId: filterNumber, dueAt: filterDay, owner: filterNumber, isDone: filterSet(['Y', 'N'], ['is']) },
    ['dueAt'],
  ),
  data: listPage(followUp),
  errors: [],
});

/** POST malls/:mallId/follow-ups/:followUpNo/done. Error 4094: it is done. */
export const finishFollowUp = officeEndpoint({
  ...write,
  path: '/malls/:mallId/follow-ups/:followUpNo/done',
  audit: { action: 'contact.followUpDone' },
  summary: '다시 확인 마치기',
  params: entity({ mallId: querySerialNumber, followUpNo: querySerialNumber }),
  data: nullable(text),
  errors: ['4094'],
});

/** GET desk/open: the caller's own talks that have not ended. */
export const listOpenContacts = officeEndpoint({
  method: 'GET',
  path: '/desk/open',
  permission: 'contacts.read',
  personal: 'none',
  audit: 'read',
  summary: '진행 중인 내 상담',
  data: list(
    entity({
      mallId: integer,
      mallName: text,
      contactNo: integer,
      memberNo: integer,
      channel: oneOf(channels),
      beganAt: instant,
    }),
  ),
  errors: [],
});
