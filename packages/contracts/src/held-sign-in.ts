import { signInBody } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { tokenPair } from './layout.ts';
import { boundedText, entity, nullable, oneOf, text, type ValueOf } from './wire.ts';

/** What may prevent a session despite the right password, and can be resolved by the member: dormant, no e-mail, initial password. */
export const holdReasons = ['1254', '1257', '1258'] as const;
export type HoldReason = (typeof holdReasons)[number];

/** A held sign-in. The ticket proves for ten minutes that the password was right; it is good for nothing else. */
const heldSignIn = entity({
  reason: oneOf(holdReasons),
  ticket: text,
  /** The masked address of the mail; null when the member has none. */
  maskedEmail: nullable(text),
});
export type HeldSignIn = ValueOf<typeof heldSignIn>;

/**
 * POST auth/held-sign-in: why a sign-in was refused with 1254, 1257 or 1258, and the ticket to continue with. 1259, 1260 and 1270 when only
 * the operator can help, 4090 when nothing holds it.
 */
export const holdSignIn = endpoint({
  method: 'POST',
  path: '/auth/held-sign-in',
  access: 'public',
  summary: '보류된 로그인 이어 가기',
  body: signInBody,
  data: heldSignIn,
  errors: ['1111', '1250', '1251', '1259', '1260', '1270', '4090'],
});

/** PUT auth/held-sign-in/password: replaces an initial password (1258) and signs in. Errors: 1253, 4220 with the unmet rules. */
export const replaceInitialPassword = endpoint({
  method: 'PUT',
  path: '/auth/held-sign-in/password',
  access: 'public',
  summary: '초기 비밀번호 변경',
  body: entity({ ticket: boundedText(1000, 1), newPassword: boundedText(100, 1) }),
  data: tokenPair,
  takesSecret: true,
  errors: ['1252', '1253', '4220'],
});
