import {
  type askDeposits,
  getDeposit,
  listDeposits,
  type retryReceipts,
  returnDeposit,
} from '@mall/contracts/office/deposits';
import { type compareOrders, getDifference, listDifferences, listLedger } from '@mall/contracts/office/ledger';
import type { Outcome } from '../../kit/list/list-types.ts';
import { useToast } from '../../kit/toast.tsx';
import { callOffice } from '../../lib/call.ts';
import { useAct } from '../../lib/use-office.ts';

export type Place = { readonly mallId: number; readonly orderNo: string };

/** The calls whose data may change when the payment service is queried. */
export const moneyReads = [listDeposits, getDeposit, listLedger, listDifferences, getDifference];

type Bulk = typeof askDeposits | typeof retryReceipts | typeof compareOrders;

/** Runs an action on one order and shows the result, even when no action remains and the button is gone. */
export function useOne(endpoint: Bulk, done: string) {
  const toast = useToast();
  const act = useAct(endpoint, { changes: moneyReads });
  const run = async ({ mallId, orderNo }: Place) => {
    try {
      const [outcome] = await act.mutateAsync({ body: { items: [{ mallId, orderNo }] } });
      if (outcome?.outcome === 'done') toast(done);
      else toast.error(undefined, outcome?.reason);
    } catch (error) {
      toast.error(error);
    }
  };
  return { isBusy: act.isPending, run: (place: Place) => void run(place) };
}

/** Runs an action on several; an order with several rows is sent once, and all its rows get its result. */
export async function eachOrder<Row extends Place>(
  endpoint: Bulk,
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): Promise<readonly Outcome[]> {
  const items = [...new Map(rows.map(({ mallId, orderNo }) => [`${mallId}-${orderNo}`, { mallId, orderNo }])).values()];
  const results = await callOffice(endpoint, { body: { items } });
  return rows.map((row) => {
    const own = results.find(({ mallId, orderNo }) => mallId === row.mallId && orderNo === row.orderNo);
    return {
      ...{ key: keyOf(row), state: own?.outcome ?? 'failed' },
      ...(own?.reason !== undefined && { reason: own.reason }),
    };
  });
}

export const useReturn = () => useAct(returnDeposit, { changes: [listDeposits, getDeposit, getDifference] });
