import { AppError } from '@mall/contracts/errors';
import { inMall } from '@mall/db/in-mall';
import type { Dependencies } from '../../dependencies.ts';
import type { Mall } from '../../plugins/mall.repository.ts';
import { blockMember } from '../member/block-member.ts';
import { deleteEntries, deleteRunOut, listLeavers } from './roster.repository.ts';

/** Ends the access of employees whose time has come, at once and in every process, and deletes those whose invitation has expired. */
export async function endLeavers(dependencies: Dependencies, mall: Mall, now: Date): Promise<void> {
  const { database } = dependencies;
  const leavers = await inMall(database, mall, async (transaction) => {
    await deleteRunOut(transaction, now);
    return listLeavers(transaction, now);
  });
  for (const { entryNo, memberNo } of leavers) {
    if (memberNo !== null) await endAccess(dependencies, mall, memberNo);
    await inMall(database, mall, (transaction) => deleteEntries(transaction, [entryNo]));
  }
}

async function endAccess(dependencies: Dependencies, mall: Mall, memberNo: number): Promise<void> {
  try {
    await blockMember(dependencies, mall, { memberNo, reason: 'CONTRACT_ENDED', actor: 'ROSTER' });
    dependencies.endedSessions.forget();
  } catch (error) {
    // They are blocked already, as after a process has died between the two steps.
    if (!(error instanceof AppError && error.code === '4090')) throw error;
  }
}
