import { AppError, type ErrorCode } from '@mall/contracts/errors';

type Outcome = { readonly outcome: 'done' | 'skipped' | 'failed'; readonly reason?: string };
type Application = { readonly mallId: number; readonly applicationNo: string };

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

/** Does something to each application by itself, and returns the outcomes. */
export async function outcomesOf<A extends Application>(applications: readonly A[], act: (one: A) => Promise<unknown>) {
  const outcomes: (Application & Outcome)[] = [];
  for (const one of applications) {
    const { mallId, applicationNo } = one;
    outcomes.push({ mallId, applicationNo, ...(await outcomeOf(() => act(one))) });
  }
  return outcomes;
}
