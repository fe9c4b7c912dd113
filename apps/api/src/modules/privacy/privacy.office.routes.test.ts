import type { PrivacyRequest, PrivacyRow } from '@mall/contracts/office/privacy';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createBuyer, item } from '../../testing/buyer.ts';
import { goods } from '../../testing/products.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import { addStaff, type StaffClient } from '../../testing/staff.ts';
import { insertMember } from '../../testing/test-app.ts';
import { readUpload } from '../upload/reading/read-upload.ts';

const day = 86_400_000;
let shop: Shop;
let cs: StaffClient;
let other: StaffClient;
let security: StaffClient;
beforeAll(async () => {
  shop = await openShop({ products: [goods('GD0001', { salePrice: 60_000 })] });
  cs = await addStaff(shop, { role: 'CS', mallIds: [1] });
  other = await addStaff(shop, { role: 'CS', mallIds: [2] });
  security = await addStaff(shop, { role: 'SECURITY' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.owner.deleteFrom('privacyRequest').execute();
  await sql`truncate staff_audit, privacy_access`.execute(shop.owner);
});

const own = () => shop.memberNos.familyshop ?? 0;
type Kind = PrivacyRow['kind'];
async function ask(kind: Kind, memberNo = own()): Promise<number> {
  const body = { memberNo, kind, detail: '전화로 요청했어요' };
  const { data, text } = await cs.post<{ requestNo: number }>('/malls/1/privacy-requests', { body });
  if (!data) throw new Error(text);
  return data.requestNo;
}
const act = (staff: StaffClient, requestNo: number, what: string, body?: object, mallId = 1) =>
  staff.post(`/malls/${mallId}/privacy-requests/${requestNo}/${what}`, body && { body });
const show = async (requestNo: number) => (await cs.get<PrivacyRequest>(`/malls/1/privacy-requests/${requestNo}`)).data;
const audit = async () =>
  (await shop.owner.selectFrom('staffAudit').select('action').orderBy('auditNo').execute()).map(({ action }) => action);

describe('a request of a person', () => {
  test('waits in the queue of one’s own malls, masked, with ten days to answer; the same request is open only once', async () => {
    const requestNo = await ask('COPY');
    const { data } = await cs.get<{ rows: PrivacyRow[] }>('/privacy-requests');
    expect(data?.rows).toMatchObject([{ requestNo, memberNo: own(), kind: 'COPY', state: 'OPEN' }]);
    const [row] = data?.rows ?? [];
    expect(row?.name).toContain('*');
    expect(Date.parse(row?.dueAt ?? '') - Date.parse(row?.openedAt ?? '')).toBe(10 * day);
    const again = await cs.post('/malls/1/privacy-requests', { body: { memberNo: own(), kind: 'COPY', detail: '' } });
    expect([again.code, again.description]).toEqual(['4094', '같은 요청이 이미 열려 있어요.']);
    expect((await other.get<{ rows: PrivacyRow[] }>('/privacy-requests')).data?.rows).toEqual([]);
  });

  test('of another mall’s member, or of nobody, is not recorded', async () => {
    for (const [mallId, memberNo] of [
      [1, shop.memberNos.hanul],
      [1, 999_999],
      [2, own()],
    ])
      expect(
        (await cs.post(`/malls/${mallId}/privacy-requests`, { body: { memberNo, kind: 'COPY', detail: '' } })).code,
      ).toBe('4040');
  });

  test('of another mall is not found, also by its number; staff without the permission find none', async () => {
    const requestNo = await ask('COPY');
    expect((await other.get(`/malls/1/privacy-requests/${requestNo}`)).code).toBe('4040');
    for (const what of ['copy', 'erase']) expect((await act(other, requestNo, what)).code).toBe('4040');
    expect((await act(cs, requestNo, 'copy', undefined, 2)).code).toBe('4040');
    const welfare = await addStaff(shop, { role: 'WELFARE', mallIds: [1] });
    expect((await welfare.get('/privacy-requests')).code).toBe('4040');
    // Auditors see the request, but cannot act on it.
    expect((await security.get(`/malls/1/privacy-requests/${requestNo}`)).code).toBe('0000');
    expect((await act(security, requestNo, 'copy')).code).toBe('4040');
  });

  test('is answered once', async () => {
    const requestNo = await ask('CORRECT');
    const body = { isRefused: true, answer: '본인 확인이 되지 않았어요' };
    expect((await act(cs, requestNo, 'answer', body)).code).toBe('0000');
    expect(await show(requestNo)).toMatchObject({ state: 'REFUSED', answer: '본인 확인이 되지 않았어요' });
    expect((await act(cs, requestNo, 'answer', body)).code).toBe('4090');
    expect(await audit()).toEqual(['privacy.open', 'privacy.answer']);
  });
});

describe('a copy of everything', () => {
  test('has the person’s rows and their dependents, without secrets, and of nobody else', async () => {
    const orderNo = await createBuyer(shop).buy([item('GD0001')], 60_000);
    const foreign = await createBuyer(shop, { mallUrl: 'hanul' }).buy([item('GD0001')], 60_000);
    const requestNo = await ask('COPY');
    const reply = await shop.app.inject({
      method: 'POST',
      url: `/api/v1/admin/malls/1/privacy-requests/${requestNo}/copy`,
      headers: { host: 'admin.localhost', origin: 'http://admin.localhost', 'x-office': '1', cookie: cs.cookie },
    });
    expect(reply.statusCode).toBe(200);
    const held = await shop.owner.transaction().execute(async (transaction) => {
      await sql`select set_config('app.mall_id', '1', true)`.execute(transaction);
      return (
        await sql<{ ofTable: string; content: object }>`select * from copy_of_member(${own()})`.execute(transaction)
      ).rows;
    });
    const text = JSON.stringify(held);
    expect(new Set(held.map(({ ofTable }) => ofTable))).toEqual(
      new Set([...held.map(({ ofTable }) => ofTable), 'member', 'mall_order', 'order_line']),
    );
    expect(text).toContain(orderNo);
    expect(text).not.toContain(foreign);
    expect(text).not.toMatch(/password_hash|person_hash|\$argon2|webhook_secret/);
    const { headings } = await readUpload(reply.rawPayload);
    expect(headings.length).toBeGreaterThan(3);
    const [access] = await shop.owner.selectFrom('privacyAccess').selectAll().where('task', '=', 'EXPORT').execute();
    expect(access).toMatchObject({ subjects: [own()], reason: `request ${requestNo}` });
  });

  test('is made only for an open request for a copy, after a step-up', async () => {
    const requestNo = await ask('CORRECT');
    expect((await act(cs, requestNo, 'copy')).code).toBe('4090');
    const late = await addStaff(shop, { role: 'CS', mallIds: [1] });
    await sql`update staff_session set proved_at = now() - interval '6 minutes' where staff_no = ${late.staffNo}`.execute(
      shop.owner,
    );
    expect((await act(late, requestNo, 'copy')).code).toBe('4032');
  });
});

test('a correction enters the proven values, answers the request, and stores no value in the audit', async () => {
  const memberNo = await insertMember(shop.owner, {
    mallId: 1,
    loginId: 'mistyped',
    name: '김오타',
    phone: '01011112222',
  });
  const requestNo = await ask('CORRECT', memberNo);
  const correct = (body: object) => act(cs, requestNo, 'correct', { name: '', phone: '', answer: '고쳤어요', ...body });
  expect((await correct({})).code).toBe('4220');
  expect((await correct({ phone: '02-123' })).fieldErrors?.[0]?.field).toBe('phone');
  expect((await correct({ name: '김바름' })).code).toBe('0000');
  const member = await shop.owner
    .selectFrom('member')
    .select(['name', 'phone'])
    .where('memberNo', '=', memberNo)
    .executeTakeFirst();
  expect(member).toEqual({ name: '김바름', phone: '01011112222' });
  expect(await show(requestNo)).toMatchObject({ state: 'DONE', answer: '고쳤어요' });
  const rows = await sql<{ text: string }>`select jsonb_agg(to_jsonb(a))::text as text from staff_audit a`.execute(
    shop.owner,
  );
  expect(rows.rows[0]?.text).not.toMatch(/김오타|김바름/);
  expect((await correct({ name: '김또' })).code).toBe('4090');
});

test('an erasure is the shop’s own withdrawal: nothing of the person stays, and the request is answered, even after a crash in between', async () => {
  const memberNo = await insertMember(shop.owner, { mallId: 1, loginId: 'goes', name: '김떠남' });
  const requestNo = await ask('ERASE', memberNo);
  expect((await act(cs, requestNo, 'erase')).code).toBe('0000');
  const member = await shop.owner
    .selectFrom('member')
    .select(['state', 'name'])
    .where('memberNo', '=', memberNo)
    .executeTakeFirst();
  expect(member).toEqual({ state: 'WITHDRAWN', name: '' });
  expect(await show(requestNo)).toMatchObject({ state: 'DONE', detail: '' });
  expect(await audit()).toEqual(['privacy.open', 'privacy.erase']);
  await sql`update privacy_request set state = 'OPEN', answered_at = null`.execute(shop.owner);
  expect((await act(cs, requestNo, 'erase')).code).toBe('0000');
  expect(await show(requestNo)).toMatchObject({ state: 'DONE' });
});

describe('a record of the archive', () => {
  const reference = '2020010100000001';
  beforeAll(async () => {
    for (const mallId of [1, 2])
      await sql`insert into legal_archive (mall_id, kind, reference, record, archived_at, keep_until)
        values (${mallId}, 'ORDER', ${reference}, ${{ member_no: own(), recipient: `받는이${mallId}`, member: { name: '옛이름' } }}::jsonb, now(), '2099-01-01')`.execute(
        shop.owner,
      );
  });
  const askFor = async () => {
    const body = { kind: 'ORDER', reference, reason: '법원 제출' };
    const { data, text } = await cs.post<{ caseNo: number }>('/malls/1/archive', { body });
    if (!data) throw new Error(text);
    return data.caseNo;
  };
  const open = (staff: StaffClient, caseNo: number, mallId = 1) =>
    staff.post<{ fields: { name: string; value: string }[] }>(`/malls/${mallId}/archive/${caseNo}/open`);

  test('opens only to the requester, for a day, once a second person has approved it', async () => {
    const caseNo = await askFor();
    expect((await open(cs, caseNo)).code).toBe('4040');
    expect((await cs.post(`/cases/${caseNo}/approve`)).code).toBe('4040');
    expect((await security.post(`/cases/${caseNo}/approve`)).code).toBe('0000');
    const { data } = await open(cs, caseNo);
    expect(data?.fields).toEqual(
      expect.arrayContaining([
        { name: 'recipient', value: '받는이1' },
        { name: 'member.name', value: '옛이름' },
      ]),
    );
    const access = await shop.owner.selectFrom('privacyAccess').selectAll().where('task', '=', 'UNMASK').execute();
    expect(access).toMatchObject([{ staffNo: cs.staffNo, subjects: [own()], reason: `case ${caseNo}` }]);
    const another = await addStaff(shop, { role: 'CS', mallIds: [1] });
    expect((await open(another, caseNo)).code).toBe('4040');
    expect((await open(other, caseNo, 2)).code).toBe('4040');
    await sql`update approval_case set decided_at = decided_at - interval '25 hours' where case_no = ${caseNo}`.execute(
      shop.owner,
    );
    expect((await open(cs, caseNo)).code).toBe('4040');
  });

  test('stays closed when it was rejected', async () => {
    const caseNo = await askFor();
    await security.post(`/cases/${caseNo}/reject`, { body: { answer: '근거가 없어요' } });
    expect((await open(cs, caseNo)).code).toBe('4040');
  });
});
