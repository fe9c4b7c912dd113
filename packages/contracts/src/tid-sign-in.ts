import { signInFields } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { tokenPair } from './layout.ts';
import { boundedText, entity, nullable, optional, text, type ValueOf } from './wire.ts';

const secret = boundedText(43, 43);
/** What the browser that began has brought back. */
export const returnedTid = {
  state: secret,
  key: secret,
  code: boundedText(2000, 1),
  /** The issuer in the callback, if the service names it (RFC 9207). */
  issuer: ['iss', optional(boundedText(300, 1))],
} as const;

/** A T-ID that no member has linked: the ticket proves it for ten minutes. */
const unlinkedTid = entity({ ticket: text, account: text });
export type UnlinkedTid = ValueOf<typeof unlinkedTid>;

/**
 * POST auth/tid: the mall's own tokens for a member with a linked T-ID, otherwise a ticket to link it with. Errors: 1266 not begun here,
 * expired, used, altered or refused by the service; 1254, 1257, 1258, 1259, 1260, 1270 as for sign-in.
 */
export const signInByTid = endpoint({
  method: 'POST',
  path: '/auth/tid',
  access: 'public',
  summary: '티아이디 로그인',
  body: entity(returnedTid),
  data: entity({ tokens: nullable(tokenPair), unlinked: nullable(unlinkedTid) }),
  takesSecret: true,
  errors: ['1252', '1254', '1257', '1258', '1259', '1260', '1270', '1266', '4030'],
});

/**
 * POST auth/tid/link: links the ticket's T-ID to the member with this id and password, and signs in. Errors: those of sign-in; 1266 ticket
 * expired; 1267 the T-ID is another member's; 1268 the member has another T-ID.
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
