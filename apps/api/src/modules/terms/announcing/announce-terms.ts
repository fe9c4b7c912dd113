import { boardType } from '@mall/contracts/codes';
import type { PostBody } from '@mall/contracts/post-body';
import type { Database } from '@mall/db/connection';
import { inMall, type MallTransaction } from '@mall/db/in-mall';
import { seoulDayOf } from '@mall/domain/seoul-day';
import { fillTermMarks } from '@mall/domain/terms';
import type { Dependencies } from '../../../dependencies.ts';
import type { Mall } from '../../../plugins/mall.repository.ts';
import { holdNew } from '../../../publishing/hold.ts';
import { queueMails } from '../../mail/queue-mail.ts';
import * as rows from './announcement.repository.ts';

/**
 * Tells a mall's members of terms that were announced: a notice on its board, and mails behind it, by five hundred. A mall that opens before the
 * day tells its members, too.
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
}

async function post(transaction: MallTransaction, mall: Mall, announced: rows.Announced, at: Date): Promise<void> {
  const { draftNo, noticeTitle, noticeHtml, sendsMail } = announced;
  const body: PostBody = {
    ...{
      title: plainMarks(noticeTitle, mall),
      html: fillTermMarks(noticeHtml, mall),
      label: '약관',
      author: mall.name,
    },
    ...{ summary: '', image: '', isPinned: false, productNos: [], files: [] },
  };
  const { key: postNo } = await holdNew(transaction, boardType.notice, {
    ...{ state: 'LIVE', startsAt: at, endsAt: null, body, staffNo: null, madeAt: at },
  });
  await rows.insertAnnouncement(transaction, { draftNo, postNo, postedAt: at, isMailed: !sendsMail });
}

/** A title is no markup. */
const plainMarks = (title: string, { name, mallUrl }: Mall): string =>
  title.replaceAll('{mallNm}', name).replaceAll('{mallUrl}', mallUrl);

const batchSize = 500;

/** Each batch is a transaction of its own that also says how far it has come: one that was cut off goes on where it was. */
async function mailAll(database: Database, mall: Mall, at: Date): Promise<void> {
  while (await inMall(database, mall, (transaction) => mailSome(transaction, at)));
}

async function mailSome(transaction: MallTransaction, at: Date): Promise<boolean> {
  const mailing = await rows.lockMailing(transaction);
  if (!mailing) return false;
  const { draftNo, postNo } = mailing;
  const memberNos = await rows.listConcerned(transaction, mailing, batchSize);
  const facts = memberNos.map((memberNo) => ({ postNo, memberNo }));
  if (facts.length > 0) await queueMails(transaction, { kind: 'TERMS_ANNOUNCED', facts, at });
  const mailedTo = memberNos.at(-1) ?? mailing.mailedTo;
  await rows.updateMailed(transaction, { draftNo, mailedTo, isMailed: memberNos.length < batchSize });
  return true;
}
