import { errorText } from '../../lib/office-error.ts';
import type { Batch, BulkAction, Chosen, Outcome } from './list-types.ts';

const atOnce = 4;

/** Does something to rows one by one, four at a time, and says what became of each; one that fails stops no other. */
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

/** Of what has been chosen, what an action is legal for. */
export function applicable<Row>({ appliesTo }: BulkAction<Row>, chosen: Chosen<Row>): Chosen<Row> {
  if (chosen.kind === 'all' || !appliesTo) return chosen;
  return { kind: 'rows', rows: chosen.rows.filter(appliesTo) };
}

/** Rows for which an action is not legal are said to be skipped, not left out in silence. */
export function skippedOf<Row>(action: BulkAction<Row>, chosen: Chosen<Row>, keyOf: (row: Row) => string): Outcome[] {
  const { appliesTo } = action;
  if (chosen.kind === 'all' || !appliesTo) return [];
  return chosen.rows
    .filter((row) => !appliesTo(row))
    .map((row) => ({ key: keyOf(row), state: 'skipped', reason: '지금 상태에서는 할 수 없어요' }));
}

/** How far a walk has come: what became of the rows so far, and where it goes on when it has not ended. */
export type Walked = {
  readonly outcomes: readonly Outcome[];
  readonly next: string | undefined;
  readonly hasEnded: boolean;
  /** What cut it off. */
  readonly error?: unknown;
};

type Walking = {
  readonly from?: Walked | undefined;
  readonly onProgress: (done: number) => void;
  readonly isStopped: () => boolean;
};

/** Walks all that match, batch by batch, from where an earlier walk was stopped or cut off. */
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
