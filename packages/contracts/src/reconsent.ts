import { lastingTerms } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { boolean, day, entity, integer, list, nullable, oneOf, serialNumber, type ValueOf } from './wire.ts';

/** Terms that require the member's renewed consent, as computed by `owedConsents` of the domain. */
const reconsents = entity({
  terms: list(
    entity({
      termNo: integer,
      termCode: oneOf(lastingTerms),
      appliedOn: day,
      /** The version that the member has agreed to; null for none. */
      agreedOn: nullable(day),
      /** It is in force, so consent can no longer be postponed. */
      isDue: boolean,
    }),
  ),
  /** The text about advertising, for members who consented to an earlier version; null for all others. It is voluntary. */
  marketing: nullable(entity({ termNo: integer, appliedOn: day, agreedOn: nullable(day), isDue: boolean })),
});
export type Reconsents = ValueOf<typeof reconsents>;
export type Reconsent = ValueOf<typeof reconsents>['terms'][number];

/** GET users/reconsents: the terms that need the member's renewed consent, now or from a future day. */
export const listOwnReconsents = endpoint({
  method: 'GET',
  path: '/users/reconsents',
  access: 'member',
  summary: '다시 동의할 약관',
  data: reconsents,
  errors: ['4030'],
});
/**
 * POST users/reconsents: agrees to these versions; idempotent. Errors: 4090 they are no longer required, 4220 one that is in force is
 * missing.
 */
export const agreeAnew = endpoint({
  method: 'POST',
  path: '/users/reconsents',
  access: 'member',
  summary: '약관 다시 동의',
  body: entity({ agreedTerms: list(serialNumber, 20) }),
  data: reconsents,
  errors: ['4030', '4090', '4220'],
});

/**
 * POST users/reconsents/marketing: renews or ends the consent to advertising, for the version that asks for it. Error 4090: it no longer
 * asks.
 */
export const answerMarketing = endpoint({
  method: 'POST',
  path: '/users/reconsents/marketing',
  access: 'member',
  summary: '광고 수신 다시 동의',
  body: entity({ termNo: serialNumber, isAgreed: boolean }),
  data: reconsents,
  errors: ['4030', '4090'],
});
