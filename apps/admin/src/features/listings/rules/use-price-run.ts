import { listListings } from '@mall/contracts/office/listings';
import {
  applyPriceRun,
  type checkPriceRule,
  listPriceRuns,
  type PriceRule,
  type RuledPrice,
  startPriceRun,
} from '@mall/contracts/office/price-runs';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useToast } from '../../../kit/toast.tsx';
import { type CallData, callOffice } from '../../../lib/call.ts';
import { errorText } from '../../../lib/office-error.ts';
import { refresh } from '../../../lib/use-office.ts';

/** A rule as previewed, with its effect. */
export type Looked = {
  readonly rule: PriceRule;
  readonly mallIds: readonly number[];
  readonly reason: string;
  /** The run that is continued. */
  readonly runNo: number | undefined;
  readonly checked: CallData<typeof checkPriceRule>;
};

/** The progress of a run: the current mall, and those that failed. */
export type Running = {
  readonly runNo: number;
  readonly current: number | undefined;
  readonly failed: ReadonlyMap<number, string>;
};

/** Applies a rule mall by mall; a failure does not stop the others, and the server stores the result of each. */
export function usePriceRun() {
  const toast = useToast();
  const queryClient = useQueryClient();
  const [running, setRunning] = useState<Running>();
  const run = async ({ rule, reason, checked, ...looked }: Looked, items: readonly RuledPrice[]) => {
    const mallIds = [...looked.mallIds];
    const runNo = looked.runNo ?? (await callOffice(startPriceRun, { body: { ...rule, reason, mallIds } })).runNo;
    const failed = new Map<number, string>();
    for (const { mallId } of checked.malls) {
      setRunning({ runNo, current: mallId, failed: new Map(failed) });
      await refresh(queryClient, [listPriceRuns]);
      const own = items
        .filter((item) => item.mallId === mallId)
        .map(({ productNo, before, after }) => ({ productNo, before, after }));
      await callOffice(applyPriceRun, { params: { mallId, runNo }, body: { items: own } }).catch((error: unknown) => {
        failed.set(mallId, errorText(error));
      });
    }
    setRunning({ runNo, current: undefined, failed });
    await refresh(queryClient, [listPriceRuns, listListings]);
    if (failed.size > 0)
      toast.error(undefined, `${failed.size}개 몰은 바꾸지 못했어요. 오른쪽에서 이어서 할 수 있어요`);
    else toast('가격을 바꿨어요');
  };
  return { running, isRunning: running?.current !== undefined, run };
}
