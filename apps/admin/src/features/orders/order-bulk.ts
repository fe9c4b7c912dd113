import { moveOrders } from '@mall/contracts/office/order-moves';
import { moveMatchingOrders } from '@mall/contracts/office/order-work';
import type { listOrders } from '@mall/contracts/office/orders';
import type { BulkAction, Chosen, Outcome, RowOf } from '../../kit/list/list-types.ts';
import { type CallData, callOffice } from '../../lib/call.ts';
import { keyOf } from './order-key.ts';

type Row = RowOf<typeof listOrders>;

/** Moves the selected rows. */
export const moveTo =
  (to: 'PREPARING' | 'DELIVERED') =>
  async (chosen: Chosen<Row>): Promise<readonly Outcome[]> => {
    const rows = chosen.kind === 'rows' ? chosen.rows : [];
    const items = rows.map(({ mallId, orderNo }) => ({ mallId, orderNo }));
    const { results } = await callOffice(moveOrders, { body: { to, items } });
    return results.map(toOutcome);
  };

type Moved = CallData<typeof moveOrders>['results'][number];
const toOutcome = ({ outcome, reason, ...place }: Moved): Outcome => ({
  ...{ key: keyOf(place), state: outcome },
  ...(reason !== undefined && { reason }),
});

/** The same for all that match: the server goes through the filtered rows in batches, and this requests the next. */
export const moveAllTo =
  (to: 'PREPARING' | 'DELIVERED'): NonNullable<BulkAction<Row>['batch']> =>
  async (query, cursor) => {
    const { sort: _, ...filters } = query;
    const body = { ...filters, to, ...(cursor !== undefined && { cursor }) } as MatchingBody;
    const { results, next } = await callOffice(moveMatchingOrders, { body });
    return { outcomes: results.map(toOutcome), next };
  };
type MatchingBody = Parameters<typeof callOffice<typeof moveMatchingOrders>>[1]['body'];
