import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Callable } from '../../lib/call.ts';
import { refresh } from '../../lib/use-office.ts';
import { useToast } from '../toast.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { BulkResults } from './bulk-results.tsx';
import { applicable, skippedOf } from './bulk-run.ts';
import type { BulkAction, Chosen, ListProps, Outcome, RowOf } from './list-types.ts';
import type { List } from './use-list.ts';

type Props<E extends Callable> = {
  readonly props: ListProps<E>;
  readonly list: List<E>;
  readonly bulk: readonly BulkAction<RowOf<E>>[];
  readonly endpoint: E;
};
type Result<Row> = { readonly action: BulkAction<Row>; readonly outcomes: readonly Outcome[] };

/** Does things to what is chosen: all well is a toast with a way back, anything else a list of what became of each. */
export function BulkPart<E extends Callable>({ props, list, bulk, endpoint }: Props<E>) {
  const { choosing, page, rows } = list;
  const { keyOf, sumOf } = props;
  const toast = useToast();
  const queryClient = useQueryClient();
  const [running, setRunning] = useState<string>();
  const [result, setResult] = useState<Result<RowOf<E>>>();
  const chosen = list.chosen();
  const run = async (action: BulkAction<RowOf<E>>, on: Chosen<RowOf<E>> = chosen) => {
    const work = action.run(applicable(action, on));
    if (!work) return;
    setRunning(action.label);
    try {
      const did = await work;
      if (!did) return;
      const outcomes = [...did, ...skippedOf(action, on, keyOf)];
      await refresh(queryClient, [endpoint]);
      tell(action, outcomes);
    } catch (error) {
      toast.error(error);
    } finally {
      setRunning(undefined);
    }
  };
  const tell = (action: BulkAction<RowOf<E>>, outcomes: readonly Outcome[]) => {
    const done = outcomes.filter(({ state }) => state === 'done').map(({ key }) => key);
    if (done.length < outcomes.length) return setResult({ action, outcomes });
    const { undo } = action;
    const message = action.done?.(done.length) ?? `${done.length}건을 처리했어요`;
    const takeBack = undo && (() => undo(done).then(() => refresh(queryClient, [endpoint]), toast.error));
    toast(takeBack ? { message, undo: takeBack } : message);
    choosing.clear();
  };
  const close = () => {
    const left = new Set(result?.outcomes.filter(({ state }) => state === 'failed').map(({ key }) => key));
    setResult(undefined);
    choosing.only(rows.filter(({ key }) => left.has(key)));
  };
  const retry = (keys: readonly string[]) => {
    const again = [...choosing.selection.rows].filter(([key]) => keys.includes(key)).map(([, row]) => row);
    const action = result?.action;
    setResult(undefined);
    if (action) void run(action, { kind: 'rows', rows: again });
  };
  return (
    <>
      <BulkBar
        chosen={chosen}
        actions={bulk}
        sum={chosen.kind === 'rows' ? sumOf?.(chosen.rows) : undefined}
        count={page.data?.count ?? { value: 0, isMore: false }}
        onAll={choosing.all}
        onClear={choosing.clear}
        onRun={(action) => void run(action)}
        running={running}
      />
      {result && <BulkResults title={result.action.label} outcomes={result.outcomes} onClose={close} onRetry={retry} />}
    </>
  );
}
