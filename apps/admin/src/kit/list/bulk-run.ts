import { errorText } from '../../lib/office-error.ts';
import type { BulkAction, Chosen, Outcome } from './list-types.ts';

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
