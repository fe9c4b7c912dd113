import { certificationKey } from './certification.ts';
import { emailAddress } from './email-address.ts';
import { endpoint } from './endpoint.ts';
import {
  boundedText,
  day,
  entity,
  integer,
  list,
  nullable,
  optional,
  text,
  trimmedText,
  type ValueOf,
} from './wire.ts';

const post = { method: 'POST', access: 'public' } as const;
const nothing = nullable(text);

/** An id of a person in this mall, masked in the middle (R9.12), and the date of joining. */
const foundAccount = entity({ maskedId: text, joinedOn: day });
export type FoundAccount = ValueOf<typeof foundAccount>;

/**
 * POST pre/recovery/id: the masked ids of the person certified by phone; the full ids are mailed to the verified addresses of those
 * accounts, which `mailedTo` lists masked. Errors: 1252 too often, 4400 the certification cannot be used.
 */
export const findId = endpoint({
  ...post,
  path: '/pre/recovery/id',
  summary: '아이디 찾기 (휴대폰)',
  body: entity({ certificationKey }),
  data: entity({ accounts: list(foundAccount), mailedTo: list(text) }),
  takesSecret: true,
  errors: ['1252', '4400'],
});

/**
 * POST pre/recovery/id-mail: mails the ids to their owner's address. The response, and its time, are the same whether there is one or not.
 */
export const mailId = endpoint({
  ...post,
  path: '/pre/recovery/id-mail',
  summary: '아이디 찾기 (이메일)',
  body: entity({ name: trimmedText(30), email: emailAddress }),
  data: nothing,
  errors: ['1252'],
});

/** A temporary password, to be changed after the next sign-in (R4.08), and the full id; both are shown only this once. */
const temporaryPassword = entity({ loginId: text, temporaryPassword: text });
export type TemporaryPassword = ValueOf<typeof temporaryPassword>;

/** One of several accounts of a certified person. */
const ownAccount = entity({ memberNo: ['memNo', integer], maskedId: text, joinedOn: day });
export type OwnAccount = ValueOf<typeof ownAccount>;

/**
 * POST pre/recovery/password: a temporary password for the person certified by phone, without their id; all sessions of the member end. A
 * person with several accounts is shown them and chooses one with the same certification; a person without accounts gets neither. Errors:
 * 1252, 4400, 1265 the account is not theirs, with the same text and time as for one that does not exist.
 */
export const resetPassword = endpoint({
  ...post,
  path: '/pre/recovery/password',
  summary: '비밀번호 찾기 (휴대폰)',
  body: entity({ certificationKey, memberNo: ['memNo', optional(integer)] }),
  data: entity({ issued: nullable(temporaryPassword), accounts: list(ownAccount) }),
  takesSecret: true,
  errors: ['1252', '1265', '4400'],
});

/** POST pre/recovery/password-mail: mails a link to a temporary password. The response, and its time, are the same for any id. */
export const mailPassword = endpoint({
  ...post,
  path: '/pre/recovery/password-mail',
  summary: '비밀번호 찾기 (이메일)',
  body: entity({ id: boundedText(60, 1), email: emailAddress }),
  data: nothing,
  errors: ['1252'],
});

/**
 * POST pre/recovery/password-link: a temporary password for whoever has the mail; all sessions end. Errors: 1261, 1262, 1263 as for
 * auth/link.
 */
export const followPasswordLink = endpoint({
  ...post,
  path: '/pre/recovery/password-link',
  summary: '비밀번호 찾기 (메일 링크)',
  body: entity({ token: boundedText(1000, 1) }),
  data: temporaryPassword,
  takesSecret: true,
  errors: ['1252', '1261', '1262', '1263'],
});
