import { decideClaims, type listOfficeClaims } from '@mall/contracts/office/claims';
import type { ClaimDecision } from '@mall/contracts/order-codes';
import Check from 'lucide-react/icons/check';
import CircleCheckBig from 'lucide-react/icons/circle-check-big';
import PackageCheck from 'lucide-react/icons/package-check';
import X from 'lucide-react/icons/x';
import { type ReactNode, useState } from 'react';
import type { BulkAction, Chosen, Outcome, RowOf } from '../../kit/list/list-types.ts';
import { callOffice } from '../../lib/call.ts';
import { BulkDecision } from './bulk-decision.tsx';
import { keyOf } from './use-claim.ts';

export type Row = RowOf<typeof listOfficeClaims>;
type Asked = {
  readonly decision: ClaimDecision;
  readonly rows: readonly Row[];
  /** Answers with the reason that the member reads; undefined when cancelled. */
  readonly answer: (reason: string | undefined) => void;
};

/** One decision for several claims, with one reason for all; each has its own result. */
export function useBulkDecisions(): { readonly bulk: readonly BulkAction<Row>[]; readonly dialog: ReactNode } {
  const [asked, setAsked] = useState<Asked>();
  const ask = (decision: ClaimDecision, rows: readonly Row[]) => {
    const { promise, resolve } = Promise.withResolvers<string | undefined>();
    const answer = (reason: string | undefined) => {
      setAsked(undefined);
      resolve(reason);
    };
    setAsked({ decision, rows, answer });
    return promise;
  };
  const run = (decision: ClaimDecision) => async (chosen: Chosen<Row>) => {
    const rows = chosen.kind === 'rows' ? chosen.rows : [];
    const reason = await ask(decision, rows);
    return reason === undefined ? undefined : decideAll(decision, reason, rows);
  };
  const action = (decision: ClaimDecision) => ({
    appliesTo: ({ moves }: Row) => moves.includes(decision),
    run: run(decision),
  });
  return {
    bulk: [
      {
        ...{ ...action('approve'), label: '승인', icon: Check, keys: 'a', isMain: true },
        done: (count) => `${count}건을 승인했어요`,
      },
      {
        ...{ ...action('pick-up'), label: '수거 완료', icon: PackageCheck },
        done: (count) => `${count}건을 수거 완료로 바꿨어요`,
      },
      {
        ...{ ...action('complete'), label: '완료', icon: CircleCheckBig },
        done: (count) => `${count}건을 완료했어요`,
      },
      { ...{ ...action('reject'), label: '거절', icon: X, keys: 'r' }, done: (count) => `${count}건을 거절했어요` },
    ],
    dialog: asked && <BulkDecision key={asked.decision} {...asked} />,
  };
}

async function decideAll(decision: ClaimDecision, reason: string, rows: readonly Row[]): Promise<readonly Outcome[]> {
  const items = rows.map(({ mallId, orderNo, claimNo, refund }) => ({ mallId, orderNo, claimNo, seenRefund: refund }));
  const outcomes = await callOffice(decideClaims, { body: { decision, reason, items } });
  return outcomes.map(({ outcome, reason: why, ...place }) => ({
    ...{ key: keyOf(place), state: outcome },
    ...(why !== undefined && { reason: why }),
  }));
}
