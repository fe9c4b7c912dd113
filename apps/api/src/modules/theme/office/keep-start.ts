import { AppError } from '@mall/contracts/errors';
import type { MallTransaction } from '@mall/db/in-mall';
import { startThemeOf } from './start-theme-of.ts';
import * as rows from './theme.repository.ts';

/** Stores the look from before the first choice as the first version, so that the first publication can be undone, too. */
export async function keepStart(transaction: MallTransaction, madeAt: Date): Promise<rows.NewTheme> {
  const look = await rows.findLook(transaction, transaction.mallId);
  if (!look) throw new AppError('4040');
  const body = startThemeOf(look);
  const start: rows.NewTheme = { version: 1, state: 'LIVE', startsAt: null, body, tokens: {}, staffNo: null, madeAt };
  await rows.insertTheme(transaction, start);
  return start;
}
