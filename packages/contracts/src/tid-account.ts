import { endpoint } from './endpoint.ts';
import { tidVisit } from './tid.ts';
import { returnedTid } from './tid-sign-in.ts';
import { boundedText, entity, instant, nullable, text, type ValueOf } from './wire.ts';

/** The T-ID that a member has linked; `account` is its masked address, empty if the service does not provide it. */
const tidLink = entity({ account: text, linkedAt: instant });
export type TidLink = ValueOf<typeof tidLink>;

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
/** POST users/tid/visit: begins linking a T-ID; requires a password proof. Error 4220 when the proof has expired. */
export const beginTidLink = endpoint({
  method: 'POST',
  path: '/users/tid/visit',
  access: 'accountHolder',
  summary: '티아이디 연결 시작',
  body: entity({ proof }),
  data: tidVisit,
  takesSecret: true,
  errors: ['1252', '4030', '4220'],
});
/** POST users/tid: links the T-ID with which the member came back. Errors 1266, 1267, 1268 as above. */
export const linkTid = endpoint({
  method: 'POST',
  path: '/users/tid',
  access: 'accountHolder',
  summary: '티아이디 연결',
  body: entity(returnedTid),
  data: tidLink,
  takesSecret: true,
  errors: ['1252', '1266', '1267', '1268', '4030'],
});
/** POST users/tid/unlink: the T-ID no longer signs in to this account; requires a password proof. Error 4220 when the proof has expired. */
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
