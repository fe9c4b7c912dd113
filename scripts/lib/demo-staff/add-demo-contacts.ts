import type { Database } from '../../../packages/db/src/connection.ts';
import { inMall, type MallScope, type MallTransaction } from '../../../packages/db/src/in-mall.ts';
import { findDemoMember } from './find-demo-member.ts';

const hour = 3_600_000;
type Member = { readonly memberNo: number };
type Talk = {
  /** Before now, hours. */
  readonly beganHours: number;
  readonly topic: 'DELIVERY' | 'WIRELESS';
  readonly memo: string;
  /** A promise: its text, and when it is due, in hours from now. */
  readonly promise: { readonly body: string; readonly dueHours: number };
};

const talks: readonly Talk[] = [
  {
    ...{ beganHours: 50, topic: 'DELIVERY', memo: '머그컵 배송일 문의. 이번 주 안에 보낸다고 안내했어요.' },
    promise: { body: '발송했는지 확인하고 문자 드리기', dueHours: -3 },
  },
  {
    ...{
      beganHours: 26,
      topic: 'WIRELESS',
      memo: '번호이동하면 위약금이 얼마인지 물어보셨어요. 약정이 4개월 남았어요.',
    },
    promise: { body: '위약금 알아보고 전화 드리기', dueHours: 20 },
  },
];

/** Gives the CS desk ended contacts, promises made in them, and one open contact. */
export async function addDemoContacts(owner: Database, malls: readonly MallScope[], staffNo: number): Promise<void> {
  for (const mall of malls) {
    await inMall(owner, mall, async (transaction) => {
      const member = await findDemoMember(transaction);
      if (!member) return;
      for (const talk of talks) await insertTalk(transaction, member, staffNo, talk);
      await insertContact(transaction, { ...member, staffNo, beganAt: new Date(Date.now() - hour / 6) });
    });
  }
}

async function insertTalk(
  transaction: MallTransaction,
  { memberNo }: Member,
  staffNo: number,
  { beganHours, topic, memo, promise }: Talk,
): Promise<void> {
  const beganAt = new Date(Date.now() - beganHours * hour);
  const endedAt = new Date(beganAt.getTime() + hour / 10);
  const end = { topic, result: 'FOLLOW_UP', endedAt } as const;
  const contactNo = await insertContact(transaction, { memberNo, staffNo, beganAt, ...end });
  const { mallId } = transaction;
  await transaction
    .insertInto('memo')
    .values({ mallId, memberNo, contactNo, staffNo, body: memo, writtenAt: endedAt })
    .execute();
  const dueAt = new Date(Date.now() + promise.dueHours * hour);
  await transaction
    .insertInto('followUp')
    .values({ mallId, memberNo, contactNo, ownerNo: staffNo, body: promise.body, dueAt })
    .execute();
}

type NewContact = Member & {
  readonly staffNo: number;
  readonly beganAt: Date;
  readonly topic?: Talk['topic'];
  readonly result?: 'FOLLOW_UP';
  readonly endedAt?: Date;
};

async function insertContact(transaction: MallTransaction, contact: NewContact): Promise<number> {
  const { contactNo } = await transaction
    .insertInto('contact')
    .values({ mallId: transaction.mallId, channel: 'PHONE', ...contact })
    .returning('contactNo')
    .executeTakeFirstOrThrow();
  return contactNo;
}
