import type { SavedView } from '@mall/contracts/office/views';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addStaff, type StaffClient } from '../../testing/staff.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let testApp: TestApp;
let cs: StaffClient;
let colleague: StaffClient;
let partner: StaffClient;
beforeAll(async () => {
  testApp = await createTestApp();
  [cs, colleague] = [await addStaff(testApp, { role: 'CS' }), await addStaff(testApp, { role: 'MD' })];
  partner = await addStaff(testApp, { role: 'PARTNER', mallIds: [2] });
});
afterAll(() => testApp.close());

type Lists = { views: SavedView[]; settings: { list: string; setting: object }[] };
const view = { label: '오늘 카드', isTeam: false, filters: [{ name: 'method', written: 'is:CARD' }], sort: '-amount' };
const labelsOf = async (staff: StaffClient) => (await staff.get<Lists>('/lists')).data?.views.map(({ label }) => label);
const audits = async () => {
  const rows = await testApp.owner.selectFrom('staffAudit').select('action').orderBy('auditNo').execute();
  return rows.map(({ action }) => action);
};

test('a saved view is available on every machine, only to its owner unless it is the team’s', async () => {
  expect((await cs.post('/lists/orders/views', { body: view })).code).toBe('0000');
  expect((await cs.post('/lists/orders/views', { body: { ...view, label: '팀 카드', isTeam: true } })).code).toBe(
    '0000',
  );
  const { data } = await cs.get<Lists>('/lists');
  expect(data?.views).toMatchObject([
    { ...view, list: 'orders', isOwn: true },
    { ...view, label: '팀 카드', isTeam: true, isOwn: true },
  ]);
  expect(await labelsOf(colleague)).toEqual(['팀 카드']);
});

test('a team is the staff who see the same malls: a mall’s staff see no view of the provider’s, nor the reverse', async () => {
  await partner.post('/lists/orders/views', { body: { ...view, label: '우리 몰', isTeam: true } });
  expect(await labelsOf(partner)).toEqual(['우리 몰']);
  expect(await labelsOf(await addStaff(testApp, { role: 'WELFARE', mallIds: [2] }))).toEqual(['우리 몰']);
  expect(await labelsOf(await addStaff(testApp, { role: 'PARTNER', mallIds: [1, 2] }))).toEqual([]);
  expect(await labelsOf(colleague)).toEqual(['팀 카드']);
});

test('a view is changed and removed by its owner, or a team’s view by the team once its author has left', async () => {
  const { data } = await cs.post<{ viewNo: number }>('/lists/orders/views', { body: { ...view, isTeam: true } });
  const at = `/views/${data?.viewNo}`;
  expect((await colleague.put(at, { body: view })).code).toBe('4040');
  expect((await colleague.post(`${at}/remove`)).code).toBe('4040');
  expect((await cs.put(at, { body: { ...view, label: '고친 보기', isTeam: true } })).code).toBe('0000');
  await testApp.owner.updateTable('staff').set({ state: 'CLOSED' }).where('staffNo', '=', cs.staffNo).execute();
  expect((await partner.post(`${at}/remove`)).code).toBe('4040');
  expect((await colleague.post(`${at}/remove`)).code).toBe('0000');
  expect((await colleague.post(`${at}/remove`)).code).toBe('4040');
  expect(await labelsOf(colleague)).toEqual(['팀 카드']);
});

test('columns, widths, tabs and the start view are stored per staff, the latest count, and each change writes one row into the audit', async () => {
  const before = (await audits()).length;
  const setting = { columns: ['orderNo', 'amount'], pinned: ['orderNo'], density: 'dense', start: 'large' };
  expect((await colleague.put('/lists/orders', { body: { density: 'usual' } })).code).toBe('0000');
  expect((await colleague.put('/lists/orders', { body: setting })).code).toBe('0000');
  expect((await colleague.get<Lists>('/lists')).data?.settings).toEqual([{ list: 'orders', setting }]);
  expect((await partner.get<Lists>('/lists')).data?.settings).toEqual([]);
  expect((await audits()).slice(before)).toEqual(['list.arrange', 'list.arrange']);
});

test('an unknown list and an empty label are refused', async () => {
  expect((await colleague.put('/lists/Orders%20', { body: {} })).code).toBe('4000');
  expect((await colleague.post('/lists/orders/views', { body: { ...view, label: ' ' } })).code).not.toBe('0000');
});
