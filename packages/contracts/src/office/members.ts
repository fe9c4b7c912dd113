import { approvalStates } from '../product-codes.ts';
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
  queryInteger,
  querySerialNumber,
  serialNumber,
  text,
  type ValueOf,
} from '../wire.ts';
import { filterDay, filterNumber, filterSet, listPage, listQuery } from './list.ts';
import { officeEndpoint } from './office-endpoint.ts';
import { personal, revealed } from './personal.ts';

export const memberStates = ['ACTIVE', 'DORMANT', 'WITHDRAWN'] as const;
/** 부정 이용, 부정 결제, 계정 도용, 제휴·재직 종료, 그 밖. */
export const blockReasons = ['ABUSE', 'FRAUD', 'STOLEN', 'CONTRACT_ENDED', 'OTHER'] as const;
const yesOrNo = ['Y', 'N'] as const;

export const thisMember = entity({ mallId: querySerialNumber, memberNo: querySerialNumber });

const memberRow = entity({
  mallId: integer,
  mallName: text,
  memberNo: integer,
  loginId: personal('id'),
  name: personal('name'),
  phone: personal('phone'),
  state: oneOf(memberStates),
  approval: oneOf(approvalStates),
  isBlocked: boolean,
  isVerified: boolean,
  joinedAt: instant,
  lastSignedInAt: nullable(instant),
  /** Paid orders, and their amounts after refunds, in won. */
  orders: amount,
  orderAmount: amount,
  wantsMail: boolean,
  wantsText: boolean,
});
export type MemberRow = ValueOf<typeof memberRow>;

/**
 * GET members: members, masked; without `state` those who have left are excluded. `q` is a phone, an e-mail address, an id, or the
 * beginning of a name, alone or with the last four digits of the phone.
 */
export const listMembers = officeEndpoint({
  method: 'GET',
  path: '/members',
  permission: 'members.read',
  personal: 'masked',
  audit: 'read',
  summary: '회원 목록',
  query: listQuery(
    {
      q: optional(boundedText(60, 1)),
      mallId: filterNumber,
      state: filterSet(memberStates),
      approval: filterSet(approvalStates),
      joinedAt: filterDay,
      lastSignedInAt: filterDay,
      neverOrdered: filterSet(yesOrNo),
      isVerified: filterSet(yesOrNo),
      isBlocked: filterSet(yesOrNo),
      wantsMail: filterSet(yesOrNo),
      /** When members with consent to mail last confirmed it: consent is requested again every two years. */
      consentedOn: filterDay,
    },
    ['-joinedAt', 'joinedAt'],
  ),
  data: listPage(memberRow),
  errors: [],
});

/** What the caller may do to a member now; the browser shows exactly these. */
export const memberMoves = [
  'endSessions',
  'temporaryPassword',
  'wake',
  'block',
  'unblock',
  'withdraw',
  'decide',
] as const;
export type MemberMove = (typeof memberMoves)[number];

/** GET malls/:mallId/members/:memberNo: one member, masked, with their tags. Error 4040: no such member, or they have left. */
export const showMember = officeEndpoint({
  method: 'GET',
  path: '/malls/:mallId/members/:memberNo',
  permission: 'members.read',
  personal: 'masked',
  audit: 'read',
  summary: '회원',
  params: thisMember,
  data: entity({
    mallId: integer,
    mallName: text,
    memberNo: integer,
    loginId: personal('id'),
    name: personal('name'),
    phone: personal('phone'),
    email: personal('email'),
    birth: personal('birth'),
    address: personal('address'),
    state: oneOf(memberStates),
    approval: oneOf(approvalStates),
    blockedReason: nullable(oneOf(blockReasons)),
    hasTemporaryPassword: boolean,
    isVerified: boolean,
    isCertified: boolean,
    joinedAt: instant,
    lastSignedInAt: nullable(instant),
    wantsMail: boolean,
    wantsText: boolean,
    /** Of the last twelve months. */
    orders: amount,
    orderAmount: amount,
    openClaims: amount,
    openApplications: amount,
    openQuestions: amount,
    devices: amount,
    canUnmask: boolean,
    moves: list(oneOf(memberMoves)),
  }),
  errors: ['4040'],
});
export type MemberCard = ValueOf<(typeof showMember)['data']>;

export const timelineKinds = [
  'order',
  'claim',
  'application',
  'subscription',
  'question',
  'contact',
  'memo',
  'mail',
] as const;
export type TimelineKind = (typeof timelineKinds)[number];
const timelineEntry = entity({
  kind: oneOf(timelineKinds),
  /** The number of an order or application; for a claim `order/claim`; otherwise their own number. */
  number: text,
  at: instant,
  title: text,
  state: text,
  /** In won, if it has an amount. */
  amount: nullable(amount),
  staffName: nullable(text),
});
export type TimelineEntry = ValueOf<typeof timelineEntry>;

/** GET malls/:mallId/members/:memberNo/timeline: their history, newest first; only kinds that the caller may read in this mall. */
export const showTimeline = officeEndpoint({
  method: 'GET',
  path: '/malls/:mallId/members/:memberNo/timeline',
  permission: 'members.read',
  personal: 'none',
  audit: 'read',
  summary: '회원 이력',
  params: thisMember,
  query: entity({ kind: optional(oneOf(timelineKinds)), size: optional(queryInteger(1, 200)) }),
  data: entity({ entries: list(timelineEntry), counts: list(entity({ kind: oneOf(timelineKinds), count: amount })) }),
  errors: ['4040'],
});

export const unmaskFields = ['name', 'id', 'phone', 'email', 'birth', 'address'] as const;
export const unmaskReasons = ['CONTACT', 'DELIVERY', 'REFUND', 'IDENTITY', 'REPORT', 'LAW', 'OTHER'] as const;
export type UnmaskField = (typeof unmaskFields)[number];

/**
 * POST malls/:mallId/members/:memberNo/unmask: the requested fields, to be shown for ten minutes. Errors: 4000 without text when the reason
 * is OTHER, or without the caller's own open talk with this member when it is CONTACT; 4032 another person was unmasked in the last five minutes, without a step-up since.
 */
export const unmaskMember = officeEndpoint({
  method: 'POST',
  path: '/malls/:mallId/members/:memberNo/unmask',
  permission: 'members.unmask',
  personal: 'clear',
  task: 'UNMASK',
  audit: 'read',
  summary: '개인정보 보기',
  params: thisMember,
  body: entity({
    fields: list(oneOf(unmaskFields), unmaskFields.length),
    reason: oneOf(unmaskReasons),
    words: boundedText(200),
    contactNo: optional(serialNumber),
  }),
  data: entity({
    name: optional(revealed('name')),
    id: optional(revealed('id')),
    phone: optional(revealed('phone')),
    email: optional(revealed('email')),
    birth: optional(revealed('birth')),
    address: optional(revealed('address')),
    until: instant,
  }),
  errors: ['4032', '4040'],
});
