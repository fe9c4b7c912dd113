import { insertRequest } from '../../../apps/api/src/modules/privacy/privacy.repository.ts';
import { privacyDays } from '../../../packages/contracts/src/office/privacy.ts';
import type { Database } from '../../../packages/db/src/connection.ts';
import { inMall, type MallScope } from '../../../packages/db/src/in-mall.ts';
import { findDemoMember } from './find-demo-member.ts';

const day = 86_400_000;
type Asked = {
  readonly kind: 'COPY' | 'CORRECT';
  readonly detail: string;
  /** Before now, days. */
  readonly openedDays: number;
  readonly answer?: string;
};

/** The first of a mall is due tomorrow. */
const requests: readonly Asked[] = [
  { kind: 'COPY', detail: '제 정보로 무엇을 갖고 있는지 모두 보내 주세요.', openedDays: 9 },
  { kind: 'CORRECT', detail: '휴대폰 번호가 바뀌었어요. 가운데 자리를 고쳐 주세요.', openedDays: 2 },
  {
    ...{ kind: 'CORRECT', detail: '이름의 한 글자가 틀려요.', openedDays: 41 },
    answer: '신분증을 확인하고 이름을 고쳤어요.',
  },
];

/** Gives a mall rights requests: one nearly due, a new one, and an answered one. */
export async function addDemoRequests(owner: Database, mall: MallScope, openedBy: number): Promise<void> {
  await inMall(owner, mall, async (transaction) => {
    const member = await findDemoMember(transaction);
    if (!member) return;
    // The answered one first: only one of a kind may be open at a time.
    for (const { kind, detail, openedDays, answer } of requests.toReversed()) {
      const openedAt = new Date(Date.now() - openedDays * day);
      const dueAt = new Date(openedAt.getTime() + privacyDays * day);
      const requestNo = await insertRequest(transaction, { ...member, kind, detail, openedAt, dueAt, openedBy });
      if (requestNo !== undefined && answer !== undefined)
        await transaction
          .updateTable('privacyRequest')
          .set({ state: 'DONE', answer, answeredAt: new Date(openedAt.getTime() + day), answeredBy: openedBy })
          .where('mallId', '=', mall.mallId)
          .where('requestNo', '=', requestNo)
          .execute();
    }
  });
}
