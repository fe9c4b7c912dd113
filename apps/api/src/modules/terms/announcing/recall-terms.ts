import { boardType } from '@mall/contracts/codes';
import type { Database } from '@mall/db/connection';
import { inMall, type MallTransaction } from '@mall/db/in-mall';
import { withdrawalNotice } from '@mall/domain/terms-notice';
import type { Mall } from '../../../plugins/mall.repository.ts';
import { holdNext } from '../../../publishing/hold.ts';
import { queueMails } from '../../mail/queue-mail.ts';
import * as rows from './announcement.repository.ts';
import { postNotice } from './post-notice.ts';

/**
 * Corrects what a mall has announced of withdrawn terms: another notice replaces the first, whose unsent mails are dropped,
 * and everybody who was mailed is mailed the correction.
 */
export async function recallTerms(database: Database, mall: Mall, now: Date): Promise<void> {
  await inMall(database, mall, async (transaction) => {
    for (const withdrawn of await rows.listUnrecalled(transaction)) await recall(transaction, mall, withdrawn, now);
  });
  while (await inMall(database, mall, (transaction) => mailSome(transaction, now)));
}

async function recall(transaction: MallTransaction, mall: Mall, withdrawn: rows.Withdrawn, at: Date): Promise<void> {
  const { draftNo, postNo } = withdrawn;
  await holdNext(transaction, { kind: boardType.notice, key: postNo }, (held) => ({
    ...{ ...held, state: 'ENDED', staffNo: null, madeAt: at },
  }));
  const recallPostNo = await postNotice(transaction, mall, withdrawalNotice(withdrawn), at);
  await rows.updateRecalled(transaction, { draftNo, recallPostNo });
}

/** As far as the first mails had come, and like them batch by batch. */
async function mailSome(transaction: MallTransaction, at: Date): Promise<boolean> {
  const recalling = await rows.lockRecalling(transaction);
  if (!recalling) return false;
  const { draftNo, recallPostNo: postNo, termCode, recalledTo: after, mailedTo: upTo } = recalling;
  const memberNos = await rows.listConcerned(transaction, { termCode, after, upTo });
  const facts = memberNos.map((memberNo) => ({ postNo, memberNo }));
  if (facts.length > 0) await queueMails(transaction, { kind: 'TERMS_ANNOUNCED', facts, at });
  await rows.updateRecalled(transaction, {
    draftNo,
    recalledTo: memberNos.at(-1) ?? after,
    isRecalled: memberNos.length < rows.batchSize,
  });
  return true;
}
