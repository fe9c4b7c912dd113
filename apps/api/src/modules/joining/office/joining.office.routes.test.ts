import type { Applicant, ApplicantCard } from '@mall/contracts/office/joining';
import { inMall } from '@mall/db/in-mall';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { addStaff, type StaffClient } from '../../../testing/staff.ts';
import { insertMember } from '../../../testing/test-app.ts';
import { decidedMail } from '../decided-mail.ts';

let shop: Shop;
let welfare: StaffClient;
beforeAll(async () => {
  shop = await openShop();
  welfare = await addStaff(shop, { role: 'WELFARE', mallIds: [1] });
  await shop.owner
    .insertInto('joinQuestion')
    .values({ mallId: 1, questionKey: 'employeeNo', label: '사번', isRequired: true, sortOrder: 1 })
    .execute();
});
afterAll(() => shop.close());

async function apply(loginId: string, mallId = 1): Promise<number> {
  const memberNo = await insertMember(shop.owner, { mallId, loginId, name: '김새봄' });
  const values = { approval: 'R' as const, answers: { employeeNo: 'E-77' } };
  await shop.owner.updateTable('member').set(values).where('memberNo', '=', memberNo).execute();
  return memberNo;
}
const waiting = async () =>
  (await welfare.get<{ rows: Applicant[] }>('/joining')).data?.rows.map(({ memberNo }) => memberNo);
const decide = (memberNo: number, isApproved: boolean, mallId = 1) =>
  welfare.post(`/malls/${mallId}/joining/${memberNo}/decide`, { body: { isApproved, reason: '' } });

test('applicants of one’s own malls are listed masked, and opened with their answers', async () => {
  const memberNo = await apply('waits');
  const foreign = await apply('waits', 2);
  const { data } = await welfare.get<{ rows: Applicant[] }>('/joining');
  expect(data?.rows).toMatchObject([{ memberNo, name: '김*봄', loginId: 'wa**s' }]);
  const card = await welfare.get<ApplicantCard>(`/malls/1/joining/${memberNo}`);
  expect(card.data).toMatchObject({ name: '김새봄', answers: [{ label: '사번', answer: 'E-77' }] });
  const row = await shop.owner.selectFrom('privacyAccess').selectAll().orderBy('accessNo', 'desc').executeTakeFirst();
  expect(row).toMatchObject({ task: 'UNMASK', subjects: [memberNo], ofMallId: 1 });
  expect((await welfare.get(`/malls/2/joining/${foreign}`)).code).toBe('4040');
  expect((await welfare.get(`/malls/1/joining/${shop.memberNos.familyshop}`)).code).toBe('4040');
});

test('a decided applicant leaves the list, is notified by mail, and causes one audit row', async () => {
  const [one, other] = [await apply('one'), await apply('other')];
  expect((await decide(one, true)).status).toBe(200);
  expect((await decide(other, false)).status).toBe(200);
  expect((await decide(one, false)).code).toBe('4090');
  expect(await waiting()).not.toContain(one);
  const approvals = await shop.owner
    .selectFrom('member')
    .select('approval')
    .where('memberNo', 'in', [one, other])
    .orderBy('memberNo')
    .execute();
  expect(approvals).toEqual([{ approval: 'Y' }, { approval: 'N' }]);
  const mails = await shop.owner.selectFrom('mail').select('mailNo').where('kind', '=', 'JOINING_DECIDED').execute();
  expect(mails).toHaveLength(2);
  const rows = await shop.owner
    .selectFrom('staffAudit')
    .select('changes')
    .where('action', '=', 'joining.decide')
    .execute();
  expect(rows).toEqual([{ changes: { approval: ['R', 'Y'] } }, { changes: { approval: ['R', 'N'] } }]);
});

test('the mail of a refusal contains its reason; an approval, or a refusal without reason, contains none', async () => {
  const mailTo = async (loginId: string, body: { isApproved: boolean; reason: string }) => {
    const memberNo = await apply(loginId);
    expect((await welfare.post(`/malls/1/joining/${memberNo}/decide`, { body })).status).toBe(200);
    const mall = (await shop.app.dependencies.malls.all()).get('familyshop');
    if (!mall) throw new Error('no mall');
    const { database } = shop.app.dependencies;
    return JSON.stringify(await inMall(database, mall, (tx) => decidedMail(tx, mall, { memberNo }, new Date())));
  };
  const reason = '재직을 확인하지 못했어요';
  expect(await mailTo('why', { isApproved: false, reason: ` ${reason} ` })).toContain(`["사유","${reason}"]`);
  expect(await mailTo('wordless', { isApproved: false, reason: '' })).not.toContain('사유');
  expect(await mailTo('letin', { isApproved: true, reason })).not.toContain(reason);
});

test('several are decided at once, each with its own result', async () => {
  const memberNo = await apply('bulk');
  const foreign = await apply('bulk', 2);
  const items = [
    { mallId: 1, memberNo },
    { mallId: 1, memberNo: shop.memberNos.familyshop },
    { mallId: 2, memberNo: foreign },
  ];
  const { data } = await welfare.post('/joining/bulk', { body: { isApproved: true, items } });
  expect(data).toMatchObject([{ outcome: 'done' }, { outcome: 'skipped' }, { outcome: 'failed' }]);
  const { approval } = await shop.owner
    .selectFrom('member')
    .select('approval')
    .where('memberNo', '=', foreign)
    .executeTakeFirstOrThrow();
  expect(approval).toBe('R');
});

test('needs the permission', async () => {
  const md = await addStaff(shop, { role: 'MD' });
  expect((await md.get('/joining')).code).toBe('4040');
  expect((await md.post('/joining/bulk', { body: { isApproved: true, items: [] } })).code).toBe('4040');
});
