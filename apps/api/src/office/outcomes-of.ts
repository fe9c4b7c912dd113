import { AppError, type ErrorCode } from '@mall/contracts/errors';

type Item = { readonly mallId: number; readonly applicationNo: string };
type Outcome = {
  readonly mallId: number;
  readonly applicationNo: string;
  readonly outcome: 'done' | 'skipped' | 'failed';
  readonly reason?: string;
};

/** The item is in another state, or was changed in the meantime. */
const notItsTurn: readonly ErrorCode[] = ['4090', '4097'];

/** Does something to each item by itself, and returns the outcomes; an item in another state is skipped rather than failed. */
export async function outcomesOf<I extends Item>(
  items: readonly I[],
  act: (item: I) => Promise<unknown>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const item of items) outcomes.push(await outcomeOf(item, act));
  return outcomes;
}

async function outcomeOf<I extends Item>(item: I, act: (item: I) => Promise<unknown>): Promise<Outcome> {
  const { mallId, applicationNo } = item;
  try {
    await act(item);
    return { mallId, applicationNo, outcome: 'done' };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const outcome = notItsTurn.includes(error.code) ? 'skipped' : 'failed';
    return { mallId, applicationNo, outcome, reason: error.description ?? error.message };
  }
}
