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

// None of these has personal data of members, and none changes anything of a mall: what they do, the access log has.
const open = { permission: 'public', personal: 'none', audit: 'read' } as const;
const post = { ...open, method: 'POST' } as const;
const nothing = nullable(text);

/** GET sign-in: what the page says before anybody has signed in: the caller's address, as the log will have it. */
export const showSignIn = officeEndpoint({
  ...open,
  method: 'GET',
  path: '/sign-in',
  summary: '로그인 화면',
  data: entity({ address: text }),
  errors: [],
});

/** After the right password: the ticket for the second step, good for five minutes, and what the staff may show there. */
const secondStep = entity({ ticket: text, hasTotp: boolean, passkey: nullable(passkeyOptions) });
export type SecondStep = ValueOf<typeof secondStep>;

/**
 * POST sign-in: the first step, address and password. Errors: 1280 wrong, in the same words and time for an address that nobody has,
 * 1281 locked.
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
 * POST sign-in/factor: the second step; the reply sets the session's cookie. Errors: 1253 the ticket is old, 1281 locked, 1282 a wrong
 * code, 1283 a used one, 1284 the passkey, 1285 the account does not work, 1286 not from here.
 */
export const showSecondFactor = officeEndpoint({
  ...post,
  path: '/sign-in/factor',
  summary: '로그인: 한 번 더 확인',
  body: entity({ ticket: boundedText(100, 1), factor: secondFactor }),
  data: nothing,
  errors: ['1253', '1281', '1282', '1283', '1284', '1285', '1286'],
});

/** POST sign-in/passkey-options: for a sign-in with a passkey alone, which says whose it is. */
export const beginPasskeySignIn = officeEndpoint({
  ...post,
  path: '/sign-in/passkey-options',
  summary: '패스키로 로그인: 시작',
  data: passkeyOptions,
  errors: [],
});

/** POST sign-in/passkey: a passkey proves possession and finger or PIN at once. Errors: 1284, 1285, 1286. */
export const signInWithPasskey = officeEndpoint({
  ...post,
  path: '/sign-in/passkey',
  summary: '패스키로 로그인',
  body: entity({ answer: passkeyAnswer }),
  data: nothing,
  errors: ['1284', '1285', '1286'],
});

/** POST password-mail: mails a link for a new password. The same reply, in the same time, whether there is such a staff or not. */
export const mailPasswordLink = officeEndpoint({
  ...post,
  path: '/password-mail',
  summary: '비밀번호 찾기',
  body: entity({ email: emailAddress }),
  data: nothing,
  errors: ['1281'],
});

/** What a mail's link leads to. */
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
/** Errors of the link: 1261 no such, 1262 too old, 1263 used. */
const linkErrors = ['1261', '1262', '1263', '1281'] as const;

/** POST invitation: who was invited; the token stands in a body, for addresses are logged. */
export const openInvitation = officeEndpoint({
  ...post,
  path: '/invitation',
  summary: '초대 열기',
  body: entity({ token: linkToken }),
  data: invitation,
  errors: linkErrors,
});

/**
 * POST invitation/accept: a password with an app of one-time codes, or a passkey; the reply sets the session's cookie. Errors: those of the
 * link, 1282 a wrong code, 1284 the passkey, 1286 not from here, 4220 the password's rules.
 */
export const acceptInvitation = officeEndpoint({
  ...post,
  path: '/invitation/accept',
  summary: '초대 수락',
  body: entity({ token: linkToken, factors: firstFactors }),
  data: recoveryCodes,
  errors: [...linkErrors, '1282', '1284', '1286', '4220'],
});

/** POST invitation/password: a new password behind the link of a mail; every session ends. */
export const setPassword = officeEndpoint({
  ...post,
  path: '/invitation/password',
  summary: '비밀번호 다시 정하기',
  body: entity({ token: linkToken, password: typedPassword }),
  data: nothing,
  errors: [...linkErrors, '4220'],
});

/** POST session/passkey-options: for the passkeys of whoever has this session, locked or not. */
export const beginProof = officeEndpoint({
  ...post,
  path: '/session/passkey-options',
  summary: '본인 확인: 패스키 시작',
  data: passkeyOptions,
  errors: ['4010'],
});

/**
 * POST session/proof: it is still they. Unlocks an idle session, and counts as a step-up for five minutes unless it is the password alone.
 * Errors: 1280, 1281, 1282, 1283, 1284, 4010 the session has ended.
 */
export const proveSession = officeEndpoint({
  ...post,
  path: '/session/proof',
  summary: '본인 확인',
  body: entity({ factor: sessionProof }),
  data: nothing,
  errors: ['1280', '1281', '1282', '1283', '1284', '4010'],
});

/** POST session/lock: what is on the screen stays, and nothing is answered until somebody proves who they are. */
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
