import { emailAddress } from './email-address.ts';
import { endpoint } from './endpoint.ts';
import { boolean, boundedText, entity, oneOf, optional, text } from './wire.ts';

/**
 * POST auth/held-sign-in/mail: mails the link that wakes a dormant account (1254) or verifies the address (1257), which may be a new one.
 * Returns the masked address. Errors: 1252 too often, 1253 ticket expired, 4220 no address to send to.
 */
export const mailHeldSignIn = endpoint({
  method: 'POST',
  path: '/auth/held-sign-in/mail',
  access: 'public',
  summary: '휴면 해제·이메일 확인 메일 받기',
  body: entity({ ticket: boundedText(1000, 1), email: optional(emailAddress) }),
  data: entity({ maskedEmail: text }),
  takesSecret: true,
  errors: ['1252', '1253', '4220'],
});

/** The result of a link in a mail. */
export const linkEffects = ['EMAIL_VERIFIED', 'AWAKE', 'EMAIL_CHANGED'] as const;

/** POST auth/link: carries out the purpose of a mailed link. Errors: 1261 altered or of another mall, 1262 expired, 1263 used. */
export const followLink = endpoint({
  method: 'POST',
  path: '/auth/link',
  access: 'public',
  summary: '메일 링크 확인',
  body: entity({ token: boundedText(1000, 1) }),
  /** `isAwaitingApproval`: the operator must approve the member before they may sign in. */
  data: entity({ effect: oneOf(linkEffects), isAwaitingApproval: boolean }),
  takesSecret: true,
  errors: ['1252', '1261', '1262', '1263'],
});
