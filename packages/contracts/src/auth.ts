import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { tokenPair } from './layout.ts';
import { boolean, boundedText, entity, integer, nullable, optional, plain, text, type ValueOf, yesNo } from './wire.ts';

/** The signed-in member (user info); the name is masked in the middle (R9.12). */
export const userInfo = entity({
  memberName: ['memNm', text],
  memberNo: ['memNo', integer],
  hasTemporaryPassword: ['tmpPwdYn', yesNo],
  mallId: integer,
  /** There are terms that require renewed consent (users/reconsents). */
  owesConsent: ['reconsentYn', optional(yesNo)],
});
export type UserInfo = ValueOf<typeof userInfo>;

/** GET recaptcha/require: whether this browser needs a human check before sign-in. */
export const isHumanCheckRequired = endpoint({
  method: 'GET',
  path: '/recaptcha/require',
  access: 'public',
  summary: '사람 확인이 필요한지',
  data: boolean,
  errors: [],
});

/** GET recaptcha/challenge: a proof-of-work task, for installations without a reCAPTCHA key. */
export const getHumanChallenge = endpoint({
  method: 'GET',
  path: '/recaptcha/challenge',
  access: 'public',
  summary: '사람 확인 문제',
  data: plain(z.record(z.string(), z.unknown())),
  errors: [],
});

/** The content of a sign-in request; it names its mall. */
export const signInFields = { id: boundedText(60, 1), password: boundedText(100, 1), mallId: integer } as const;
export const signInBody = entity(signInFields);

/**
 * POST auth/sign-in: tokens for an id and a password; header X-Recaptcha-Token when a human check is required.
 * Errors: 1111 human check failed, 1250 wrong id or password, 1251 locked, 1254 dormant, 1257 no e-mail, 1258 initial password,
 * 1259 waiting for approval, 1260 not approved, 1270 blocked.
 */
export const signIn = endpoint({
  method: 'POST',
  path: '/auth/sign-in',
  access: 'public',
  summary: '로그인',
  body: signInBody,
  data: tokenPair,
  errors: ['1111', '1250', '1251', '1254', '1257', '1258', '1259', '1260', '1270'],
});

/** GET auth/refresh/token: a new pair for a refresh token; reuse revokes its family. Error 4010. */
export const refreshTokens = endpoint({
  method: 'GET',
  path: '/auth/refresh/token',
  access: 'public',
  summary: '토큰 갱신',
  look: 'closed',
  query: entity({ refreshToken: boundedText(200, 1) }),
  data: tokenPair,
  errors: ['4010'],
});

/** GET users/info: the signed-in member. */
export const getUserInfo = endpoint({
  method: 'GET',
  path: '/users/info',
  access: 'session',
  summary: '로그인한 회원',
  data: userInfo,
  errors: [],
  offline: 'kept',
});

/** POST auth/logout: ends this session's token family. */
export const signOut = endpoint({
  method: 'POST',
  path: '/auth/logout',
  access: 'session',
  summary: '로그아웃',
  look: 'open',
  data: nullable(text),
  errors: [],
});

/**
 * PUT users/password: sets a new password; every other session ends. Errors: 1251 after ten wrong ones, 4220 with the unmet rules per
 * field.
 */
export const changePassword = endpoint({
  method: 'PUT',
  path: '/users/password',
  access: 'session',
  summary: '비밀번호 변경',
  body: entity({ currentPassword: boundedText(100, 1), newPassword: boundedText(100, 1) }),
  data: tokenPair,
  errors: ['1251', '4220'],
});
