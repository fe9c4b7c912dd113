import * as z from 'zod/mini';
import { certificationKey } from './certification.ts';
import { emailAddress } from './email-address.ts';
import { endpoint } from './endpoint.ts';
import {
  boolean,
  boundedText,
  entity,
  instant,
  integer,
  list,
  nullable,
  oneOf,
  plain,
  text,
  type ValueOf,
} from './wire.ts';

/** A device on which the member is signed in. */
export const signedInDevice = entity({
  sessionId: text,
  /** For example `iPhone · Safari`; empty when it is unknown. */
  deviceName: text,
  /** The device that sends the request. */
  isThis: boolean,
  signedInAt: instant,
  lastSeenAt: instant,
});
export type SignedInDevice = ValueOf<typeof signedInDevice>;

/** When staff looked at the mall as the member; while they do, the end is in the future. */
const look = entity({ sessionId: text, beganAt: instant, endedAt: nullable(instant) });
export type Look = ValueOf<typeof look>;

const devices = entity({ devices: list(signedInDevice), looks: list(look) });

/**
 * GET users/devices: where the member is signed in, this device first, then the newest; and the looks of staff in the last fourteen days.
 */
export const listDevices = endpoint({
  method: 'GET',
  path: '/users/devices',
  access: 'accountHolder',
  summary: '로그인한 기기',
  data: devices,
  errors: ['4030'],
});
/** DELETE users/devices/{sessionId}: signs one device out, at once; 4040 when it is not the member's. */
export const signOutDevice = endpoint({
  method: 'DELETE',
  path: '/users/devices/:sessionId',
  access: 'accountHolder',
  summary: '기기 로그아웃',
  params: entity({ sessionId: plain(z.uuid()) }),
  data: devices,
  errors: ['4030', '4040'],
});
/** DELETE users/devices: signs every device out, this one too. */
export const signOutEverywhere = endpoint({
  method: 'DELETE',
  path: '/users/devices',
  access: 'accountHolder',
  summary: '모든 기기에서 로그아웃',
  data: nullable(text),
  errors: ['4030'],
});

/** How advertising reaches a member. */
export const marketingChannels = ['EMAIL', 'SMS'] as const;
export type MarketingChannel = (typeof marketingChannels)[number];

/** Where a member gave or refused consent. */
export const consentSources = ['JOIN', 'MY_SHOP', 'MAIL_LINK'] as const;
export type ConsentSource = (typeof consentSources)[number];

/** Consent to advertising by channel, and every change of it, newest first. */
export const marketingConsent = entity({
  channels: list(entity({ channel: oneOf(marketingChannels), isAgreed: boolean })),
  /** The version in force, to which consent given now refers. */
  termNo: nullable(integer),
  history: list(
    entity({
      channel: oneOf(marketingChannels),
      isAgreed: boolean,
      source: oneOf(consentSources),
      /** The version that was agreed to or refused, by its first day. */
      termAppliedOn: nullable(text),
      changedAt: instant,
    }),
  ),
});
export type MarketingConsent = ValueOf<typeof marketingConsent>;

/** GET users/marketing: the member's consents to advertising. */
export const getMarketingConsent = endpoint({
  method: 'GET',
  path: '/users/marketing',
  access: 'accountHolder',
  summary: '마케팅 수신 동의',
  data: marketingConsent,
  errors: ['4030'],
});
/** PUT users/marketing: consents to a channel or refuses it; idempotent. */
export const changeMarketingConsent = endpoint({
  method: 'PUT',
  path: '/users/marketing',
  access: 'accountHolder',
  summary: '마케팅 수신 동의 변경',
  body: entity({ channel: oneOf(marketingChannels), isAgreed: boolean }),
  data: marketingConsent,
  errors: ['4030'],
});

const password = boundedText(100, 1);
/** Proves for ten minutes that the member has just entered the password in this session. */
const proof = boundedText(600, 1);

/** A member's personal details, in full. */
export const profile = entity({
  loginId: text,
  name: text,
  /** Digits only; empty if the member never gave it. */
  phone: text,
  email: text,
  joinedAt: instant,
});
export type Profile = ValueOf<typeof profile>;

/** POST users/password/check: a proof for the right password. Errors: 1251 after ten wrong ones, 4220 for a wrong one. */
export const checkPassword = endpoint({
  method: 'POST',
  path: '/users/password/check',
  access: 'accountHolder',
  summary: '비밀번호 확인',
  body: entity({ password }),
  data: entity({ proof: text }),
  errors: ['1251', '4030', '4220'],
});
/** POST users/profile: the member's own details; requires a password proof. 4220 when the proof has expired. */
export const readProfile = endpoint({
  method: 'POST',
  path: '/users/profile',
  access: 'accountHolder',
  summary: '회원정보',
  body: entity({ proof }),
  data: profile,
  takesSecret: true,
  errors: ['1252', '4030', '4220'],
});

/**
 * PUT users/identity: sets name and phone from a new certification. Errors: 1264 another member is this person, 1269 it is not the member's
 * person, 4220 the proof has expired, 4400 the certification cannot be used.
 */
export const changeIdentity = endpoint({
  method: 'PUT',
  path: '/users/identity',
  access: 'accountHolder',
  summary: '이름·휴대폰 번호 변경',
  body: entity({ proof, certificationKey }),
  data: profile,
  takesSecret: true,
  errors: ['1252', '1264', '1269', '4030', '4220', '4400'],
});

/**
 * POST users/email: mails a link to the new address, which is set once the link is opened (auth/link). Errors: 1252 too often, 4220 the
 * proof has expired, or the address cannot be used.
 */
export const mailEmailChange = endpoint({
  method: 'POST',
  path: '/users/email',
  access: 'accountHolder',
  summary: '이메일 변경 메일 받기',
  body: entity({ proof, email: emailAddress }),
  data: nullable(text),
  takesSecret: true,
  errors: ['1252', '4030', '4220'],
});

/** Why members leave. */
export const withdrawalReasons = ['SELDOM', 'PRODUCTS', 'SERVICE', 'PRIVACY', 'REJOIN', 'OTHER'] as const;
export type WithdrawalReason = (typeof withdrawalReasons)[number];

/**
 * What blocks a withdrawal: an order in progress, one with a claim, one with a late deposit; an application for a phone; an application for
 * a subscription, and one in use.
 */
export const withdrawalBlockerKinds = [
  'ORDER',
  'CLAIM',
  'DEPOSIT',
  'APPLICATION',
  'SUBSCRIPTION',
  'SUBSCRIPTION_IN_USE',
] as const;
export type WithdrawalBlockerKind = (typeof withdrawalBlockerKinds)[number];
export const withdrawalBlocker = entity({
  kind: oneOf(withdrawalBlockerKinds),
  /** The number of the order or application. */
  number: text,
  /** For an order, its first product. */
  productName: text,
});
export type WithdrawalBlocker = ValueOf<typeof withdrawalBlocker>;

/** GET users/withdrawal: what blocks the withdrawal, orders first; at most a hundred. */
export const prepareWithdrawal = endpoint({
  method: 'GET',
  path: '/users/withdrawal',
  access: 'leaver',
  summary: '탈퇴 전 확인',
  look: 'closed',
  data: entity({ blockers: list(withdrawalBlocker) }),
  errors: ['4030'],
});
/**
 * POST users/withdrawal: withdraws the member. Personal data is erased at once; orders, applications and answered questions are copied to
 * the legal archive. Errors: 1251 after ten wrong passwords, 4094 while an order or an application is in progress, 4220 for a wrong
 * password.
 */
export const withdraw = endpoint({
  method: 'POST',
  path: '/users/withdrawal',
  access: 'leaver',
  summary: '회원 탈퇴',
  body: entity({ password, reason: oneOf(withdrawalReasons) }),
  data: nullable(text),
  errors: ['1251', '4030', '4094', '4220'],
});

/** POST /api/v1/email/unsubscribe: stops advertising by mail, for anybody with the link of such a mail; 4040 for any other token. */
export const refuseMail = endpoint({
  method: 'POST',
  base: '/api/v1',
  path: '/email/unsubscribe',
  access: 'public',
  summary: '광고 메일 수신거부',
  body: entity({ memberNo: ['memNo', integer], token: boundedText(600, 1) }),
  data: entity({ refusedAt: instant }),
  takesSecret: true,
  errors: ['1252', '4040'],
});
