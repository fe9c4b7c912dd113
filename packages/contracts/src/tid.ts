import { signInFields } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { tokenPair } from './layout.ts';
import { boundedText, entity, instant, nullable, optional, text, type ValueOf } from './wire.ts';

/** Where the T-ID service sends the browser back to, below the mall's host. */
export const tidReturnPath = '/tid/return';

const secret = boundedText(43, 43);
/** A visit to the T-ID service: `state` comes back in the address, `key` stays with the browser that began; both count once. */
const visit = entity({ state: text, key: text, url: text });
export type TidVisit = ValueOf<typeof visit>;

/** What the browser that began has brought back. */
const returned = {
  state: secret,
  key: secret,
  code: boundedText(2000, 1),
  /** The issuer of the callback, where the service names it (RFC 9207). */
  issuer: ['iss', optional(boundedText(300, 1))],
} as const;

/** The T-ID that a member has linked; `account` is its masked address, empty when the service does not tell. */
const tidLink = entity({ account: text, linkedAt: instant });
export type TidLink = ValueOf<typeof tidLink>;

/** POST auth/tid/visit: begins a sign-in with a T-ID; ten minutes to come back. Error 4030 where no T-ID is taken. */
export const beginTidSignIn = endpoint({
  method: 'POST',
  path: '/auth/tid/visit',
  access: 'public',
  summary: '티아이디 로그인 시작',
  data: visit,
  errors: ['4030'],
});

/** A T-ID that no member has linked: the ticket proves it for ten minutes. */
const unlinkedTid = entity({ ticket: text, account: text });
export type UnlinkedTid = ValueOf<typeof unlinkedTid>;

/**
 * POST auth/tid: the mall's own tokens for whoever has linked their T-ID, else a ticket to link it with. Errors: 1266 not begun here,
 * expired, used, altered or refused by the service; 1254, 1257, 1258, 1259, 1260, 1270 as of sign-in.
 */
export const signInByTid = endpoint({
  method: 'POST',
  path: '/auth/tid',
  access: 'public',
  summary: '티아이디 로그인',
  body: entity(returned),
  data: entity({ tokens: nullable(tokenPair), unlinked: nullable(unlinkedTid) }),
  takesSecret: true,
  errors: ['1252', '1254', '1257', '1258', '1259', '1260', '1270', '1266', '4030'],
});

/**
 * POST auth/tid/link: links the ticket's T-ID to the member with this id and password, and signs in. Errors: those of sign-in; 1266 ticket
 * too old; 1267 the T-ID is another member's; 1268 the member has another T-ID.
 */
export const signInAndLinkTid = endpoint({
  method: 'POST',
  path: '/auth/tid/link',
  access: 'public',
  summary: '티아이디를 연결하며 로그인',
  body: entity({ ticket: boundedText(1000, 1), ...signInFields }),
  data: tokenPair,
  takesSecret: true,
  errors: [
    '1111',
    '1250',
    '1251',
    '1252',
    '1254',
    '1257',
    '1258',
    '1259',
    '1260',
    '1270',
    '1266',
    '1267',
    '1268',
    '4030',
  ],
});

const proof = boundedText(600, 1);

/** GET users/tid: the T-ID that the member has linked, if any. */
export const getTidLink = endpoint({
  method: 'GET',
  path: '/users/tid',
  access: 'accountHolder',
  summary: '연결한 티아이디',
  look: 'closed',
  data: nullable(tidLink),
  errors: ['4030'],
});
/** POST users/tid/visit: begins linking a T-ID, behind a password check. Error 4220 when the proof has expired. */
export const beginTidLink = endpoint({
  method: 'POST',
  path: '/users/tid/visit',
  access: 'accountHolder',
  summary: '티아이디 연결 시작',
  body: entity({ proof }),
  data: visit,
  takesSecret: true,
  errors: ['1252', '4030', '4220'],
});
/** POST users/tid: links the T-ID that the member has come back with. Errors 1266, 1267, 1268 as above. */
export const linkTid = endpoint({
  method: 'POST',
  path: '/users/tid',
  access: 'accountHolder',
  summary: '티아이디 연결',
  body: entity(returned),
  data: tidLink,
  takesSecret: true,
  errors: ['1252', '1266', '1267', '1268', '4030'],
});
/** POST users/tid/unlink: the T-ID opens this account no more, behind a password check. Error 4220 when the proof has expired. */
export const unlinkTid = endpoint({
  method: 'POST',
  path: '/users/tid/unlink',
  access: 'accountHolder',
  summary: '티아이디 연결 해제',
  body: entity({ proof }),
  data: nullable(text),
  takesSecret: true,
  errors: ['1252', '4030', '4220'],
});
