import { endpoint } from './endpoint.ts';
import {
  amount,
  boolean,
  boundedText,
  entity,
  instant,
  integer,
  list,
  nullable,
  queryInteger,
  text,
  type ValueOf,
} from './wire.ts';

const productNo = boundedText(20, 1);
const option = entity({ productNo, optionNo: queryInteger(1, 9999) });
const toggle = {
  access: 'shopper',
  path: '/restock-alerts/:productNo/:optionNo',
  params: option,
  data: nullable(text),
} as const;

/** PUT: requests one mail when a sold-out option is back; idempotent. Errors: 4042 not sold here, 4094 it can be bought now. */
export const askRestock = endpoint({ ...toggle, method: 'PUT', summary: '재입고 알림 신청', errors: ['4042', '4094'] });
/** DELETE: cancels the request; a missing one is no error. */
export const cancelRestock = endpoint({ ...toggle, method: 'DELETE', summary: '재입고 알림 취소', errors: [] });

/** GET restock-alerts/{productNo}: the member's requests for a product, and how many members wait for each option. */
export const showRestock = endpoint({
  method: 'GET',
  path: '/restock-alerts/:productNo',
  access: 'shopper',
  summary: '상품의 재입고 알림',
  params: entity({ productNo }),
  data: entity({ options: list(entity({ optionNo: integer, isAsked: boolean, waiting: amount })) }),
  errors: [],
});

const alert = entity({
  productNo: text,
  optionNo: integer,
  name: text,
  brandName: text,
  colourName: text,
  label: text,
  image: text,
  /** It can be bought now. */
  isOrderable: boolean,
  askedAt: instant,
  /** When the mail was sent; null: the member waits. */
  notifiedAt: nullable(instant),
});
export type RestockAlert = ValueOf<typeof alert>;

/** GET restock-alerts: the member's requests, newest first, a hundred at most. */
export const listRestocks = endpoint({
  method: 'GET',
  path: '/restock-alerts',
  access: 'shopper',
  summary: '재입고 알림 목록',
  data: entity({ alerts: list(alert) }),
  errors: [],
  offline: 'kept',
});
