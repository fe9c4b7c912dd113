import { emailAddress } from '../email-address.ts';
import { boolean, boundedText, entity, nullable, text, type ValueOf } from '../wire.ts';
import {
  firstFactors,
  passkeyAnswer,
  passkeyOptions,
  recoveryCodes,
  secondFactor,
  sessionProof,
  totpOffer,
  typedPassword,
} from './factors.ts';
import { officeEndpoint } from './office-endpoint.ts';

// None of these has personal data of members, and none changes a mall: the access log records what they do.
const open = { permission: 'public', personal: 'none', audit: 'read' } as const;
const post = { ...open, method: 'POST' } as const;
const nothing = nullable(text);

/** GET sign-in: the data of the page before sign-in: the caller's address, as it will be logged. */
export const showSignIn = officeEndpoint({
  ...open,
  method: 'GET',
  path: '/sign-in',
  summary: '로그인 화면',
  data: entity({ address: text }),
  errors: [],
});

/** After the right password: the ticket for the second step, valid for five minutes, and the available second factors. */
const secondStep = entity({ ticket: text, hasTotp: boolean, passkey: nullable(passkeyOptions) });
export type SecondStep = ValueOf<typeof secondStep>;

/**
 * POST sign-in: the first step, address and password. Errors: 1280 wrong, with the same text and time as for an unknown address, 1281
 * locked.
 */
export const signIn = officeEndpoint({
  ...post,
  path: '/sign-in',
  summary: '로그인: 비밀번호',
  body: entity({ email: emailAddress, password: typedPassword }),
  data: secondStep,
  errors: ['1280', '1281'],
});

/**
 * POST sign-in/factor: the second step; the response sets the session's cookie. Errors: 1253 the ticket has expired, 1281 locked, 1282 a
 * wrong code, 1283 a used one, 1284 the passkey, 1285 the account is not active, 1286 not from this network.
 */
export const showSecondFactor = officeEndpoint({
  ...post,
  path: '/sign-in/factor',
  summary: '로그인: 한 번 더 확인',
  body: entity({ ticket: boundedText(100, 1), factor: secondFactor }),
  data: nothing,
  errors: ['1253', '1281', '1282', '1283', '1284', '1285', '1286'],
});

/** POST sign-in/passkey-options: for a sign-in with a passkey only, which identifies its owner. */
export const beginPasskeySignIn = officeEndpoint({
  ...post,
  path: '/sign-in/passkey-options',
  summary: '패스키로 로그인: 시작',
  data: passkeyOptions,
  errors: [],
});

/** POST sign-in/passkey: a passkey proves possession and fingerprint or PIN at once. Errors: 1284, 1285, 1286. */
export const signInWithPasskey = officeEndpoint({
  ...post,
  path: '/sign-in/passkey',
  summary: '패스키로 로그인',
  body: entity({ answer: passkeyAnswer }),
  data: nothing,
  errors: ['1284', '1285', '1286'],
});

/** POST password-mail: mails a link for a new password. The response, and its time, are the same whether the staff member exists or not. */
export const mailPasswordLink = officeEndpoint({
  ...post,
  path: '/password-mail',
  summary: '비밀번호 찾기',
  body: entity({ email: emailAddress }),
  data: nothing,
  errors: ['1281'],
});

/** The purpose of a mailed link. */
const invitation = entity({
  email: text,
  name: text,
  /** False when it is only for a new password. */
  isNew: boolean,
  totp: nullable(totpOffer),
  passkey: nullable(passkeyOptions),
});
export type Invitation = ValueOf<typeof invitation>;

const linkToken = boundedText(100, 1);
/** Errors of the link: 1261 unknown, 1262 expired, 1263 used. */
const linkErrors = ['1261', '1262', '1263', '1281'] as const;

/** POST invitation: the invited person; the token is in the body, because addresses are logged. */
export const openInvitation = officeEndpoint({
  ...post,
  path: '/invitation',
  summary: '초대 열기',
  body: entity({ token: linkToken }),
  data: invitation,
  errors: linkErrors,
});

/**
 * POST invitation/accept: a password with an authenticator app, or a passkey; the response sets the session's cookie. Errors: those of the
 * link, 1282 a wrong code, 1284 the passkey, 1286 not from this network, 4220 the password's rules.
 */
export const acceptInvitation = officeEndpoint({
  ...post,
  path: '/invitation/accept',
  summary: '초대 수락',
  body: entity({ token: linkToken, factors: firstFactors }),
  data: recoveryCodes,
  errors: [...linkErrors, '1282', '1284', '1286', '4220'],
});

/** POST invitation/password: sets a new password by a mailed link; every session ends. */
export const setPassword = officeEndpoint({
  ...post,
  path: '/invitation/password',
  summary: '비밀번호 다시 정하기',
  body: entity({ token: linkToken, password: typedPassword }),
  data: nothing,
  errors: [...linkErrors, '4220'],
});

/** POST session/passkey-options: for the passkeys of this session's owner, locked or not. */
export const beginProof = officeEndpoint({
  ...post,
  path: '/session/passkey-options',
  summary: '본인 확인: 패스키 시작',
  data: passkeyOptions,
  errors: ['4010'],
});

/**
 * POST session/proof: proves identity again. Unlocks an idle session, and counts as a step-up for five minutes unless only the password was
 * given. Errors: 1280, 1281, 1282, 1283, 1284, 4010 the session has ended.
 */
export const proveSession = officeEndpoint({
  ...post,
  path: '/session/proof',
  summary: '본인 확인',
  body: entity({ factor: sessionProof }),
  data: nothing,
  errors: ['1280', '1281', '1282', '1283', '1284', '4010'],
});

/** POST session/lock: locks the session; the screen stays, and calls are refused until identity is proved again. */
export const lockSession = officeEndpoint({
  ...post,
  path: '/session/lock',
  summary: '화면 잠그기',
  data: nothing,
  errors: [],
});

/** POST session/end: signs out. */
export const signOut = officeEndpoint({
  ...post,
  path: '/session/end',
  summary: '로그아웃',
  data: nothing,
  errors: [],
});
