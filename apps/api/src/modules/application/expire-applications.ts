import type { Database } from '@mall/db/connection';
import { inMall, type MallScope } from '@mall/db/in-mall';
import { reviewBeganBefore, underReview } from '@mall/domain/application-states';
import { listApplicationsUnderWay } from './application.repository.ts';
import { lockApplication, moveApplication } from './move-application.ts';

const mostAtOnce = 200;
const reason = '심사 기한(14일)이 지나 자동으로 취소됐어요.';

/** Cancels applications that were not decided in time, and puts their phones back; returns how many. */
export async function expireApplications(database: Database, mall: MallScope, now: Date): Promise<number> {
  const wanted = { states: underReview, submittedBefore: reviewBeganBefore(now), limit: mostAtOnce };
  const due = await inMall(database, mall, (transaction) => listApplicationsUnderWay(transaction, wanted));
  let cancelled = 0;
  for (const { applicationNo } of due) {
    const isCancelled = await inMall(database, mall, async (transaction) => {
      const application = await lockApplication(transaction, applicationNo);
      // Decided since the list was read.
      if (!underReview.includes(application.state)) return false;
      await moveApplication(transaction, application, { to: 'CANCELLED', actor: 'SYSTEM', reason, at: now });
      return true;
    });
    if (isCancelled) cancelled += 1;
  }
  return cancelled;
}
