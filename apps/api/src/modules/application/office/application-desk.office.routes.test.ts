import type { ApplicationState } from '@mall/contracts/application-codes';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { applying, openApplicationShop } from '../../../testing/applying.ts';
import { addStaff, type StaffClient } from '../../../testing/staff.ts';

type Detail = { dealer: { staffNo: number } | null; checks: { kind: string; result: string; who: string }[] };
type Outcome = { outcome: string; reason?: string };
type Judged = { rowNo: number; applicationNo: string; verdict: string; recipient?: string };

let shop: Awaited<ReturnType<typeof openApplicationShop>>;
let super_: StaffClient;
let cs: StaffClient;
let dealer: StaffClient;
let rival: StaffClient;
let foreign: StaffClient;
let applicationNo: string;
beforeAll(async () => {
  shop = await openApplicationShop();
  super_ = await addStaff(shop, { role: 'SUPER' });
  cs = await addStaff(shop, { role: 'CS', mallIds: [1] });
  dealer = await addStaff(shop, { role: 'DEALER', mallIds: [1], carrier: '다누리' });
  rival = await addStaff(shop, { role: 'DEALER', mallIds: [1], carrier: '다누리' });
  foreign = await addStaff(shop, { role: 'DEALER', mallIds: [1, 2], carrier: '온텔' });
  const { data, text } = await applying(shop).apply();
  if (!data) throw new Error(`refused: ${text}`);
  applicationNo = data.applicationNo;
});
afterAll(() => shop.close());
beforeEach(async () => {
  await put({ state: 'CERTIFIED', assignedTo: null, carrier: '', invoiceNo: '' });
});

const put = (values: { state?: ApplicationState; assignedTo?: number | null; carrier?: string; invoiceNo?: string }) =>
  shop.owner.updateTable('application').set(values).execute();
const path = (part = '', mallId = 1) => `/malls/${mallId}/applications/${applicationNo}${part}`;
const read = async (staff = super_) => (await staff.get<Detail>(path())).data;
const auditOf = (staff: StaffClient) =>
  shop.owner
    .selectFrom('staffAudit')
    .select(['action', 'changes'])
    .where('staffNo', '=', staff.staffNo)
    .orderBy('auditNo')
    .execute();

test('a dealer’s tasks are those of its carrier, late after four hours of waiting', async () => {
  await shop.owner
    .updateTable('application')
    .set({ movedAt: new Date(Date.now() - 5 * 3_600_000) })
    .execute();
  const taskOf = async (staff: StaffClient) =>
    (await staff.get<{ tasks: { kind: string }[] }>('/today')).data?.tasks.find(({ kind }) => kind === 'applications');
  expect(await taskOf(dealer)).toMatchObject({ total: 1, late: 1 });
  expect(await taskOf(foreign)).toMatchObject({ total: 0, late: 0 });
});

describe('an assignment', () => {
  const assign = async (staff: StaffClient, from: StaffClient | null, to: StaffClient | null, mallId = 1) => {
    const items = [{ mallId, applicationNo, from: from?.staffNo ?? null }];
    const reply = await staff.post<Outcome[]>('/applications/assign', { body: { to: to?.staffNo ?? null, items } });
    return reply.data?.[0]?.outcome ?? reply.code;
  };

  test('gives an application to a dealer, finds it by its dealer, and leaves one audit row', async () => {
    expect(await assign(super_, null, dealer)).toBe('done');
    expect((await read())?.dealer).toMatchObject({ staffNo: dealer.staffNo });
    const found = async (filter: string) =>
      (await super_.get<{ rows: object[] }>(`/applications?dealer=${filter}`)).data?.rows.length;
    expect([await found(`is:${dealer.staffNo}`), await found('empty:')]).toEqual([1, 0]);
    expect(await auditOf(super_)).toEqual([
      { action: 'application.assign', changes: { assignedTo: [null, dealer.staffNo] } },
    ]);
  });

  test('changed by somebody else in the meantime is skipped, and changes nothing', async () => {
    await put({ assignedTo: rival.staffNo });
    expect(await assign(super_, null, dealer)).toBe('skipped');
    expect((await read())?.dealer).toMatchObject({ staffNo: rival.staffNo });
    await put({ state: 'DELIVERED' });
    expect(await assign(super_, rival, dealer)).toBe('skipped');
  });

  test('is possible only to a dealer of its mall and carrier', async () => {
    const ofOtherMall = await addStaff(shop, { role: 'DEALER', mallIds: [2], carrier: '다누리' });
    for (const staff of [foreign, ofOtherMall, cs]) expect(await assign(super_, null, staff)).toBe('failed');
    expect((await read())?.dealer).toBeNull();
  });

  test('is taken and given back by a dealer itself, and never taken from another', async () => {
    expect(await assign(dealer, null, dealer)).toBe('done');
    expect(await assign(rival, dealer, rival)).toBe('failed');
    expect(await assign(rival, dealer, null)).toBe('failed');
    expect(await assign(dealer, dealer, rival)).toBe('failed');
    expect(await assign(dealer, dealer, null)).toBe('done');
  });

  test('is not for staff who may only end applications, nor for another mall or carrier', async () => {
    expect(await assign(cs, null, dealer)).toBe('4040');
    expect(await assign(foreign, null, foreign)).toBe('failed');
    expect(await assign(super_, null, dealer, 2)).toBe('failed');
  });

  test('has candidates: for staff all dealers of their malls, for dealers only themselves', async () => {
    const names = async (staff: StaffClient) =>
      (await staff.get<{ staffNo: number }[]>('/applications/dealers')).data?.map(({ staffNo }) => staffNo).sort();
    expect(await names(cs)).toEqual(expect.arrayContaining([dealer.staffNo, rival.staffNo, foreign.staffNo]));
    expect(await names(dealer)).toEqual([dealer.staffNo]);
    const partner = await addStaff(shop, { role: 'PARTNER', mallIds: [1] });
    expect((await partner.get('/applications/dealers')).code).toBe('4040');
  });
});

describe('checks by hand', () => {
  const check = (staff: StaffClient, isPassed: boolean, mallId = 1) =>
    staff.post(path('/checks', mallId), { body: { kind: 'ARREARS', isPassed } });
  const arrears = async () => (await read())?.checks.find(({ kind }) => kind === 'ARREARS');

  test('are open first, then show the last result and who checked; each check is audited', async () => {
    expect(await arrears()).toMatchObject({ result: 'open', who: '' });
    expect((await check(dealer, false)).status).toBe(200);
    expect(await arrears()).toMatchObject({ result: 'failed', who: expect.stringMatching(/^운영자/) });
    expect((await check(super_, true)).status).toBe(200);
    expect(await arrears()).toMatchObject({ result: 'passed' });
    expect((await auditOf(dealer)).at(-1)).toEqual({ action: 'application.check', changes: { ARREARS: false } });
  });

  test('cannot be made once the application has ended, nor by staff who may only end applications, or of another carrier or mall', async () => {
    for (const staff of [cs, foreign]) expect((await check(staff, true)).code).toBe('4040');
    expect((await check(super_, true, 2)).code).toBe('4040');
    await put({ state: 'CANCELLED' });
    expect((await check(super_, true)).code).toBe('4097');
  });
});

describe('a pasted sheet of invoices', () => {
  const judge = async (text: string, staff = dealer) =>
    (await staff.post<Judged[]>('/applications/invoices/check', { body: { text, carrier: '한진택배' } })).data?.map(
      ({ verdict }) => verdict,
    );
  const ship = (text: string, staff = dealer) =>
    staff.post<{ shipped: number; left: Judged[] }>('/applications/invoices', { body: { text, carrier: '한진택배' } });
  const right = () => `${applicationNo} 604122870001`;

  test('predicts the result of each row', async () => {
    await put({ state: 'ACTIVATED' });
    const rows = [
      right(),
      right(),
      '2099010100000000 604122870001',
      applicationNo,
      `${applicationNo} 123`,
      '604122870001',
      `${applicationNo} 가나택배 604122870001`,
    ];
    const found = ['RIGHT', 'DUPLICATE', 'UNKNOWN', 'DUPLICATE', 'DUPLICATE', 'NO_NUMBER', 'DUPLICATE'];
    expect(await judge(rows.join('\n'))).toEqual(found);
    expect(await judge(applicationNo)).toEqual(['EMPTY']);
    expect(await judge(`${applicationNo} 123`)).toEqual(['BAD_NUMBER']);
    expect(await judge(`${applicationNo} 가나택배 604122870001`)).toEqual(['UNKNOWN_CARRIER']);
    await put({ state: 'CERTIFIED' });
    expect(await judge(right())).toEqual(['WRONG_STATE']);
  });

  test('ships the valid rows, and changes nothing when it is pasted again', async () => {
    await put({ state: 'ACTIVATED' });
    const sheet = `${right()}\n2099010100000000 1`;
    expect((await ship(sheet)).data).toMatchObject({ shipped: 1, left: [{ rowNo: 2, verdict: 'UNKNOWN' }] });
    expect((await ship(sheet)).data).toMatchObject({ shipped: 0, left: [{ verdict: 'ALREADY' }, { rowNo: 2 }] });
    const { state, carrier, invoiceNo } = await shop.owner
      .selectFrom('application')
      .select(['state', 'carrier', 'invoiceNo'])
      .executeTakeFirstOrThrow();
    expect([state, carrier, invoiceNo]).toEqual(['SHIPPED', '한진택배', '604122870001']);
  });

  test('finds nothing of another carrier, and is not for staff who may only end applications', async () => {
    await put({ state: 'ACTIVATED' });
    expect(await judge(right(), foreign)).toEqual(['UNKNOWN']);
    expect((await ship(right(), foreign)).data?.shipped).toBe(0);
    expect((await ship(right(), cs)).code).toBe('4040');
  });

  test('of more than 1,000 rows is refused with advice at its field', async () => {
    expect((await ship(Array.from({ length: 1001 }, () => '1').join('\n'))).code).toBe('4220');
  });
});
