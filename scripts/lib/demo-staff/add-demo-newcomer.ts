import type { Database } from '../../../packages/db/src/connection.ts';
import { inMall, type MallScope } from '../../../packages/db/src/in-mall.ts';

const hour = 3_600_000;

/** An applicant of an employer's mall who waits for approval; without a password, so nobody can sign in as them. */
export async function addDemoNewcomer(owner: Database, mall: MallScope): Promise<void> {
  const joinedAt = new Date(Date.now() - 20 * hour);
  await inMall(owner, mall, (transaction) =>
    transaction
      .insertInto('member')
      .values({
        ...{ mallId: mall.mallId, loginId: 'newcomer', passwordHash: '', name: '정다온', phone: '01000000031' },
        ...{ email: 'newcomer@hanul.example', emailVerifiedAt: joinedAt },
        ...{ state: 'ACTIVE', approval: 'R', joinedAt, answers: { employeeNo: '202611', department: '영업' } },
      })
      .execute(),
  );
}
