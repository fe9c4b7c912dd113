import type { MallTransaction } from '@mall/db/in-mall';
import { judgeMall, outcomesOf, scoreOf } from '@mall/domain/lint/lint';
import { seoulDayOf } from '@mall/domain/seoul-day';
import { gatherFacts } from './gather-facts.ts';
import { type Checked, keepCheck, keepFound, listStanding, lockLint } from './lint.repository.ts';

type Figures = Pick<Checked, 'score' | 'red' | 'amber' | 'info'>;

/**
 * Checks a mall by every rule of the law lint and stores the findings, in the caller's transaction of the office's role. `red` counts those
 * without a waiver: with any, a mall does not open.
 */
export async function checkMall(transaction: MallTransaction, at: Date): Promise<Figures> {
  await lockLint(transaction);
  const { found, whyNot } = judgeMall(await gatherFacts(transaction, at));
  await keepFound(transaction, found, at);
  const today = seoulDayOf(at);
  const standing = await listStanding(transaction, today);
  const open = (severity: string) => standing.filter((one) => one.severity === severity && !one.isWaived).length;
  const figures = {
    score: scoreOf(outcomesOf(standing, whyNot)),
    ...{ red: open('RED'), amber: open('AMBER'), info: open('INFO') },
  };
  const waived = standing.filter(({ isWaived }) => isWaived).length;
  await keepCheck(transaction, { ...figures, waived, whyNot, today, at });
  return figures;
}
