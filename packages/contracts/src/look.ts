import { endpoint } from './endpoint.ts';
import { boundedText, entity, instant, text, type ValueOf } from './wire.ts';

/** A session in which staff look as a member. */
const openedLook = entity({ accessToken: text, staffName: text, endsAt: instant });
export type OpenedLook = ValueOf<typeof openedLook>;

/**
 * POST auth/look: exchanges the code from the office for the session of a look, once and within a minute. Errors: 1252 after ten wrong
 * ones; 4040 used, expired, ended or of another mall.
 */
export const openLook = endpoint({
  method: 'POST',
  path: '/auth/look',
  access: 'public',
  summary: '고객센터 확인 열기',
  takesSecret: true,
  body: entity({ code: boundedText(60, 1) }),
  data: openedLook,
  errors: ['1252', '4040'],
});
