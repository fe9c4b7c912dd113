import * as z from 'zod/mini';
import { careTypes } from '../product-codes.ts';
import { subscriptionStates } from '../subscription-application-codes.ts';
import {
  amount,
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
  querySerialNumber,
  serialNumber,
  text,
  type ValueOf,
} from '../wire.ts';
import { filterDay, filterNumber, filterSet, filterText, listPage, listQuery } from './list.ts';
import { officeEndpoint } from './office-endpoint.ts';
import { outcome } from './outcome.ts';
import { personal } from './personal.ts';

const applicationNo = plain(z.string().check(z.regex(/^20\d{14}$/)));
const state = oneOf(subscriptionStates);
const numbered = entity({ mallId: querySerialNumber, applicationNo });

const row = {
  mallId: integer,
  mallName: text,
  applicationNo: text,
  state,
  productName: text,
  image: text,
  months: integer,
  careType: oneOf(careTypes),
  monthlyTotal: amount,
  applicant: personal('name'),
  submittedAt: instant,
  /** When it entered its state. */
  since: instant,
  /** The day that the member asked for. */
  preferredOn: day,
  /** When the fitter comes; null until it is planned. */
  installationAt: nullable(instant),
  /** The first day after the term; null until it is installed. */
  endsOn: nullable(day),
} as const;
const subscriptionRow = entity(row);
export type SubscriptionQueueRow = ValueOf<typeof subscriptionRow>;

const look = { method: 'GET', permission: 'subscriptions.read', personal: 'masked', audit: 'read' } as const;

/** GET subscriptions: applications for subscriptions in all malls in scope. */
export const listSubscriptions = officeEndpoint({
  ...look,
  path: '/subscriptions',
  task: 'LIST',
  summary: '구독 신청 목록',
  query: listQuery(
    {
      /** A number, or the beginning of a name or a product's name. */
      q: optional(boundedText(40)),
      state: filterSet(subscriptionStates),
      product: filterText(['prefix']),
      mallId: filterNumber,
      submitted: filterDay,
      /** The day since which it has been in its state. */
      since: filterDay,
      /** The day of the installation, and the first day after the term. */
      installation: filterDay,
      ends: filterDay,
    },
    ['since', '-since', 'submittedAt', '-submittedAt'],
  ),
  data: listPage(subscriptionRow),
  errors: [],
});

/** GET subscriptions/calendar: the installations of the week of this day, Monday to Sunday. */
export const showInstallations = officeEndpoint({
  ...look,
  path: '/subscriptions/calendar',
  task: 'LIST',
  summary: '설치 달력',
  query: entity({ week: day, mallId: filterNumber }),
  data: entity({
    firstDay: day,
    lastDay: day,
    installations: list(
      entity({
        mallId: integer,
        mallName: text,
        applicationNo: text,
        productName: text,
        applicant: personal('name'),
        place: personal('address'),
        installationAt: instant,
      }),
      500,
    ),
  }),
  errors: [],
});

/** GET malls/:mallId/subscriptions/:applicationNo: one in full. Error 4040: unknown, or its member has left. */
export const getSubscription = officeEndpoint({
  ...look,
  path: '/malls/:mallId/subscriptions/:applicationNo',
  summary: '구독 신청 상세',
  params: numbered,
  data: entity({
    ...row,
    memberNo: integer,
    installedOn: nullable(day),
    /** The form as it was signed, with identifying data masked. */
    sheet: entity({
      signedAt: instant,
      brandName: text,
      modelName: text,
      visitCycleMonths: integer,
      partnerCard: nullable(entity({ name: text })),
      cost: entity({ monthlyTotal: amount, registrationFee: amount, paidMonths: integer, termTotal: amount }),
      /** Null once its retention period is over, like `installation`. */
      applicant: nullable(entity({ name: personal('name'), phone: personal('phone'), email: personal('email') })),
      installation: nullable(
        entity({ recipient: personal('name'), phone: personal('phone'), roadAddress: personal('address') }),
      ),
    }),
    history: list(
      entity({ state, happenedAt: instant, actor: oneOf(['MEMBER', 'OPERATOR', 'SYSTEM']), who: text, reason: text }),
    ),
    /** The states to which the caller may move it, the usual one first. */
    moves: list(state),
  }),
  errors: [],
});
export type OfficeSubscription = ValueOf<(typeof getSubscription)['data']>;

const write = {
  method: 'POST',
  permission: 'subscriptions.write',
  personal: 'none',
  audit: { action: 'subscription.move' },
} as const;

/**
 * POST malls/:mallId/subscriptions/:applicationNo/moves: moves it on or ends it; another day of the installation is mailed. Errors: 4040,
 * 4090 somebody else has planned another time since, 4097 not a legal move now, 4220 the text or a future time is missing.
 */
export const moveSubscription = officeEndpoint({
  ...write,
  path: '/malls/:mallId/subscriptions/:applicationNo/moves',
  summary: '구독 신청 처리',
  params: numbered,
  body: entity({
    to: state,
    /** The text for the member; required for an end. */
    reason: boundedText(200),
    installationAt: optional(instant),
    /** The time of the installation as the caller saw it; null if none was planned. */
    was: optional(nullable(instant)),
  }),
  data: entity({ state }),
  errors: ['4090', '4097', '4220'],
});

/**
 * POST subscriptions/bulk: consults, approves or plans many, each in its own transaction; planned ones get the same time. Returns a result
 * for each. Error 4220.
 */
export const moveSubscriptions = officeEndpoint({
  ...write,
  path: '/subscriptions/bulk',
  summary: '구독 신청 한꺼번에 처리',
  body: entity({
    to: oneOf(['CONSULTING', 'APPROVED', 'INSTALLATION_PLANNED']),
    installationAt: optional(instant),
    items: list(entity({ mallId: serialNumber, applicationNo }), 500),
  }),
  data: list(
    entity({
      ...{ mallId: integer, applicationNo: text },
      ...outcome,
    }),
  ),
  errors: ['4220'],
});
