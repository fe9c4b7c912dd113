import type { DataOf, RequestOf } from '@mall/contracts/endpoint';
import { AppError } from '@mall/contracts/errors';
import type { listOrders as contract } from '@mall/contracts/order';
import { orderStates } from '@mall/contracts/order-codes';
import type { MallTransaction } from '@mall/db/in-mall';
import { countedMonths, monthsBefore } from '@mall/domain/order-life';
import { startOfSeoulDay } from '@mall/domain/seoul-day';
import type { Mall } from '../../../plugins/mall.repository.ts';
import { assertOwnAccount } from '../../auth/assert-own-account.ts';
import { listClaims } from '../claim/claim.repository.ts';
import { listOrderLines } from '../order-line.repository.ts';
import { listParcels } from '../parcel.repository.ts';
import { countOrders, countOrdersByState, listOrderHeads } from './order-list.repository.ts';
import { toOrderCard } from './to-order-card.ts';

const pageSize = 10;
const dayMilliseconds = 24 * 60 * 60 * 1000;

type Query = RequestOf<typeof contract>['query'];
type Input = { readonly memberNo: number; readonly at: Date; readonly query: Query };

/** The member's orders of a period, newest first; counts by state cover the last six months. */
export async function listOrders(
  transaction: MallTransaction,
  mall: Mall,
  { memberNo, at, query }: Input,
): Promise<DataOf<typeof contract>> {
  assertOwnAccount(mall, memberNo);
  const { page = 1, state, claimed } = query;
  const wanted = { memberNo, ...periodOf(query), state, isClaimed: claimed === 'only' };
  const [heads, total, counts] = await Promise.all([
    listOrderHeads(transaction, { ...wanted, limit: pageSize, offset: (page - 1) * pageSize }),
    countOrders(transaction, wanted),
    countOrdersByState(transaction, { memberNo, since: monthsBefore(at, countedMonths) }),
  ]);
  const orderNos = heads.map(({ orderNo }) => orderNo);
  const [lines, claims, parcels] =
    orderNos.length === 0
      ? [[], [], []]
      : await Promise.all([
          listOrderLines(transaction, orderNos),
          listClaims(transaction, orderNos),
          listParcels(transaction, orderNos),
        ]);
  const partsOf = (orderNo: string) => ({
    lines: lines.filter((line) => line.orderNo === orderNo),
    claims: claims.filter((claim) => claim.orderNo === orderNo),
    parcels: parcels.filter((parcel) => parcel.orderNo === orderNo),
    at,
  });
  return {
    ...{ total, page, pageSize },
    orders: heads.map((head) => toOrderCard(head, partsOf(head.orderNo))),
    counts: orderStates.map((one) => ({ state: one, count: counts.find((row) => row.state === one)?.count ?? 0 })),
  };
}

/** Both days are inclusive. */
function periodOf({ from, to }: Query) {
  const last = to === undefined ? undefined : dayStart('to', to);
  return {
    from: from === undefined ? undefined : dayStart('from', from),
    before: last && new Date(last.getTime() + dayMilliseconds),
  };
}

function dayStart(field: string, day: string): Date {
  const start = startOfSeoulDay(day);
  if (!start) throw new AppError('4000', { fieldErrors: [{ field, message: '형식이 맞지 않아요.' }] });
  return start;
}
