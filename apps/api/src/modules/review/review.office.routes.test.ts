import type { OfficeData } from '@mall/contracts/office/office-endpoint';
import type { Finding, Review } from '@mall/contracts/office/reviews';
import type { getToday } from '@mall/contracts/office/today';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openShop, type Shop } from '../../testing/shop.ts';
import { addStaff, type StaffClient } from '../../testing/staff.ts';
import { insertMember } from '../../testing/test-app.ts';
import { monthBefore, openLastReview } from './open-review.ts';

type Today = OfficeData<typeof getToday>;

const now = new Date('2026-11-01T00:10:00+09:00');
let shop: Shop;
let cs: StaffClient;
let security: StaffClient;
beforeAll(async () => {
  shop = await openShop();
  cs = await addStaff(shop, { role: 'CS' });
  security = await addStaff(shop, { role: 'SECURITY' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await sql`truncate privacy_access, review_finding, access_review cascade`.execute(shop.owner);
});

type Seen = { at?: string; task?: string; subjects?: number[]; contactNo?: number | null; address?: string };
const see = ({
  at = '2026-10-20T14:00:00+09:00',
  task = 'VIEW',
  subjects = [7],
  contactNo = 1,
  address = '10.0.0.1',
}: Seen) =>
  sql`insert into privacy_access (happened_at, staff_no, address, device, task, subjects, place, request_id, contact_no)
    values (${new Date(at)}, ${cs.staffNo}, ${address}, 'Linux', ${task}, ${subjects}, 'GET /members', gen_random_uuid(), ${contactNo})`.execute(
    shop.owner,
  );
const review = async () => (await security.get<{ reviews: Review[] }>('/reviews')).data?.reviews[0];
const kinds = async () => (await review())?.findings.map(({ kind, times, detail }) => [kind, times, detail]);
const act = (staff: StaffClient, finding: Finding | undefined, what: string, body?: object) =>
  staff.post(`/reviews/findings/${finding?.findingNo}/${what}`, body && { body });
const sign = (staff: StaffClient) => staff.post('/reviews/2026-10-01/sign', { body: { note: '살펴봤어요' } });

test.each([
  ['2026-11-01T00:00:00+09:00', '2026-10-01'],
  ['2026-10-31T23:59:59+09:00', '2026-09-01'],
  ['2027-01-01T00:00:00+09:00', '2026-12-01'],
])('at %s the month to review is %s', (at, month) => {
  expect(monthBefore(new Date(at))).toBe(month);
});

test('a review opens once, with findings only of its month', async () => {
  const { email } = await shop.owner
    .selectFrom('staff')
    .select('email')
    .where('staffNo', '=', cs.staffNo)
    .executeTakeFirstOrThrow();
  const colleague = await insertMember(shop.owner, { mallId: 1, loginId: 'staff', email: email.toUpperCase() });
  await see({});
  await see({ task: 'EXPORT' });
  await see({ at: '2026-10-20T23:00:00+09:00' });
  await see({ at: '2026-10-24T10:00:00+09:00' });
  await see({
    at: '2026-10-21T10:00:00+09:00',
    subjects: Array.from({ length: 201 }, (_, person) => 100_000 + person),
  });
  await see({ subjects: [colleague] });
  await see({ task: 'UNMASK', contactNo: null });
  await see({ task: 'UNMASK', contactNo: 3 });
  for (const _ of [1, 2, 3, 4, 5]) await see({ task: 'SIGN_IN_FAILED', subjects: [] });
  await see({ task: 'SIGN_IN', at: '2026-09-20T10:00:00+09:00', subjects: [] });
  await see({ task: 'SIGN_IN', subjects: [] });
  await see({ task: 'SIGN_IN', subjects: [], address: '203.0.113.9' });
  await see({ at: '2026-11-01T00:00:00+09:00', task: 'EXPORT' });
  await openLastReview(shop.app.dependencies, now);
  const found = [
    ['COLLEAGUE', 1, ''],
    ['DENIED', 5, ''],
    ['EXPORT', 1, ''],
    ['MANY', 1, '2026-10-21'],
    ['NEW_PLACE', 1, '203.0.113.9'],
    ['NIGHT', 2, ''],
    ['UNRELATED', 1, ''],
  ].map(([kind, times, detail]) => [kind, kind === 'MANY' ? 201 : times, detail]);
  expect(await kinds()).toEqual(found);
  await see({ task: 'EXPORT' });
  await openLastReview(shop.app.dependencies, now);
  expect(await kinds()).toEqual(found);
});

test('each finding is asked about or accepted; the staff concerned answer, and nobody decides about themselves', async () => {
  await see({ task: 'EXPORT' });
  await openLastReview(shop.app.dependencies, now);
  const finding = (await review())?.findings[0];
  expect((await act(cs, finding, 'ask')).code).toBe('4040');
  expect((await act(cs, finding, 'answer', { answer: '보고용이에요' })).code).toBe('4090');
  expect((await act(security, finding, 'ask')).code).toBe('0000');
  const asked = (await cs.get<{ findings: Finding[] }>('/reviews/asked')).data?.findings;
  expect(asked).toMatchObject([{ findingNo: finding?.findingNo, month: '2026-10-01', state: 'ASKED', isOwn: true }]);
  expect((await act(security, finding, 'answer', { answer: '남의 답' })).code).toBe('4040');
  expect((await act(cs, finding, 'answer', { answer: '보고용이에요' })).code).toBe('0000');
  expect((await review())?.findings[0]).toMatchObject({ state: 'ANSWERED', answer: '보고용이에요' });
  await sql`update review_finding set staff_no = ${security.staffNo}`.execute(shop.owner);
  expect((await act(security, finding, 'fine')).code).toBe('4090');
});

test('an accepted finding can be reopened, with its answer, until the month is signed', async () => {
  await see({ task: 'EXPORT' });
  await openLastReview(shop.app.dependencies, now);
  const finding = (await review())?.findings[0];
  const stateOf = async () => (await review())?.findings[0]?.state;
  expect((await act(security, finding, 'reopen')).code).toBe('4090');
  await act(security, finding, 'fine');
  expect((await act(cs, finding, 'reopen')).code).toBe('4040');
  expect((await act(security, finding, 'reopen')).code).toBe('0000');
  expect(await stateOf()).toBe('OPEN');
  await act(security, finding, 'ask');
  await act(cs, finding, 'answer', { answer: '보고용이에요' });
  await act(security, finding, 'fine');
  await act(security, finding, 'reopen');
  expect(await stateOf()).toBe('ANSWERED');
  await act(security, finding, 'fine');
  await sign(security);
  for (const what of ['reopen', 'ask', 'fine']) expect((await act(security, finding, what)).code).toBe('4090');
  expect(await stateOf()).toBe('FINE');
});

test('an open review is among today’s tasks of reviewers of all malls and of the staff asked', async () => {
  const ofOneMall = await addStaff(shop, { role: 'SECURITY', mallIds: [1] });
  const waits = async (staff: StaffClient) =>
    (await staff.get<Today>('/today')).data?.tasks
      .filter(({ kind }) => kind === 'review' || kind === 'asked')
      .map(({ kind, total, oldest }) => [kind, total, oldest[0]?.mallId]);
  expect(await waits(security)).toEqual([]);
  await see({ task: 'EXPORT' });
  await openLastReview(shop.app.dependencies, now);
  expect(await waits(security)).toEqual([['review', 1, null]]);
  for (const other of [cs, ofOneMall]) expect(await waits(other)).toEqual([]);
  await act(security, (await review())?.findings[0], 'ask');
  expect(await waits(cs)).toEqual([['asked', 1, null]]);
  await act(security, (await review())?.findings[0], 'fine');
  await sign(security);
  for (const staff of [security, cs]) expect(await waits(staff)).toEqual([]);
});

test('is signed once when everything is accepted, by somebody who does not operate; the paper is kept', async () => {
  await see({ task: 'EXPORT' });
  await openLastReview(shop.app.dependencies, now);
  const open = await sign(security);
  expect([open.code, open.description]).toEqual(['4090', '아직 볼 것이 1건 있어요.']);
  expect((await security.get('/reviews/2026-10-01/file')).code).toBe('4040');
  await act(security, (await review())?.findings[0], 'fine');
  const both = await addStaff(shop, { role: 'SECURITY' });
  await shop.owner
    .insertInto('staffGrant')
    .values({ staffNo: both.staffNo, roleCode: 'CS', mallIds: null, startsAt: new Date(0) })
    .execute();
  expect((await sign(both)).code).toBe('4030');
  expect((await sign(cs)).code).toBe('4040');
  expect((await sign(security)).code).toBe('0000');
  expect((await sign(security)).code).toBe('4090');
  expect(await review()).toMatchObject({ signedBy: expect.stringContaining('운영자'), note: '살펴봤어요' });
  const paper = await security.get('/reviews/2026-10-01/file');
  expect([paper.headers['content-type'], paper.text.slice(0, 5)]).toEqual(['application/pdf', '%PDF-']);
  expect(paper.headers['content-disposition']).toContain(`${encodeURIComponent('점검')}%202026-10.pdf`);
  expect((await cs.get('/reviews/2026-10-01/file')).code).toBe('4040');
});
