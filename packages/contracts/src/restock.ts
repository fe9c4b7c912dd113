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

/** PUT: asks once for a mail when a sold-out option is back; twice is the same as once. Errors: 4042 not sold here, 4094 it may be bought now. */
export const askRestock = endpoint({ ...toggle, method: 'PUT', summary: '재입고 알림 신청', errors: ['4042', '4094'] });
/** DELETE: asks no more; what was not asked for is no error. */
export const cancelRestock = endpoint({ ...toggle, method: 'DELETE', summary: '재입고 알림 취소', errors: [] });

/** GET restock-alerts/{productNo}: what the member has asked for of a product, and how many wait for each option. */
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
  /** It may be bought now. */
  isOrderable: boolean,
  askedAt: instant,
  /** When the mail was sent; null: the member waits. */
  notifiedAt: nullable(instant),
});
export type RestockAlert = ValueOf<typeof alert>;

/** GET restock-alerts: what the member has asked for, the newest first, a hundred at most. */
export const listRestocks = endpoint({
  method: 'GET',
  path: '/restock-alerts',
  access: 'shopper',
  summary: '재입고 알림 목록',
  data: entity({ alerts: list(alert) }),
  errors: [],
  offline: 'kept',
});
