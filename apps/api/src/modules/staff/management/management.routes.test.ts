import type { OfficeCase } from '@mall/contracts/office/cases';
import type { StaffRow } from '@mall/contracts/office/staff';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addStaff, type StaffClient } from '../../../testing/staff.ts';
import { createTestApp, insertMall, type TestApp } from '../../../testing/test-app.ts';

const mails: string[] = [];
let testApp: TestApp;
let boss: StaffClient;
let guard: StaffClient;
let employer: StaffClient;

beforeAll(async () => {
  testApp = await createTestApp({
    mailSender: { send: async ({ text }) => void mails.push(text) },
  });
  await insertMall(testApp.owner, { mallId: 1, mallUrl: 'familyshop' });
  await insertMall(testApp.owner, { mallId: 2, mallUrl: 'hanul' });
  boss = await addStaff(testApp, { role: 'SUPER' });
  guard = await addStaff(testApp, { role: 'SECURITY' });
  employer = await addStaff(testApp, { role: 'WELFARE', mallIds: [2] });
});
afterAll(() => testApp.close());

let serial = 0;
const wanted = (roleCode: string, mallIds: number[] | null = null) => ({
  roleCode,
  mallIds,
  carrier: null,
  endsAt: null,
});
const invite = (by: StaffClient, grants: object[]) => {
  serial += 1;
  return by.post<{ staffNo: number; caseNo: number | null; isMailed: boolean }>('/staff', {
    body: { email: `new${serial}@office.test`, name: '새 직원', grants, endsOn: null, reason: '새로 왔어요' },
  });
};
const grantsOf = async (staffNo: number) =>
  (await testApp.owner.selectFrom('staffGrant').selectAll().where('staffNo', '=', staffNo).execute()).filter(
    ({ endedAt }) => endedAt === null,
  );
const casesOf = async (by: StaffClient) => (await by.get<{ cases: OfficeCase[] }>('/cases')).data?.cases ?? [];

describe('invitations', () => {
  test('a provider’s invitation is mailed at once, and its roles are valid once security has approved them', async () => {
    const { data } = await invite(boss, [wanted('CS')]);
    expect(data).toMatchObject({ caseNo: expect.any(Number), isMailed: true });
    expect(mails.at(-1)).toMatch(/admin\.localhost:\d+\/invitation#[\w-]{43}/);
    expect(await grantsOf(data?.staffNo ?? 0)).toEqual([]);
    expect(await boss.post(`/cases/${data?.caseNo}/approve`)).toMatchObject({ code: '4040' });
    expect(await guard.post(`/cases/${data?.caseNo}/approve`)).toMatchObject({ code: '0000' });
    expect(await grantsOf(data?.staffNo ?? 0)).toMatchObject([{ roleCode: 'CS', mallIds: null, caseNo: data?.caseNo }]);
    expect(await guard.post(`/cases/${data?.caseNo}/approve`)).toMatchObject({ code: '4090' });
  });

  test('staff of one mall give its roles there at once, but neither a provider’s role nor one of another mall', async () => {
    const { data } = await invite(employer, [wanted('WELFARE', [2])]);
    expect(data).toMatchObject({ caseNo: null });
    expect(await grantsOf(data?.staffNo ?? 0)).toMatchObject([{ roleCode: 'WELFARE', mallIds: [2] }]);
    expect(await invite(employer, [wanted('CS', [2])])).toMatchObject({ code: '4220' });
    expect(await invite(employer, [wanted('WELFARE', [1])])).toMatchObject({ code: '4040' });
    expect(await invite(employer, [wanted('WELFARE', [2, 1])])).toMatchObject({ code: '4220' });
  });

  test('a taken address, and an invitation without the permission, are refused', async () => {
    const { email } = await testApp.owner
      .selectFrom('staff')
      .select('email')
      .where('staffNo', '=', boss.staffNo)
      .executeTakeFirstOrThrow();
    const body = { email, name: '같은 메일', grants: [], endsOn: null, reason: '겹침' };
    expect(await boss.post('/staff', { body })).toMatchObject({ code: '4220', fieldErrors: [{ field: 'email' }] });
    const care = await addStaff(testApp, { role: 'CS' });
    expect(await invite(care, [wanted('CS')])).toMatchObject({ code: '4040' });
    expect(await invite(guard, [wanted('CS')])).toMatchObject({ code: '4040' });
  });

  test('auditors are given no role that operates', async () => {
    expect(await invite(boss, [wanted('SECURITY'), wanted('CS')])).toMatchObject({ code: '4220' });
    const reply = await boss.post(`/staff/${guard.staffNo}/grants`, { body: { grant: wanted('CS'), reason: '겸직' } });
    expect(reply).toMatchObject({ code: '4220', fieldErrors: [{ field: 'grants' }] });
  });
});

describe('the list', () => {
  test('shows a mall its own staff, and no trace of others', async () => {
    const { data } = await employer.get<{ rows: StaffRow[] }>('/staff');
    expect(
      data?.rows.every(({ grants }) => grants.every(({ malls }) => malls.every(({ mallId }) => mallId === 2))),
    ).toBe(true);
    expect(data?.rows.map(({ staffNo }) => staffNo)).not.toContain(boss.staffNo);
    expect(await employer.get(`/staff/${boss.staffNo}`)).toMatchObject({ status: 404, code: '4040' });
    expect(await employer.get(`/staff/${employer.staffNo}`)).toMatchObject({ code: '0000', data: { isSelf: true } });
  });

  test('filters by state and role, and counts as its tabs do', async () => {
    const { data } = await boss.get<{ rows: StaffRow[] }>('/staff?role=is:SECURITY&state=is:ACTIVE');
    expect(data?.rows.map(({ staffNo }) => staffNo)).toEqual([guard.staffNo]);
    const invited = await boss.get<{ rows: StaffRow[]; count: object }>('/staff?state=is:INVITED');
    const { data: summary } = await boss.get<{ invited: number }>('/staff/summary');
    expect(invited.data?.count).toEqual({ value: summary?.invited, isMore: false });
  });
});

describe('accounts', () => {
  test('security suspends staff, who are out at the next call, and resumes them; nobody does so to themselves', async () => {
    const care = await addStaff(testApp, { role: 'CS' });
    await testApp.owner
      .updateTable('staff')
      .set({ lastSignedInAt: new Date() })
      .where('staffNo', '=', care.staffNo)
      .execute();
    const move = (by: StaffClient, to: string) =>
      by.post(`/staff/${care.staffNo}/state`, { body: { to, reason: '점검' } });
    expect(await move(employer, 'SUSPENDED')).toMatchObject({ code: '4040' });
    expect(await move(guard, 'CLOSED')).toMatchObject({ code: '4090' });
    expect(await move(guard, 'SUSPENDED')).toMatchObject({ code: '0000' });
    expect(await care.get('/me')).toMatchObject({ code: '4010' });
    expect(await move(guard, 'ACTIVE')).toMatchObject({ code: '0000' });
    expect(await care.get('/me')).toMatchObject({ code: '4010' });
    const own = await guard.post(`/staff/${guard.staffNo}/state`, { body: { to: 'SUSPENDED', reason: '나' } });
    expect(own).toMatchObject({ code: '4220' });
  });

  test('a lost device is a case: once another person approves, old factors and sessions are gone and a new invitation is sent', async () => {
    const care = await addStaff(testApp, { role: 'CS' });
    await testApp.owner
      .insertInto('staffTotp')
      .values({ staffNo: care.staffNo, sealedSecret: Buffer.from('x'), confirmedAt: new Date() })
      .execute();
    const { data } = await guard.post<{ caseNo: number }>(`/staff/${care.staffNo}/reset`, { body: { reason: '분실' } });
    expect(await guard.post(`/cases/${data?.caseNo}/approve`)).toMatchObject({ code: '4040' });
    const before = mails.length;
    expect(await boss.post(`/cases/${data?.caseNo}/approve`)).toMatchObject({ code: '0000' });
    expect(mails).toHaveLength(before + 1);
    expect(await care.get('/me')).toMatchObject({ code: '4010' });
    const totp = await testApp.owner.selectFrom('staffTotp').selectAll().where('staffNo', '=', care.staffNo).execute();
    expect(totp).toEqual([]);
  });
});

describe('cases', () => {
  test('R4: in two tabs at once, the maker cannot decide; of two checkers, one decides', async () => {
    const second = await addStaff(testApp, { role: 'SECURITY' });
    const { data } = await invite(boss, [wanted('MD')]);
    const path = `/cases/${data?.caseNo}/approve`;
    const replies = await Promise.all([boss.post(path), boss.post(path), guard.post(path), second.post(path)]);
    expect(replies.map(({ code }) => code).toSorted()).toEqual(['0000', '4040', '4040', '4090']);
    expect(await grantsOf(data?.staffNo ?? 0)).toHaveLength(1);
  });

  test('a rejected, withdrawn or week-old one changes nothing', async () => {
    const made = await Promise.all([1, 2, 3].map(() => invite(boss, [wanted('MD')])));
    const [rejected, takenBack, old] = made.map(({ data }) => data?.caseNo);
    expect(await guard.post(`/cases/${rejected}/reject`, { body: { answer: '지금은 필요 없어요' } })).toMatchObject({
      code: '0000',
    });
    expect(await guard.post(`/cases/${takenBack}/take-back`)).toMatchObject({ code: '4040' });
    expect(await boss.post(`/cases/${takenBack}/take-back`)).toMatchObject({ code: '0000' });
    await testApp.owner
      .updateTable('approvalCase')
      .set({ expiresAt: new Date(0) })
      .where('caseNo', '=', old ?? 0)
      .execute();
    expect(await guard.post(`/cases/${old}/approve`)).toMatchObject({ code: '4090' });
    for (const { data } of made) expect(await grantsOf(data?.staffNo ?? 0)).toEqual([]);
    const states = new Map((await casesOf(boss)).map(({ caseNo, state }) => [caseNo, state]));
    expect([rejected, takenBack, old].map((caseNo) => states.get(caseNo ?? 0))).toEqual([
      'REJECTED',
      'TAKEN_BACK',
      'EXPIRED',
    ]);
  });

  test('are visible only to their makers and those who may decide them', async () => {
    const care = await addStaff(testApp, { role: 'CS' });
    expect(await casesOf(care)).toEqual([]);
    const mine = (await casesOf(boss)).filter(({ isMine }) => isMine);
    expect(mine.length).toBeGreaterThan(0);
    expect(mine.every(({ mayDecide }) => !mayDecide)).toBe(true);
  });
});

test('a change of a custom role affects everybody who has it at once, after a second person’s approval; one that audits and operates is refused', async () => {
  const put = (roleCode: string | null, permissions: string[]) =>
    boss.post<{ caseNo: number }>('/roles', {
      body: { roleCode, name: '주문 보기', description: '', permissions, reason: '만들기' },
    });
  expect(await put(null, ['records.write', 'claims.write'])).toMatchObject({ code: '4220' });
  const { data } = await put(null, ['orders.read']);
  await guard.post(`/cases/${data?.caseNo}/approve`);
  const { data: listed } = await boss.get<{ roles: { roleCode: string }[] }>('/roles');
  const roleCode = listed?.roles[0]?.roleCode ?? '';
  const clerk = await addStaff(testApp, { role: roleCode });
  const held = async () => (await clerk.get<{ permissions: string[] }>('/me')).data?.permissions;
  expect(await held()).toEqual(['orders.read']);
  const next = await put(roleCode, ['orders.read', 'claims.read']);
  expect(await held()).toEqual(['orders.read']);
  await guard.post(`/cases/${next.data?.caseNo}/approve`);
  expect((await held())?.toSorted()).toEqual(['claims.read', 'orders.read']);
});

test('a network for a role is added and removed; an invalid one is refused', async () => {
  const body = { network: '192.0.2.0/24', label: '본사', roleCode: 'MD', endsAt: null };
  expect(await boss.post('/ip-rules', { body })).toMatchObject({ code: '0000' });
  expect(await boss.post('/ip-rules', { body: { ...body, network: '192.0.2.1/99' } })).toMatchObject({ code: '4220' });
  const { data } = await boss.get<{ rules: { ruleNo: number; of: string }[] }>('/ip-rules');
  expect(data?.rules).toMatchObject([{ of: '상품', network: '192.0.2.0/24' }]);
  expect(await boss.post(`/ip-rules/${data?.rules[0]?.ruleNo}/remove`)).toMatchObject({ code: '0000' });
  expect(await boss.post(`/ip-rules/${data?.rules[0]?.ruleNo}/remove`)).toMatchObject({ code: '4040' });
});

test('each change writes one row into the audit, with who and why', async () => {
  const before = await testApp.owner.selectFrom('staffAudit').select('auditNo').execute();
  const { data } = await invite(boss, [wanted('MD')]);
  await guard.post(`/cases/${data?.caseNo}/approve`);
  const rows = await testApp.owner
    .selectFrom('staffAudit')
    .select(['action', 'subject', 'staffNo', 'reason'])
    .orderBy('auditNo')
    .execute();
  expect(rows.slice(before.length)).toEqual([
    { action: 'staff.invite', subject: 'staff', staffNo: boss.staffNo, reason: '새로 왔어요' },
    { action: 'case.approve', subject: `case ${data?.caseNo}`, staffNo: guard.staffNo, reason: '' },
  ]);
});
