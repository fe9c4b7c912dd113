import { endpoint } from './endpoint.ts';
import { entity, text, type ValueOf } from './wire.ts';

/** Where the T-ID service sends the browser back, on the mall's host. */
export const tidReturnPath = '/tid/return';

/** A visit to the T-ID service: `state` comes back in the address, `key` stays in the browser that began; both are valid once. */
export const tidVisit = entity({ state: text, key: text, url: text });
export type TidVisit = ValueOf<typeof tidVisit>;

/** POST auth/tid/visit: begins a sign-in with a T-ID, valid for ten minutes. Error 4030 where T-IDs are not accepted. */
export const beginTidSignIn = endpoint({
  method: 'POST',
  path: '/auth/tid/visit',
  access: 'public',
  summary: '티아이디 로그인 시작',
  data: tidVisit,
  errors: ['4030'],
});
