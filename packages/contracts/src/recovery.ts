import { certificationKey } from './certification.ts';
import { emailAddress } from './email-address.ts';
import { endpoint } from './endpoint.ts';
import { boundedText, day, entity, list, nullable, text, trimmedText, type ValueOf } from './wire.ts';

const post = { method: 'POST', access: 'public' } as const;
const nothing = nullable(text);

/** An id that somebody has here, masked in the middle (R9.12), and when they joined. */
const foundAccount = entity({ maskedId: text, joinedOn: day });
export type FoundAccount = ValueOf<typeof foundAccount>;

/** POST pre/recovery/id: the ids of who is certified by phone. Errors: 1252 too often, 4400 the certification may not be used. */
export const findId = endpoint({
  ...post,
  path: '/pre/recovery/id',
  summary: '아이디 찾기 (휴대폰)',
  body: entity({ certificationKey }),
  data: entity({ accounts: list(foundAccount) }),
  errors: ['1252', '4400'],
});

/** POST pre/recovery/id-mail: mails the ids to their owner's address. The same answer, in the same time, whether there is one or not. */
export const mailId = endpoint({
  ...post,
  path: '/pre/recovery/id-mail',
  summary: '아이디 찾기 (이메일)',
  body: entity({ name: trimmedText(30), email: emailAddress }),
  data: nothing,
  errors: ['1252'],
});

/** A password to sign in with once and then to change (R4.08); it is shown this once. */
const temporaryPassword = entity({ temporaryPassword: text });

/**
 * POST pre/recovery/password: a temporary password for who is certified by phone; all sessions of the member end. Errors: 1252, 4400,
 * 1265 the id is not theirs, in the same words and time for an id that nobody has.
 */
export const resetPassword = endpoint({
  ...post,
  path: '/pre/recovery/password',
  summary: '비밀번호 찾기 (휴대폰)',
  body: entity({ id: boundedText(60, 1), certificationKey }),
  data: temporaryPassword,
  errors: ['1252', '1265', '4400'],
});

/** POST pre/recovery/password-mail: mails a link to a temporary password. The same answer, in the same time, for whatever id. */
export const mailPassword = endpoint({
  ...post,
  path: '/pre/recovery/password-mail',
  summary: '비밀번호 찾기 (이메일)',
  body: entity({ id: boundedText(60, 1), email: emailAddress }),
  data: nothing,
  errors: ['1252'],
});

/** POST pre/recovery/password-link: a temporary password for who has the mail; all sessions end. Errors: 1261, 1262, 1263 as of auth/link. */
export const followPasswordLink = endpoint({
  ...post,
  path: '/pre/recovery/password-link',
  summary: '비밀번호 찾기 (메일 링크)',
  body: entity({ token: boundedText(1000, 1) }),
  data: temporaryPassword,
  errors: ['1261', '1262', '1263'],
});
