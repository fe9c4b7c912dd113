import { inMall, type MallScope } from '@mall/db/in-mall';
import type { Dependencies } from '../../../dependencies.ts';
import { listUnfinishedRefunds } from './claim.repository.ts';
import { settleClaim } from './settle-claim.ts';

/** Longer than any request takes: the process that started the refund must have died. */
export const abandonedAfterMilliseconds = 60_000;

/**
 * Resumes refunds that were started and never finished, after a crash or a lost response; returns how many finished.
 */
export async function finishRefunds(dependencies: Dependencies, mall: MallScope, now: Date): Promise<number> {
  const startedBy = new Date(now.getTime() - abandonedAfterMilliseconds);
  const unfinished = await inMall(dependencies.database, mall, (tx) => listUnfinishedRefunds(tx, startedBy));
  const ends = await Promise.allSettled(
    unfinished.map((key) => settleClaim(dependencies, mall, key, { actor: 'SYSTEM', reason: '환불 마무리' })),
  );
  // Refunds that fail again stay unfinished and are retried by the next run.
  return ends.filter(({ status }) => status === 'fulfilled').length;
}
