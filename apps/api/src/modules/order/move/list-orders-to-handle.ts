import { inMall, type MallScope } from '@mall/db/in-mall';
import { isClaimOpen } from '@mall/domain/order-states';
import type { Dependencies } from '../../../dependencies.ts';
import { listClaims } from '../claim/claim.repository.ts';
import { listOrdersToHandle as listHeads } from '../read/order-list.repository.ts';

const mostShown = 100;

/** Orders that wait for the operator, oldest first, with their open claims. */
export function listOrdersToHandle({ database }: Pick<Dependencies, 'database'>, mall: MallScope) {
  return inMall(database, mall, async (transaction) => {
    const heads = await listHeads(transaction, mostShown);
    if (heads.length === 0) return [];
    const orderNos = heads.map(({ orderNo }) => orderNo);
    const claims = (await listClaims(transaction, orderNos)).filter(({ state }) => isClaimOpen(state));
    return heads.map((head) => ({ ...head, claims: claims.filter(({ orderNo }) => orderNo === head.orderNo) }));
  });
}
