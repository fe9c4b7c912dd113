import * as z from 'zod/mini';
import { address, deliveryAddress, phoneNumber } from './address.ts';
import { applicationSteps } from './application-codes.ts';
import { certificationKey } from './certification.ts';
import { termCodes } from './codes.ts';
import { emailAddress } from './email-address.ts';
import { endpoint } from './endpoint.ts';
import {
  boundedText,
  day,
  entity,
  instant,
  integer,
  list,
  nullable,
  oneOf,
  plain,
  text,
  trimmedText,
  type ValueOf,
} from './wire.ts';
import { contractMonths, discountTypes, instalmentMonths, joinTypes } from './wireless-codes.ts';

const monthsAmong = <const Months extends number>(values: readonly Months[]) =>
  plain(z.union(values.map((months) => z.literal(months))));

/** The choice for a phone; neither discount is preselected. */
export const applicationChoice = entity({
  memory: boundedText(40, 1),
  colour: boundedText(40),
  joinType: oneOf(joinTypes),
  planNo: integer,
  discountType: nullable(oneOf(discountTypes)),
  instalmentMonths: monthsAmong(instalmentMonths),
  contractMonths: monthsAmong(contractMonths),
});
export type ApplicationChoice = ValueOf<typeof applicationChoice>;

/** The applicant as the carrier will know them: the certified person. */
export const applicant = entity({
  name: trimmedText(30),
  birthDate: day,
  /** Digits only: the line that stays, moves or is renewed; for a new line, the applicant's contact number. */
  phone: phoneNumber,
  email: emailAddress,
  /** The current carrier of the line; empty for a new one. */
  currentCarrier: boundedText(20),
});
export type Applicant = ValueOf<typeof applicant>;

export const applicationDelivery = entity({ ...deliveryAddress, request: boundedText(100) });
export type ApplicationDelivery = ValueOf<typeof applicationDelivery>;

/** An unfinished application: what is known so far, and the next step. */
export const applicationDraft = entity({
  productNo: text,
  choice: applicationChoice,
  applicant: nullable(applicant),
  /** Masked name and phone of the certified person; null before. */
  certified: nullable(entity({ name: text, phone: text })),
  delivery: nullable(applicationDelivery),
  step: oneOf(applicationSteps),
  savedAt: instant,
});
export type ApplicationDraft = ValueOf<typeof applicationDraft>;

const product = entity({ productNo: plain(z.string().check(z.regex(/^HP\w{1,18}$/))) });
const draftErrors = ['4030', '4040'] as const;

/** GET application-drafts/{productNo}: the member's unfinished application for a phone, the same on every device; 4040 without one. */
export const getApplicationDraft = endpoint({
  method: 'GET',
  path: '/application-drafts/:productNo',
  access: 'shopper',
  summary: '작성 중인 휴대폰 신청서',
  look: 'closed',
  params: product,
  data: applicationDraft,
  errors: draftErrors,
});
/**
 * PUT application-drafts/{productNo}/choice: begins an application, or changes its phone and plan. Errors: 4042 not sold, 4220 a part of
 * the choice is unavailable.
 */
export const saveApplicationChoice = endpoint({
  method: 'PUT',
  path: '/application-drafts/:productNo/choice',
  access: 'shopper',
  summary: '휴대폰 신청: 요금제와 할인',
  params: product,
  body: applicationChoice,
  data: applicationDraft,
  errors: ['4030', '4042', '4220'],
});
/** The applicant's data that is not certified; name, birthday and number come from the certification. */
const applicantInput = entity({
  /** Null if the person certified before stays. */
  certificationKey: nullable(certificationKey),
  email: emailAddress,
  currentCarrier: boundedText(20),
});
export type ApplicantInput = ValueOf<typeof applicantInput>;

/**
 * PUT application-drafts/{productNo}/applicant: sets the applicant, by a certification for APPLICATION, which is used up. Errors: 4400
 * invalid or missing, 4403 younger than nineteen, 4220 at currentCarrier, or at planNo when a person of this age may not take the plan.
 */
export const saveApplicant = endpoint({
  method: 'PUT',
  path: '/application-drafts/:productNo/applicant',
  access: 'shopper',
  summary: '휴대폰 신청: 본인인증',
  params: product,
  body: applicantInput,
  data: applicationDraft,
  takesSecret: true,
  errors: ['1252', '4030', '4040', '4220', '4400', '4403'],
});
/** PUT application-drafts/{productNo}/delivery: sets where the phone is delivered. */
export const saveApplicationDelivery = endpoint({
  method: 'PUT',
  path: '/application-drafts/:productNo/delivery',
  access: 'shopper',
  summary: '휴대폰 신청: 배송',
  params: product,
  body: applicationDelivery,
  data: applicationDraft,
  errors: draftErrors,
});
/** DELETE application-drafts/{productNo}: deletes the draft. */
export const dropApplicationDraft = endpoint({
  method: 'DELETE',
  path: '/application-drafts/:productNo',
  access: 'shopper',
  summary: '작성 중인 휴대폰 신청서 지우기',
  params: product,
  data: entity({ productNo: text }),
  errors: draftErrors,
});
/** GET application-form: what the form needs besides the draft and the phone. */
export const getApplicationForm = endpoint({
  method: 'GET',
  path: '/application-form',
  access: 'shopper',
  summary: '휴대폰 신청 준비',
  look: 'closed',
  data: entity({
    addresses: list(address),
    memberEmail: text,
    /** Newest version of each term to agree to. */
    terms: list(entity({ termNo: ['infoNo', integer], termCode: oneOf(termCodes) })),
  }),
  errors: ['4030'],
});
