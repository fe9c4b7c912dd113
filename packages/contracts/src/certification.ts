import { endpoint } from './endpoint.ts';
import { boundedText, entity, instant, oneOf, text, type ValueOf } from './wire.ts';

/** Purposes for which visitors prove their identity: to join, to find their id, to get a new password. */
export const visitorPurposes = ['SIGN_UP', 'FIND_ID', 'RESET_PASSWORD'] as const;
/** Purposes for which members prove their identity: to apply for a phone, to change their name and phone. */
export const memberPurposes = ['APPLICATION', 'CHANGE_IDENTITY'] as const;
export type CertificationPurpose = (typeof visitorPurposes)[number] | (typeof memberPurposes)[number];

export const certificationCarriers = ['SKT', 'KT', 'LGU', 'SKT_MVNO', 'KT_MVNO', 'LGU_MVNO'] as const;
/** The carrier of the phone's line; MVNO 알뜰폰. */
export type CertificationCarrier = (typeof certificationCarriers)[number];

/** A secret of the browser that began: whoever holds it may use the certification once. It never appears in an address. */
export const certificationKey = boundedText(43, 43);

const opened = entity({
  certificationKey,
  /** The address that the window opens: the service's own page. */
  url: text,
});
/** POST certifications: begins the phone certification of a visitor; it must be finished within ten minutes. */
export const openCertification = endpoint({
  method: 'POST',
  path: '/certifications',
  access: 'public',
  summary: '본인인증 시작 (로그인 전)',
  body: entity({ purpose: oneOf(visitorPurposes) }),
  data: opened,
  errors: [],
});
/** POST certifications/own: the same for a member, and only that member may use it. */
export const openOwnCertification = endpoint({
  method: 'POST',
  path: '/certifications/own',
  access: 'member',
  summary: '본인인증 시작',
  body: entity({ purpose: oneOf(memberPurposes) }),
  data: opened,
  errors: ['4030'],
});

export const certifiedPerson = entity({
  /** Masked, for display. */
  name: text,
  phone: text,
  /** Until when the certification may be used. */
  usableUntil: instant,
});
export type CertifiedPerson = ValueOf<typeof certifiedPerson>;

/**
 * POST certifications/confirm: the browser that began presents the ticket with which it came back, after which the certification may be
 * used. Repeating it returns the same. Errors: 4400 not of this browser, expired or failed; 4401 younger than fourteen.
 */
export const confirmCertification = endpoint({
  method: 'POST',
  path: '/certifications/confirm',
  access: 'public',
  summary: '본인인증 확인',
  body: entity({ certificationKey, ticket: boundedText(43, 43) }),
  data: certifiedPerson,
  takesSecret: true,
  errors: ['1252', '4400', '4401'],
});

/** Where the service sends the browser back, on the mall's host: POST with its encrypted result. */
export const certificationReturnPath = '/kmcertVerification/result';
