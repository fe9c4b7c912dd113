import { AppError, type ErrorCode } from '@mall/contracts/errors';

type Place = { readonly mallId: number; readonly orderNo: string };

/** The order is in another state, or was changed since. */
const notItsTurn: readonly ErrorCode[] = ['4090', '4094'];

/** The outcome of one order in a bulk action. Expected errors are reported; any other is thrown. */
export async function outcomeOf({ mallId, orderNo }: Place, act: () => Promise<unknown>) {
  try {
    await act();
    return { mallId, orderNo, outcome: 'done' as const };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const outcome = notItsTurn.includes(error.code) ? ('skipped' as const) : ('failed' as const);
    return { mallId, orderNo, outcome, reason: error.description ?? error.message };
  }
}
