import type { OfficeCase } from '@mall/contracts/office/cases';
import type { ClaimDetail } from '@mall/contracts/office/claims';
import type { OfficeData } from '@mall/contracts/office/office-endpoint';
import type { getToday } from '@mall/contracts/office/today';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Buyer, createBuyer, item } from '../../testing/buyer.ts';
import { goods } from '../../testing/products.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import { addStaff, type StaffClient } from '../../testing/staff.ts';
import { signInAs } from '../../testing/test-app.ts';
import { operateOrder } from '../order/move/operate-order.ts';
import { endOldCases } from './cases.ts';

const day = 86_400_000;
const price = 400_000;

let shop: Shop;
let buyer: Buyer;
let cs: StaffClient;
let finance: StaffClient;
beforeAll(async () => {
  shop = await openShop({ products: [goods('GD0001', { salePrice: price })] });
});
beforeEach(async () => {
  shop.fake.trouble();
  await shop.owner.updateTable('optionStock').set({ quantity: 50 }).execute();
  buyer = createBuyer(shop, { token: (await signInAs(shop, 'familyshop', 1)).accessToken });
  cs = await addStaff(shop, { role: 'CS', mallIds: [1] });
  finance = await addStaff(shop, { role: 'FINANCE', mallIds: [1] });
});
afterAll(() => shop.close());

/** A cancellation of a prepared order that refunds 400,000 won, which CS may not refund without a second person. */
const bring = async (reason = '배송이 늦어서 취소해요') => {
  const orderNo = await buyer.buy([item('GD0001')], price);
  await operateOrder(shop.app.dependencies, { mallId: 1 }, { orderNo, to: 'PREPARING', reason: '' });
  await buyer.claim(orderNo, price, {});
  const body = { decision: 'approve', reason, seenRefund: price };
  const { data, text } = await cs.post<{ caseNo: number | null }>(`/malls/1/claims/${orderNo}/1/decision`, { body });
  if (!data?.caseNo) throw new Error(text);
  return { orderNo, caseNo: data.caseNo };
};
const casesOf = async (staff: StaffClient) => (await staff.get<{ cases: OfficeCase[] }>('/cases')).data?.cases ?? [];
const approve = (staff: StaffClient, caseNo: number) => staff.post(`/cases/${caseNo}/approve`);
const reject = (staff: StaffClient, caseNo: number, answer = '더 알아봐 주세요') =>
  staff.post(`/cases/${caseNo}/reject`, { body: { answer } });
const stateOf = async (caseNo: number) =>
  shop.owner
    .selectFrom('approvalCase')
    .select(['state', 'decidedBy', 'answer', 'request'])
    .where('caseNo', '=', caseNo)
    .executeTakeFirstOrThrow();
const claimOf = async (orderNo: string) => (await cs.get<ClaimDetail>(`/malls/1/claims/${orderNo}/1`)).data;

describe('a refund above one person’s limit', () => {
  test('waits for a second person, who sees the change, the reason and the risks', async () => {
    const { orderNo, caseNo } = await bring();
    expect(shop.fake.heldFor(orderNo)).toBe(price);
    expect(await claimOf(orderNo)).toMatchObject({ state: 'REQUESTED', moves: [], waitingCase: { caseNo } });
    const [row] = await casesOf(finance);
    expect(row).toMatchObject({
      ...{ caseNo, kind: 'claim.refund', title: '환불 승인', mallId: 1, subject: `claim ${orderNo}/1` },
      differences: [
        { name: '취소 환불', before: '0원', after: '400,000원' },
        { name: '남는 금액', before: '400,000원', after: '0원' },
      ],
      ...{ risks: ['환불은 되돌릴 수 없어요'], path: `/claims/1/${orderNo}/1` },
      ...{ reason: '배송이 늦어서 취소해요', state: 'OPEN', mayDecide: true, isMine: false },
    });
    expect((await casesOf(cs))[0]).toMatchObject({ caseNo, mayDecide: false, isMine: true });
  });

  test('is on today’s list of those who may decide it, and of nobody else', async () => {
    const waitFor = async (staff: StaffClient) =>
      (await staff.get<OfficeData<typeof getToday>>('/today')).data?.tasks.find(({ kind }) => kind === 'cases')?.total;
    const before = (await waitFor(finance)) ?? 0;
    const { caseNo } = await bring();
    expect(await waitFor(finance)).toBe(before + 1);
    const elsewhere = await addStaff(shop, { role: 'FINANCE', mallIds: [2] });
    for (const other of [cs, elsewhere]) expect(await waitFor(other)).toBeUndefined();
    await reject(finance, caseNo);
    expect((await waitFor(finance)) ?? 0).toBe(before);
  });

  test('up to the limit needs no second person; a super operator needs none above it either', async () => {
    const orderNo = await buyer.buy([item('GD0001')], price);
    await operateOrder(shop.app.dependencies, { mallId: 1 }, { orderNo, to: 'PREPARING', reason: '' });
    await buyer.claim(orderNo, price, {});
    const super_ = await addStaff(shop, { role: 'SUPER' });
    const body = { decision: 'approve', reason: '', seenRefund: price };
    expect((await super_.post(`/malls/1/claims/${orderNo}/1/decision`, { body })).data).toEqual({ caseNo: null });
    expect(shop.fake.heldFor(orderNo)).toBe(0);
  });

  test('is opened once: a second case about it is 4094', async () => {
    const { orderNo } = await bring();
    const body = { decision: 'approve', reason: '', seenRefund: price };
    const again = await cs.post(`/malls/1/claims/${orderNo}/1/decision`, { body });
    expect([again.code, again.description]).toEqual(['4094', '이미 결재를 올렸어요. 결재함에서 확인해 주세요.']);
  });
});

describe('approving a case', () => {
  test('carries it out at once, with the maker’s reason, and one audit row that names the case', async () => {
    const { orderNo, caseNo } = await bring();
    expect((await approve(finance, caseNo)).code).toBe('0000');
    expect(shop.fake.heldFor(orderNo)).toBe(0);
    expect(await stateOf(caseNo)).toEqual({ state: 'APPROVED', decidedBy: finance.staffNo, answer: '', request: {} });
    expect(await claimOf(orderNo)).toMatchObject({ state: 'DONE', answer: '배송이 늦어서 취소해요' });
    const audit = await shop.owner
      .selectFrom('staffAudit')
      .select(['action', 'staffNo'])
      .where('subject', '=', `case ${caseNo}`)
      .execute();
    expect(audit).toEqual([{ action: 'case.approve', staffNo: finance.staffNo }]);
  });

  test('that can no longer be carried out changes nothing, and the case stays open', async () => {
    const { orderNo, caseNo } = await bring();
    await buyer.withdraw(orderNo, 1);
    expect((await approve(finance, caseNo)).code).toBe('4094');
    expect(await stateOf(caseNo)).toMatchObject({ state: 'OPEN', decidedBy: null });
    expect(shop.fake.heldFor(orderNo)).toBe(price);
  });

  test('is never for its maker, not even with a second role or in another tab at the same moment', async () => {
    const { orderNo, caseNo } = await bring();
    await shop.owner
      .insertInto('staffGrant')
      .values({ staffNo: cs.staffNo, roleCode: 'FINANCE', mallIds: [1], startsAt: new Date(0) })
      .execute();
    const tabs = await Promise.all([approve(cs, caseNo), approve(cs, caseNo), reject(cs, caseNo)]);
    expect(tabs.map(({ code }) => code)).toEqual(['4040', '4040', '4040']);
    expect(shop.fake.heldFor(orderNo)).toBe(price);
    expect((await casesOf(cs)).find((one) => one.caseNo === caseNo)).toMatchObject({ mayDecide: false });
  });

  test('by its maker is refused by the database too', async () => {
    const { caseNo } = await bring();
    const write = sql`update approval_case set state = 'APPROVED', decided_by = made_by where case_no = ${caseNo}`;
    await expect(write.execute(shop.owner)).rejects.toThrow(/approval_case_check/);
  });

  test('by two at once is carried out once', async () => {
    const { orderNo, caseNo } = await bring();
    const second = await addStaff(shop, { role: 'SUPER' });
    const replies = await Promise.all([approve(finance, caseNo), approve(second, caseNo)]);
    expect(replies.map(({ code }) => code).sort()).toEqual(['0000', '4094']);
    expect(shop.fake.heldFor(orderNo)).toBe(0);
  });

  test('is not found by those who do not decide such cases, or not in this mall', async () => {
    const { caseNo } = await bring();
    const others = [
      await addStaff(shop, { role: 'CS' }),
      await addStaff(shop, { role: 'MD' }),
      await addStaff(shop, { role: 'FINANCE', mallIds: [2] }),
    ];
    for (const other of others) {
      expect((await casesOf(other)).map((one) => one.caseNo)).not.toContain(caseNo);
      expect((await approve(other, caseNo)).code).toBe('4040');
      expect((await reject(other, caseNo)).code).toBe('4040');
    }
    expect((await stateOf(caseNo)).state).toBe('OPEN');
  });
});

describe('a case that is not approved', () => {
  test('is rejected with a reason, and the claim may be decided again', async () => {
    const { orderNo, caseNo } = await bring();
    expect((await reject(finance, caseNo, '')).code).toBe('4000');
    expect((await reject(finance, caseNo)).code).toBe('0000');
    expect(await stateOf(caseNo)).toMatchObject({ state: 'REJECTED', answer: '더 알아봐 주세요' });
    expect((await approve(finance, caseNo)).code).toBe('4090');
    expect(await claimOf(orderNo)).toMatchObject({ moves: ['approve', 'reject'], waitingCase: null });
  });

  test('is taken back only by its maker', async () => {
    const { caseNo } = await bring();
    expect((await finance.post(`/cases/${caseNo}/take-back`)).code).toBe('4040');
    expect((await cs.post(`/cases/${caseNo}/take-back`)).code).toBe('0000');
    expect((await stateOf(caseNo)).state).toBe('TAKEN_BACK');
    expect((await approve(finance, caseNo)).code).toBe('4090');
  });

  test('expires after seven days, and cannot be approved even before the job has run', async () => {
    const { orderNo, caseNo } = await bring();
    const setMade = (ago: number) =>
      shop.owner
        .updateTable('approvalCase')
        .set({ expiresAt: new Date(Date.now() + 7 * day - ago) })
        .where('caseNo', '=', caseNo)
        .execute();
    await setMade(6 * day);
    await endOldCases(shop.app.dependencies, new Date());
    expect((await stateOf(caseNo)).state).toBe('OPEN');
    await setMade(7 * day + 1000);
    expect((await approve(finance, caseNo)).code).toBe('4090');
    await endOldCases(shop.app.dependencies, new Date());
    expect(await stateOf(caseNo)).toMatchObject({ state: 'EXPIRED', request: {} });
    expect(shop.fake.heldFor(orderNo)).toBe(price);
  });
});
