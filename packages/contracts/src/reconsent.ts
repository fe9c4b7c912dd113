import { lastingTerms } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { boolean, day, entity, integer, list, nullable, oneOf, serialNumber, type ValueOf } from './wire.ts';

/** Terms that a member is to agree to anew, as `owedConsents` of the domain says. */
const reconsents = entity({
  terms: list(
    entity({
      termNo: integer,
      termCode: oneOf(lastingTerms),
      appliedOn: day,
      /** The version that the member has agreed to; null for none. */
      agreedOn: nullable(day),
      /** It is in force, so that it cannot be put off any more. */
      isDue: boolean,
    }),
  ),
  /** The text about advertising, of whoever lets the mall advertise by an earlier version; null for everybody else. Nobody has to agree to it. */
  marketing: nullable(entity({ termNo: integer, appliedOn: day, agreedOn: nullable(day), isDue: boolean })),
});
export type Reconsents = ValueOf<typeof reconsents>;
export type Reconsent = ValueOf<typeof reconsents>['terms'][number];

/** GET users/reconsents: what the member is to agree to anew, now or from a day to come. */
export const listOwnReconsents = endpoint({
  method: 'GET',
  path: '/users/reconsents',
  access: 'member',
  summary: '다시 동의할 약관',
  data: reconsents,
  errors: ['4030'],
});
/**
 * POST users/reconsents: agrees to these versions; to the same again, nothing happens. Errors: 4090 they are asked for no more, 4220 one that
 * is in force is missing.
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
 * POST users/reconsents/marketing: goes on letting the mall advertise, by the version that is asked for, or lets it no more. Error 4090: it is
 * asked for no more.
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
