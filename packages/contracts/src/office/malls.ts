import * as z from 'zod/mini';
import { mallSalesTypes, mallStyles } from '../codes.ts';
import { emailAddress } from '../email-address.ts';
import { mallSections, mallStates } from '../mall-codes.ts';
import { deliveryMethodCodes } from '../product-codes.ts';
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
  oneOfOr,
  optional,
  plain,
  querySerialNumber,
  seenVersion,
  serialNumber,
  text,
  trimmedText,
  type ValueOf,
} from '../wire.ts';
import { officeEndpoint } from './office-endpoint.ts';

const ofMall = entity({ mallId: querySerialNumber });
const upTo = (highest: number, lowest = 0) => plain(z.int().check(z.minimum(lowest), z.maximum(highest)));
/** HHMM. */
const timeOfDay = plain(z.string().check(z.regex(/^([01]\d|2[0-3])[0-5]\d$/)));
/** As it is dialled: 1670-0001, 02-123-4567. */
export const shownPhone = plain(z.string().check(z.regex(/^\d{2,4}(-\d{3,4}){1,2}$/)));

const identity = {
  name: trimmedText(30),
  title: trimmedText(40),
  slogan: boundedText(60),
  customerPhone: shownPhone,
  email: emailAddress,
  centerOpensAt: timeOfDay,
  centerClosesAt: timeOfDay,
  /** The staff member responsible for it. */
  ownerNo: nullable(serialNumber),
} as const;
/** Purchase-safety marks that come with the program; empty: none. */
export const certificates: readonly string[] = ['', 'certificates/purchase-safety.svg'];
/** The seller's data that the law requires a shop to show. */
export const sellerFields = {
  company: trimmedText(60),
  representativeName: trimmedText(30),
  /** 123-45-67891; the last digit is a check digit (domain/business-number.ts). */
  businessNumber: plain(z.string().check(z.regex(/^\d{3}-\d{2}-\d{5}$/))),
  /** Number of the report as a mail-order business. */
  salesPermitNumber: trimmedText(60),
  address: trimmedText(120),
} as const;
const law = {
  ...sellerFields,
  registrationNumber: boundedText(30),
  /** The hosting provider. */
  hostingProvider: boundedText(60),
  /** Below the pages of phones. */
  mobileCertificateImage: plain(z.string().check(z.regex(/^(certificates\/purchase-safety\.svg)?$/))),
  /** Its link: a page of the mall or elsewhere. */
  mobileCertificateLink: plain(z.string().check(z.maxLength(300), z.regex(/^((https:\/)?\/\S+)?$/))),
} as const;
const delivery = {
  /** In won: freight of a delivery group, the sum of goods from which it is free, and the surcharge of an island. */
  deliveryFee: upTo(100_000),
  freeDeliveryFrom: upTo(100_000_000),
  remoteSurcharge: upTo(100_000),
  /** The basis of arrival promises (contracts/arrival.ts): an hour in Seoul, and days. */
  cutOffHour: upTo(23, 1),
  preparingDays: upTo(14),
  parcelDays: upTo(14),
  installationDays: upTo(14),
  remoteDays: upTo(14),
  /** Delivery methods with another fee; `freeFrom` null: never free. */
  byMethod: list(
    entity({ deliveryMethod: oneOf(deliveryMethodCodes), fee: upTo(1_000_000), freeFrom: nullable(upTo(100_000_000)) }),
    deliveryMethodCodes.length,
  ),
} as const;
const limits = {
  /** Days for which an account waits for its deposit, with the stock reserved. */
  depositDays: upTo(14, 1),
  /** Limits per member: pieces of a product, unpaid orders, open applications for phones. */
  mostPieces: upTo(99, 1),
  mostUnpaidOrders: upTo(1_000, 1),
  mostOpenApplications: upTo(1_000, 1),
} as const;
const joining = {
  /** Staff must approve new members before they may sign in. */
  needsApproval: boolean,
  /** Members who have not signed in for a year become dormant. */
  hasDormancy: boolean,
  /** The mobile home can be seen without signing in. */
  isLoginOpen: boolean,
} as const;

const style = { style: oneOf(mallStyles) } as const;

/** Who last saved a section; nobody if it is unchanged since the mall was created. */
const saved = { version: amount, by: text, at: nullable(instant) } as const;
/** For a new mall, these are not set yet. */
const blankAtFirst = { customerPhone: text, email: text } as const;
const lawAtFirst = {
  ...{ company: text, representativeName: text, businessNumber: text, registrationNumber: text },
  ...{ salesPermitNumber: text, hostingProvider: text, address: text },
  ...{ mobileCertificateImage: text, mobileCertificateLink: text },
} as const;
const settings = entity({
  mallId: integer,
  mallUrl: text,
  salesType: oneOfOr(mallSalesTypes, 'ERROR'),
  isMarketing: boolean,
  style: oneOf(mallStyles),
  state: oneOf(mallStates),
  openedAt: nullable(instant),
  isBlueprint: boolean,
  /** For a blueprint, section by section. */
  isFollowing: boolean,
  restNotice: text,
  /** Its next states, for callers who may move it. */
  moves: list(oneOf(mallStates)),
  /** The possible persons responsible, for callers who may assign them; otherwise the current one. */
  owners: list(entity({ staffNo: serialNumber, name: text })),
  /** The sections that the caller may save. */
  mayWrite: list(oneOf(mallSections)),
  identity: entity({ ...identity, ...blankAtFirst, ...saved }),
  law: entity({ ...lawAtFirst, ...saved }),
  joining: entity({ ...joining, ...saved }),
  look: entity({ ...style, ...saved }),
  /** Absent for an employer's staff, because purchases of employees are not their concern. */
  delivery: optional(entity({ ...delivery, ...saved })),
  limits: optional(entity({ ...limits, ...saved })),
});
export type MallSettings = ValueOf<typeof settings>;

/** GET malls/:mallId/settings: all settings of one mall, by section. Error 4040. */
export const showMallSettings = officeEndpoint({
  ...{ method: 'GET', permission: 'policies.read', personal: 'none', audit: 'read' },
  path: '/malls/:mallId/settings',
  summary: '몰 설정',
  params: ofMall,
  data: settings,
  errors: [],
});

const save = { method: 'PUT', personal: 'none', params: ofMall, data: entity({ version: amount }) } as const;

/** PUT malls/:mallId/settings/identity. Errors: 4040, 4090 with both sides, 4220 a responsible person without a permission in the mall. */
export const saveMallIdentity = officeEndpoint({
  ...{ ...save, permission: 'malls.write' },
  path: '/malls/:mallId/settings/identity',
  audit: { action: 'mall.identity' },
  summary: '몰 기본 정보 저장',
  body: entity({ ...identity, version: seenVersion }),
  errors: ['4090', '4220'],
});

/** PUT malls/:mallId/settings/law. Errors: 4040, 4090, 4220 an invalid new business number. */
export const saveMallLaw = officeEndpoint({
  ...{ ...save, permission: 'malls.write' },
  path: '/malls/:mallId/settings/law',
  audit: { action: 'mall.law' },
  summary: '몰 사업자 정보 저장',
  body: entity({ ...law, version: seenVersion }),
  errors: ['4090', '4220'],
});

/** PUT malls/:mallId/settings/delivery: applies to orders from then on. Errors: 4040, 4090, 4220 a delivery method named twice. */
export const saveMallDelivery = officeEndpoint({
  ...{ ...save, permission: 'policies.write' },
  path: '/malls/:mallId/settings/delivery',
  audit: { action: 'mall.delivery' },
  summary: '몰 배송 저장',
  body: entity({ ...delivery, version: seenVersion }),
  errors: ['4090', '4220'],
});

/** PUT malls/:mallId/settings/limits. Errors: 4040, 4090. */
export const saveMallLimits = officeEndpoint({
  ...{ ...save, permission: 'policies.write' },
  path: '/malls/:mallId/settings/limits',
  audit: { action: 'mall.limits' },
  summary: '몰 주문 조건 저장',
  body: entity({ ...limits, version: seenVersion }),
  errors: ['4090'],
});

/** PUT malls/:mallId/settings/joining. Errors: 4040, 4090. */
export const saveMallJoining = officeEndpoint({
  ...{ ...save, permission: 'policies.write' },
  path: '/malls/:mallId/settings/joining',
  audit: { action: 'mall.joining' },
  summary: '몰 가입 조건 저장',
  body: entity({ ...joining, version: seenVersion }),
  errors: ['4090'],
});

/** PUT malls/:mallId/settings/look: which of the five themes it uses. Errors: 4040, 4090. */
export const saveMallLook = officeEndpoint({
  ...{ ...save, permission: 'themes.write' },
  path: '/malls/:mallId/settings/look',
  audit: { action: 'mall.look' },
  summary: '몰 테마 저장',
  body: entity({ ...style, version: seenVersion }),
  errors: ['4090'],
});

/**
 * POST malls/:mallId/state: moves it as domain/mall-states.ts allows; the shop follows within a second in every process. `notice` is what
 * visitors read while it is paused or closed. Errors: 4040, 4090 somebody has moved it since ({ state }), 4220 an illegal move or, on the
 * way to opening, a red finding of the law lint that is not waived.
 */
export const moveMall = officeEndpoint({
  ...{ method: 'POST', permission: 'malls.write', personal: 'none', params: ofMall },
  path: '/malls/:mallId/state',
  audit: { action: 'mall.state' },
  summary: '몰 상태 변경',
  body: entity({ from: oneOf(mallStates), to: oneOf(mallStates), notice: boundedText(200) }),
  data: entity({ state: oneOf(mallStates) }),
  errors: ['4090', '4220'],
});
