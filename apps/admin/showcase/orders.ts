import {
  filterDay,
  filterNumber,
  filterSet,
  filterText,
  filterWon,
  listPage,
  listQuery,
} from '@mall/contracts/office/list';
import { officeEndpoint } from '@mall/contracts/office/office-endpoint';
import { amount, boundedText, entity, instant, integer, oneOf, optional, text } from '@mall/contracts/wire';

export const states = ['WAITING', 'PAID', 'PREPARING', 'SHIPPING', 'DELIVERED', 'CONFIRMED'] as const;

const row = entity({
  orderNo: text,
  orderedAt: instant,
  mallId: integer,
  payer: text,
  product: text,
  more: amount,
  total: amount,
  method: text,
  state: oneOf(states),
  dueAt: instant,
});
export type ShownOrder = ReturnType<(typeof row)['decode']>;

/** A list as the office's contract has them, over invented rows. */
export const listShown = officeEndpoint({
  method: 'GET',
  path: '/showcase/orders',
  permission: 'self',
  personal: 'none',
  audit: 'read',
  summary: '주문',
  query: listQuery(
    {
      mallId: filterNumber,
      state: filterSet(states),
      orderedAt: filterDay,
      total: filterWon,
      method: filterSet(['CARD', 'ACCOUNT', 'POINTS']),
      payer: filterText(['prefix']),
      memo: filterText(['is', 'empty']),
      q: optional(boundedText(60)),
    },
    ['orderedAt', '-orderedAt', 'total', '-total', 'dueAt'],
  ),
  data: listPage(row),
  errors: [],
});
