import * as z from 'zod/mini';
import { deliveryAddress, phoneNumber } from './address.ts';
import { termCodes } from './codes.ts';
import { emailAddress } from './email-address.ts';
import { endpoint } from './endpoint.ts';
import { labelled } from './goods-detail.ts';
import { careTypes } from './product-codes.ts';
import { subscriptionStates } from './subscription-application-codes.ts';
import { leaveRule } from './subscription-detail.ts';
import {
  amount,
  boolean,
  boundedText,
  day,
  entity,
  instant,
  integer,
  list,
  nullable,
  oneOf,
  optional,
  plain,
  queryInteger,
  text,
  trimmedLines,
  trimmedText,
  type ValueOf,
} from './wire.ts';

/** Term, care and partner card of a subscription product, as the member chose them. */
export const subscriptionChoice = entity({
  months: integer,
  careType: oneOf(careTypes),
  /** Null without a partner card. */
  cardNo: nullable(integer),
});

/** The applicant, and how to reach them. */
export const subscriptionApplicant = entity({ name: trimmedText(30), phone: phoneNumber, email: emailAddress });

/** Where the product is installed, and notes for the fitter. */
export const installationPlace = entity({ ...deliveryAddress, request: boundedText(100) });

const applicationNo = plain(z.string().check(z.regex(/^20\d{14}$/)));
const numbered = entity({ applicationNo: ['subsNo', applicationNo] });

/** GET subscription-application-form: what the form needs besides the product and the address book. */
export const getSubscriptionForm = endpoint({
  method: 'GET',
  path: '/subscription-application-form',
  access: 'shopper',
  summary: '구독 신청 준비',
  look: 'closed',
  data: entity({
    memberName: text,
    memberPhone: text,
    memberEmail: text,
    /** The days that may be chosen for the installation, both included. */
    firstDay: day,
    lastDay: day,
    /** Newest version of each term to agree to. */
    terms: list(entity({ termNo: ['infoNo', integer], termCode: oneOf(termCodes) })),
  }),
  errors: ['4030'],
});

/**
 * POST subscription-applications: applies for a subscription product. The same requestKey again returns the same application. Errors: 4042
 * not offered, 4091 no applications are accepted now, 4093 an amount has changed (description: the new one), 4220 a field, a part of the
 * choice or a consent is wrong, 4221 the requestKey came with other content before.
 */
export const submitSubscription = endpoint({
  method: 'POST',
  path: '/subscription-applications',
  access: 'shopper',
  summary: '구독 신청하기',
  body: entity({
    productNo: boundedText(20, 1),
    choice: subscriptionChoice,
    applicant: subscriptionApplicant,
    installation: installationPlace,
    preferredOn: day,
    /** The browser's idempotency key. */
    requestKey: plain(z.uuid()),
    agreedTerms: list(integer, 20),
    /** What the member saw, in won: only compared. */
    expectedMonthly: amount,
    expectedTotal: amount,
  }),
  data: numbered,
  errors: ['4030', '4042', '4091', '4093', '4220', '4221'],
});
export type SubscriptionSubmission = ValueOf<typeof submitSubscription.body>;

/** An application in a list. */
export const subscriptionApplicationCard = entity({
  applicationNo: ['subsNo', text],
  state: oneOf(subscriptionStates),
  productNo: text,
  productName: text,
  image: text,
  /** Term, care and partner card in one line. */
  choiceText: text,
  monthlyTotal: amount,
  submittedAt: instant,
  mayCancel: boolean,
});
export type SubscriptionApplicationCard = ValueOf<typeof subscriptionApplicationCard>;

/** The application as it was signed: every text and amount of that moment. */
export const subscriptionSheet = entity({
  applicationNo: ['subsNo', text],
  signedAt: instant,
  mallName: text,
  seller: entity({ company: text, representativeName: text, businessNumber: text, address: text, phone: text }),
  productName: text,
  brandName: text,
  modelName: text,
  months: integer,
  careType: oneOf(careTypes),
  /** Months between two visits; 0 without visits. */
  visitCycleMonths: integer,
  partnerCard: nullable(entity({ name: text, minimumSpend: amount, monthlyDiscount: amount })),
  /** Whole won; the total is over the whole term, without a free first month. */
  cost: entity({
    monthlyFee: amount,
    cardDiscount: amount,
    monthlyTotal: amount,
    paidMonths: integer,
    registrationFee: amount,
    termTotal: amount,
  }),
  leaveRule,
  cancellationTerms: list(labelled),
  applicant: subscriptionApplicant,
  installation: installationPlace,
  preferredOn: day,
  terms: list(entity({ termCode: oneOf(termCodes), termNo: integer })),
});
export type SubscriptionSheet = ValueOf<typeof subscriptionSheet>;

export const subscriptionApplicationDetail = entity({
  card: subscriptionApplicationCard,
  /** Null once the retention period is over. */
  sheet: nullable(subscriptionSheet),
  /** When the fitter comes; null before that is agreed. */
  installationAt: nullable(instant),
  /** The day the contract began; null before the installation. */
  installedOn: nullable(day),
  history: list(entity({ state: oneOf(subscriptionStates), happenedAt: instant, reason: text })),
});
export type SubscriptionApplicationDetail = ValueOf<typeof subscriptionApplicationDetail>;

/** GET subscription-applications: the member's applications, newest first, of one state or of all. */
export const listSubscriptionApplications = endpoint({
  method: 'GET',
  path: '/subscription-applications',
  access: 'shopper',
  summary: '구독 신청 목록',
  query: entity({ page: optional(queryInteger(1, 250)), state: optional(oneOf(subscriptionStates)) }),
  data: entity({
    total: amount,
    page: integer,
    pageSize: integer,
    applications: list(subscriptionApplicationCard),
  }),
  errors: ['4030'],
});
/** GET subscription-applications/{subsNo}: an application in full; 4044 when it is not the member's. */
export const getSubscriptionApplication = endpoint({
  method: 'GET',
  path: '/subscription-applications/:subsNo',
  access: 'shopper',
  summary: '구독 신청 상세',
  look: 'closed',
  params: numbered,
  data: subscriptionApplicationDetail,
  errors: ['4044'],
});
/** POST subscription-applications/{subsNo}/cancel: the member cancels until the installation. Errors: 4044, 4097 installed or ended. */
export const cancelSubscription = endpoint({
  method: 'POST',
  path: '/subscription-applications/:subsNo/cancel',
  access: 'shopper',
  summary: '구독 신청 취소',
  params: numbered,
  body: entity({ reason: trimmedLines(200) }),
  data: subscriptionApplicationDetail,
  errors: ['4044', '4097'],
});
/** GET subscription-applications/{subsNo}/sheet: the application as a PDF file, generated from what was signed. */
export const getSubscriptionFile = endpoint({
  method: 'GET',
  path: '/subscription-applications/:subsNo/sheet',
  access: 'shopper',
  summary: '구독 신청서 PDF',
  look: 'closed',
  params: numbered,
  data: entity({ fileName: text, contentBase64: text }),
  errors: ['4044'],
});
