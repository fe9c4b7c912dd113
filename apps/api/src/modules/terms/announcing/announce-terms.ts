import type { Database } from '@mall/db/connection';
import { inMall, type MallTransaction } from '@mall/db/in-mall';
import { seoulDayOf } from '@mall/domain/seoul-day';
import type { Dependencies } from '../../../dependencies.ts';
import type { Mall } from '../../../plugins/mall.repository.ts';
import { queueMails } from '../../mail/queue-mail.ts';
import * as rows from './announcement.repository.ts';
import { postNotice } from './post-notice.ts';
import { recallTerms } from './recall-terms.ts';

/**
 * Informs a mall's members of announced terms: a notice on its board, then mails in batches of five hundred; and, of those withdrawn
 * since, the members who were informed. A mall that opens before the day informs its members, too.
 */
export async function announceTerms(
  { officeDatabase }: Pick<Dependencies, 'officeDatabase'>,
  mall: Mall,
  now: Date,
): Promise<void> {
  if (!officeDatabase || mall.isBlueprint || !['OPEN', 'PAUSED'].includes(mall.state)) return;
  await inMall(officeDatabase, mall, async (transaction) => {
    for (const announced of await rows.listUnposted(transaction, seoulDayOf(now)))
      await post(transaction, mall, announced, now);
  });
  await mailAll(officeDatabase, mall, now);
  await recallTerms(officeDatabase, mall, now);
}

async function post(transaction: MallTransaction, mall: Mall, announced: rows.Announced, at: Date): Promise<void> {
  const { draftNo, sendsMail } = announced;
  const postNo = await postNotice(transaction, mall, announced, at);
  await rows.insertAnnouncement(transaction, { draftNo, postNo, postedAt: at, isMailed: !sendsMail });
}

/** Each batch is its own transaction that also stores the progress: an interrupted one continues where it was. */
async function mailAll(database: Database, mall: Mall, at: Date): Promise<void> {
  while (await inMall(database, mall, (transaction) => mailSome(transaction, at)));
}

async function mailSome(transaction: MallTransaction, at: Date): Promise<boolean> {
  const mailing = await rows.lockMailing(transaction);
  if (!mailing) return false;
  const { draftNo, postNo, termCode, mailedTo: after } = mailing;
  const memberNos = await rows.listConcerned(transaction, { termCode, after });
  const facts = memberNos.map((memberNo) => ({ postNo, memberNo }));
  if (facts.length > 0) await queueMails(transaction, { kind: 'TERMS_ANNOUNCED', facts, at });
  await rows.updateMailed(transaction, {
    draftNo,
    mailedTo: memberNos.at(-1) ?? after,
    isMailed: memberNos.length < rows.batchSize,
  });
  return true;
}
