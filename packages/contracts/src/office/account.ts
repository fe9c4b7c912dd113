import { mallSalesTypes } from '../codes.ts';
import { highestNumber } from '../numbers.ts';
import {
  boolean,
  boundedText,
  entity,
  instant,
  integer,
  list,
  nullable,
  oneOf,
  oneOfOr,
  queryInteger,
  text,
  trimmedText,
  type ValueOf,
} from '../wire.ts';
import { newPasskey, passkeyOptions, recoveryCodes, totpAnswer, totpOffer, typedPassword } from './factors.ts';
import { officeEndpoint } from './office-endpoint.ts';
import { permissions } from './rights.ts';

// Staff are not members: in the sense of the access log, their own names and addresses are not personal data.
const own = { permission: 'self', personal: 'none' } as const;
const look = { ...own, method: 'GET', audit: 'read' } as const;
const change = { ...own, method: 'POST', stepUp: true } as const;
const nothing = nullable(text);

const officeMall = entity({
  mallId: integer,
  mallUrl: text,
  name: text,
  salesType: oneOfOr(mallSalesTypes, 'ERROR'),
  isMarketing: boolean,
});
const menuGroup = entity({ name: text, items: list(entity({ key: text, name: text, path: text, icon: text })) });

/** GET me: the signed-in staff member, their permissions, the first fifty of their malls, and their menu. */
export const showMe = officeEndpoint({
  ...look,
  path: '/me',
  summary: '로그인한 운영자',
  data: entity({
    staffNo: integer,
    name: text,
    email: text,
    roles: list(entity({ code: text, name: text })),
    permissions: list(oneOf(permissions)),
    malls: entity({ isAll: boolean, count: integer, first: list(officeMall) }),
    menu: list(menuGroup),
  }),
  errors: [],
});
export type Me = ValueOf<(typeof showMe)['data']>;

const ownPasskey = entity({ passkeyId: text, name: text, addedAt: instant, usedAt: nullable(instant) });
const ownSession = entity({
  sessionNo: integer,
  device: text,
  address: text,
  beganAt: instant,
  seenAt: instant,
  isThis: boolean,
});

/** GET account: the caller's sign-in methods and sessions. */
export const showAccount = officeEndpoint({
  ...look,
  path: '/account',
  summary: '내 계정',
  data: entity({
    hasPassword: boolean,
    hasTotp: boolean,
    passkeys: list(ownPasskey),
    recoveryCodesLeft: integer,
    sessions: list(ownSession),
  }),
  errors: [],
});
export type Account = ValueOf<(typeof showAccount)['data']>;

/** POST account/sessions/:sessionNo/end: signs out another device of the caller. Error 4040: not a session of the caller. */
export const endOwnSession = officeEndpoint({
  ...own,
  method: 'POST',
  path: '/account/sessions/:sessionNo/end',
  audit: { action: 'account.endSession' },
  summary: '내 다른 기기 로그아웃',
  params: entity({ sessionNo: queryInteger(1, highestNumber) }),
  data: nothing,
  errors: ['4040'],
});

/** POST account/password: sets a new password; the caller's other sessions end. Error 4220 with the unmet rules. */
export const changeOwnPassword = officeEndpoint({
  ...change,
  path: '/account/password',
  audit: { action: 'account.password' },
  summary: '내 비밀번호 변경',
  body: entity({ password: typedPassword }),
  data: nothing,
  errors: ['4220'],
});

/** GET account/totp: an offer for an authenticator app, to be confirmed with `takeTotp`. */
export const offerTotp = officeEndpoint({
  ...look,
  path: '/account/totp',
  summary: '인증 앱 연결: 시작',
  data: totpOffer,
  errors: [],
});

/** POST account/totp: from now on only this app's codes are valid. Error 1282: a wrong code, or another offer. */
export const takeTotp = officeEndpoint({
  ...change,
  path: '/account/totp',
  audit: { action: 'account.totp' },
  summary: '인증 앱 연결',
  body: totpAnswer,
  data: nothing,
  errors: ['1282'],
});

/** POST account/passkey-options: to add a passkey on this device. */
export const beginPasskey = officeEndpoint({
  ...own,
  method: 'POST',
  path: '/account/passkey-options',
  audit: 'read',
  summary: '패스키 추가: 시작',
  data: passkeyOptions,
  errors: [],
});

/** POST account/passkeys: adds a passkey. Error 1284: it was not confirmed. */
export const addPasskey = officeEndpoint({
  ...change,
  path: '/account/passkeys',
  audit: { action: 'account.addPasskey' },
  summary: '패스키 추가',
  body: entity({ answer: newPasskey, name: trimmedText(40) }),
  data: nothing,
  errors: ['1284'],
});

/** POST account/passkeys/:passkeyId/remove. Errors: 4040 not the caller's, 4220 no other way to sign in would be left. */
export const removePasskey = officeEndpoint({
  ...change,
  path: '/account/passkeys/:passkeyId/remove',
  audit: { action: 'account.removePasskey' },
  summary: '패스키 지우기',
  params: entity({ passkeyId: boundedText(1400, 1) }),
  data: nothing,
  errors: ['4040', '4220'],
});

/** PUT account/recovery-codes: replaces the old codes by ten new ones, shown only this once. */
export const renewRecoveryCodes = officeEndpoint({
  ...change,
  method: 'PUT',
  path: '/account/recovery-codes',
  audit: { action: 'account.recoveryCodes' },
  summary: '복구 코드 다시 받기',
  data: recoveryCodes,
  errors: [],
});
