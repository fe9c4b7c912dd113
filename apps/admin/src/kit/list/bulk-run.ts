import { errorText } from '../../lib/office-error.ts';
import type { Batch, BulkAction, Chosen, Outcome } from './list-types.ts';

const atOnce = 4;

/** Runs an action on rows one by one, four at a time, and returns the outcome of each; a failure does not stop the others. */
export async function eachRow<Row>(
  chosen: Chosen<Row>,
  keyOf: (row: Row) => string,
  act: (row: Row) => Promise<unknown>,
): Promise<readonly Outcome[]> {
  const rows = chosen.kind === 'rows' ? chosen.rows : [];
  const outcomes: Outcome[] = [];
  const waiting = [...rows.entries()];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) outcomes[next[0]] = await outcomeOf(next[1]);
  };
  const outcomeOf = async (row: Row): Promise<Outcome> => {
    try {
      await act(row);
      return { key: keyOf(row), state: 'done' };
    } catch (error) {
      return { key: keyOf(row), state: 'failed', reason: errorText(error) };
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return outcomes;
}

/** The selected rows for which an action is legal. */
export function applicable<Row>({ appliesTo }: BulkAction<Row>, chosen: Chosen<Row>): Chosen<Row> {
  if (chosen.kind === 'all' || !appliesTo) return chosen;
  return { kind: 'rows', rows: chosen.rows.filter(appliesTo) };
}

/** Reports rows for which an action is not legal as skipped, rather than leaving them out silently. */
export function skippedOf<Row>(action: BulkAction<Row>, chosen: Chosen<Row>, keyOf: (row: Row) => string): Outcome[] {
  const { appliesTo } = action;
  if (chosen.kind === 'all' || !appliesTo) return [];
  return chosen.rows
    .filter((row) => !appliesTo(row))
    .map((row) => ({ key: keyOf(row), state: 'skipped', reason: '지금 상태에서는 할 수 없어요' }));
}

/** The progress of a walk: the outcomes so far, and where it continues when it has not ended. */
export type Walked = {
  readonly outcomes: readonly Outcome[];
  readonly next: string | undefined;
  readonly hasEnded: boolean;
  /** The error that interrupted it. */
  readonly error?: unknown;
};

type Walking = {
  readonly from?: Walked | undefined;
  readonly onProgress: (done: number) => void;
  readonly isStopped: () => boolean;
};

/** Processes all that match, batch by batch, from where an earlier walk was stopped or interrupted. */
export async function walkAll(
  batch: (cursor: string | undefined) => Promise<Batch>,
  { from, onProgress, isStopped }: Walking,
): Promise<Walked> {
  let walked: Walked = { outcomes: from?.outcomes ?? [], next: from?.next, hasEnded: false };
  while (!walked.hasEnded && !isStopped()) {
    try {
      const { outcomes, next } = await batch(walked.next);
      walked = { outcomes: [...walked.outcomes, ...outcomes], next, hasEnded: next === undefined };
    } catch (error) {
      return { ...walked, error };
    }
    onProgress(walked.outcomes.length);
  }
  return walked;
}
