import { inMall, type MallScope } from '@mall/db/in-mall';
import type { Dependencies } from '../../../dependencies.ts';
import { listUnfinishedRefunds } from './claim.repository.ts';
import { settleClaim } from './settle-claim.ts';

/** Longer than any request works on it: its process has died. */
export const abandonedAfterMilliseconds = 60_000;

/** Continues refunds that were begun and never finished, after a crash or without a response; returns how many ended. */
export async function finishRefunds(dependencies: Dependencies, mall: MallScope, now: Date): Promise<number> {
  const startedBy = new Date(now.getTime() - abandonedAfterMilliseconds);
  const unfinished = await inMall(dependencies.database, mall, (tx) => listUnfinishedRefunds(tx, startedBy));
  const ends = await Promise.allSettled(
    unfinished.map((key) => settleClaim(dependencies, mall, key, { actor: 'SYSTEM', reason: '환불 마무리' })),
  );
  // Refunds that failed again stay unfinished, and are retried in the next round.
  return ends.filter(({ status }) => status === 'fulfilled').length;
}
