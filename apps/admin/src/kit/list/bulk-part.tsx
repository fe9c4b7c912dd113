import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Callable } from '../../lib/call.ts';
import { refresh } from '../../lib/use-office.ts';
import { useToast } from '../toast.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { BulkResults } from './bulk-results.tsx';
import { applicable, skippedOf, type Walked, walkAll } from './bulk-run.ts';
import type { BulkAction, Chosen, ListProps, Outcome, RowOf } from './list-types.ts';
import type { List } from './use-list.ts';

type Props<E extends Callable> = {
  readonly props: ListProps<E>;
  readonly list: List<E>;
  readonly bulk: readonly BulkAction<RowOf<E>>[];
  readonly endpoint: E;
};
type Result<Row> = {
  readonly action: BulkAction<Row>;
  readonly outcomes: readonly Outcome[];
  /** An unfinished walk over all that match. */
  readonly walked?: Walked;
};

/** Runs actions on the selection: complete success is a toast with an undo, anything else a list of results. */
export function BulkPart<E extends Callable>({ props, list, bulk, endpoint }: Props<E>) {
  const { choosing, page, rows } = list;
  const { keyOf, sumOf } = props;
  const toast = useToast();
  const queryClient = useQueryClient();
  const [running, setRunning] = useState<string>();
  const [result, setResult] = useState<Result<RowOf<E>>>();
  const [progress, setProgress] = useState<number>();
  const isStopped = useRef(false);
  const chosen = list.chosen();
  const walk = async (action: BulkAction<RowOf<E>>, from?: Walked) => {
    const { batch } = action;
    if (!batch || chosen.kind !== 'all') return;
    isStopped.current = false;
    setRunning(action.label);
    setProgress(from?.outcomes.length ?? 0);
    const walked = await walkAll((cursor) => batch(chosen.query, cursor), {
      ...{ from, onProgress: setProgress, isStopped: () => isStopped.current },
    });
    setProgress(undefined);
    setRunning(undefined);
    if (walked.error !== undefined) toast.error(walked.error);
    await refresh(queryClient, [endpoint]);
    if (walked.hasEnded) tell(action, walked.outcomes);
    else setResult({ action, outcomes: walked.outcomes, walked });
  };
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
  /** The name of a row; for rows that match but are not loaded, only the key is known. */
  const nameOf = (key: string) => {
    const row = choosing.selection.rows.get(key);
    return row && props.nameOf ? props.nameOf(row) : key;
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
  const goOn = () => {
    setResult(undefined);
    if (result) void walk(result.action, result.walked);
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
        onRun={(action) => void (chosen.kind === 'all' ? walk(action) : run(action))}
        running={running}
        progress={progress}
        onStop={() => {
          isStopped.current = true;
        }}
      />
      {result && (
        <BulkResults
          title={result.action.label}
          nameOf={nameOf}
          outcomes={result.outcomes}
          onClose={close}
          onRetry={chosen.kind === 'rows' ? retry : undefined}
          onGoOn={result.walked && goOn}
        />
      )}
    </>
  );
}
