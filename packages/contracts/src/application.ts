import * as z from 'zod/mini';
import { applicationStates, applicationSteps } from './application-codes.ts';
import { applicant, applicationDelivery } from './application-draft.ts';
import { termCodes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { quoteAmounts } from './quote-amounts.ts';
import {
  amount,
  boolean,
  boundedText,
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
  type ValueOf,
} from './wire.ts';
import { joinTypes } from './wireless-codes.ts';

/** The amounts of a choice that a member signs. */
const applicationQuote = entity(quoteAmounts);
export type ApplicationQuote = ValueOf<typeof applicationQuote>;

const applicationNo = plain(z.string().check(z.regex(/^20\d{14}$/)));
const numbered = entity({ applicationNo });

/**
 * POST applications: signs the current draft for a phone, holds one piece of the colour and returns the number. The same requestKey again
 * returns the same application. Errors: 4040 no draft, 4042 no longer sold, 4091 sold out, 4093 an amount has changed (description: the new
 * one), 4220 a step, a field or a consent is missing, 4221 the requestKey came with other content before, 4712 the member has as many open
 * applications as allowed.
 */
export const submitApplication = endpoint({
  method: 'POST',
  path: '/applications',
  access: 'shopper',
  summary: '휴대폰 신청하기',
  body: entity({
    productNo: boundedText(20, 1),
    /** The browser's idempotency key. */
    requestKey: plain(z.uuid()),
    agreedTerms: list(integer, 20),
    /** What the member saw, in won: only compared. */
    expectedMonthly: amount,
    expectedTotal: amount,
  }),
  data: numbered,
  errors: ['4030', '4040', '4042', '4091', '4093', '4220', '4221', '4712'],
});

/** An application in a list. */
export const applicationCard = entity({
  applicationNo: text,
  state: oneOf(applicationStates),
  productNo: text,
  productName: text,
  image: text,
  /** Memory, colour, joining type and plan in one line. */
  choiceText: text,
  monthlyTotal: amount,
  submittedAt: instant,
  mayCancel: boolean,
  trackingUrl: text,
});
export type ApplicationCard = ValueOf<typeof applicationCard>;

/** Who pays a support, how much, how, and under what conditions. */
const sheetSupport = entity({ name: text, payer: text, amount, way: text, conditions: text });

/** The contract sheet, stored as it was signed. */
export const contractSheet = entity({
  applicationNo: text,
  signedAt: instant,
  mallName: text,
  seller: entity({ company: text, representativeName: text, businessNumber: text, address: text, phone: text }),
  productName: text,
  memory: text,
  colour: text,
  joinType: oneOf(joinTypes),
  applicant,
  certifiedAt: instant,
  plan: entity({ carrier: text, name: text, dataSummary: text, benefitSummary: text }),
  quote: applicationQuote,
  /** Interest of the instalments in percent: per month and, as the law requires, per year. */
  monthlyRatePercent: plain(z.number()),
  annualRatePercent: plain(z.number()),
  supports: list(sheetSupport),
  delivery: applicationDelivery,
  terms: list(entity({ termCode: oneOf(termCodes), termNo: integer })),
});
export type ContractSheet = ValueOf<typeof contractSheet>;

export const applicationDetail = entity({
  card: applicationCard,
  /** Null once the retention period is over. */
  sheet: nullable(contractSheet),
  carrier: text,
  invoiceNo: text,
  history: list(entity({ state: oneOf(applicationStates), happenedAt: instant, reason: text })),
});
export type ApplicationDetail = ValueOf<typeof applicationDetail>;

/** GET applications: the member's applications, newest first, and unfinished drafts. */
export const listApplications = endpoint({
  method: 'GET',
  path: '/applications',
  access: 'shopper',
  summary: '휴대폰 신청 목록',
  query: entity({ page: optional(queryInteger(1, 250)), state: optional(oneOf(applicationStates)) }),
  data: entity({
    total: amount,
    page: integer,
    pageSize: integer,
    applications: list(applicationCard),
    drafts: list(
      entity({ productNo: text, productName: text, image: text, step: oneOf(applicationSteps), savedAt: instant }),
    ),
  }),
  errors: [],
});
/** GET applications/{applicationNo}: an application in full; 4044 when it is not the member's. */
export const getApplication = endpoint({
  method: 'GET',
  path: '/applications/:applicationNo',
  access: 'shopper',
  summary: '휴대폰 신청 상세',
  look: 'closed',
  params: numbered,
  data: applicationDetail,
  errors: ['4044'],
});
/** POST applications/{applicationNo}/cancel: the member cancels until the activation is requested. Errors: 4044, 4097. */
export const cancelApplication = endpoint({
  method: 'POST',
  path: '/applications/:applicationNo/cancel',
  access: 'shopper',
  summary: '휴대폰 신청 취소',
  params: numbered,
  body: entity({ reason: boundedText(200) }),
  data: applicationDetail,
  errors: ['4044', '4097'],
});
/** GET applications/{applicationNo}/sheet: the contract sheet as a PDF file, generated from what was signed. */
export const getContractFile = endpoint({
  method: 'GET',
  path: '/applications/:applicationNo/sheet',
  access: 'shopper',
  summary: '휴대폰 가입신청서 PDF',
  look: 'closed',
  params: numbered,
  data: entity({ fileName: text, contentBase64: text }),
  errors: ['4044'],
});
