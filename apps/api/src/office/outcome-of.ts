import { AppError, type ErrorCode } from '@mall/contracts/errors';

type Outcome = { readonly outcome: 'done' | 'skipped' | 'failed'; readonly reason?: string };

/** The item is in another state, or was changed in the meantime. */
const notItsTurn: readonly ErrorCode[] = ['4090', '4094', '4097'];

/** The outcome of one item of a bulk action: one in another state is skipped, other expected errors fail it, any other is thrown. */
export async function outcomeOf(act: () => Promise<unknown>): Promise<Outcome> {
  try {
    await act();
    return { outcome: 'done' };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const outcome = notItsTurn.includes(error.code) ? 'skipped' : 'failed';
    return { outcome, reason: error.description ?? error.message };
  }
}

/** Does something to each item by itself, one after the other, and returns the outcomes with the items' names. */
export async function outcomesOf<Item, Name extends object>(
  items: readonly Item[],
  nameOf: (item: Item) => Name,
  act: (item: Item) => Promise<unknown>,
): Promise<(Name & Outcome)[]> {
  const outcomes: (Name & Outcome)[] = [];
  for (const item of items) outcomes.push({ ...nameOf(item), ...(await outcomeOf(() => act(item))) });
  return outcomes;
}

export const orderOf = ({ mallId, orderNo }: { readonly mallId: number; readonly orderNo: string }) => ({
  mallId,
  orderNo,
});

type Application = { readonly mallId: number; readonly applicationNo: string };
export const applicationOf = ({ mallId, applicationNo }: Application) => ({ mallId, applicationNo });
