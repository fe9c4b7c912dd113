import { randomUUID } from 'node:crypto';
import { monthBefore } from '../../../apps/api/src/modules/review/open-review.ts';
import { openReview } from '../../../apps/api/src/modules/review/review.repository.ts';
import type { RoleCode } from '../../../packages/contracts/src/office/rights.ts';
import type { Database } from '../../../packages/db/src/connection.ts';
import { shiftedDay } from '../../../packages/domain/src/seoul-day.ts';

type Look = {
  readonly by: RoleCode;
  readonly task: 'SIGN_IN' | 'SIGN_IN_FAILED' | 'VIEW' | 'UNMASK' | 'EXPORT';
  /** Days from the first of the month, with a time in Seoul. */
  readonly day: number;
  readonly time: string;
  readonly times?: number;
  readonly address?: string;
  readonly place?: string;
  readonly reason?: string;
};

/** The entries of a month's access log that the review is about; days of the month, whichever weekdays they are. */
const looks: readonly Look[] = [
  // Before the month, so that one address is known and another one new.
  { by: 'CS', task: 'SIGN_IN', day: -9, time: '09:02' },
  { by: 'MD', task: 'SIGN_IN', day: -8, time: '09:11' },
  { by: 'CS', task: 'EXPORT', day: 6, time: '10:20', place: 'run 1 /orders', reason: '추석 배송 지연 안내' },
  { by: 'CS', task: 'UNMASK', day: 7, time: '14:31', times: 3, place: 'POST /members/unmask', reason: '전화 문의' },
  { by: 'SUPER', task: 'VIEW', day: 9, time: '23:14', times: 2, place: 'GET /members' },
  { by: 'FINANCE', task: 'SIGN_IN_FAILED', day: 13, time: '08:51', times: 6 },
  { by: 'MD', task: 'SIGN_IN', day: 20, time: '11:08', address: '203.0.113.77' },
];

type People = { readonly staffNoOf: (role: RoleCode) => number; readonly memberNo: number; readonly mallId: number };

/** Gives the previous month an access log and an open review; one of its findings has been asked about. */
export async function addDemoReview(owner: Database, people: People): Promise<void> {
  const now = new Date();
  const month = monthBefore(now);
  for (const look of looks)
    for (let time = 0; time < (look.times ?? 1); time += 1)
      await owner
        .insertInto('privacyAccess')
        .values(rowOf(look, people, { month, time }))
        .execute();
  await owner.transaction().execute((transaction) => openReview(transaction, { month, colleagues: [], at: now }));
  await owner
    .updateTable('reviewFinding')
    .set({ state: 'ASKED', decidedBy: people.staffNoOf('SECURITY'), decidedAt: now })
    .where('kind', '=', 'UNRELATED')
    .execute();
}

type At = { readonly month: string; readonly time: number };

function rowOf(look: Look, { staffNoOf, memberNo, mallId }: People, { month, time: minutes }: At) {
  const { by, task, day, time, address = '198.51.100.24', place = 'POST /sign-in', reason = '' } = look;
  const at = new Date(`${shiftedDay(month, day)}T${time}:00+09:00`);
  const showsPerson = task !== 'SIGN_IN' && task !== 'SIGN_IN_FAILED';
  return {
    ...{ happenedAt: new Date(at.getTime() + minutes * 60_000), staffNo: staffNoOf(by), address, task, place, reason },
    ...(showsPerson && { ofMallId: mallId, subjects: [memberNo], fields: ['name', 'phone'] }),
    ...{ device: 'Windows · Chrome', requestId: randomUUID() },
  };
}
