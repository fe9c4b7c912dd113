import type { ClaimDetail, ClaimRow } from '@mall/contracts/office/claims';
import type { ClaimDecision } from '@mall/contracts/order-codes';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Buyer, createBuyer, item } from '../../../../testing/buyer.ts';
import { deliverOrder } from '../../../../testing/deliver-order.ts';
import { goods } from '../../../../testing/products.ts';
import { openShop, type Shop } from '../../../../testing/shop.ts';
import { addStaff, type StaffClient } from '../../../../testing/staff.ts';
import { signInAs } from '../../../../testing/test-app.ts';
import { operateOrder } from '../../move/operate-order.ts';

const cup = goods('GD0001', { name: '컵', salePrice: 45_000 });
const sofa = goods('GD0002', { name: '소파', salePrice: 400_000 });

let shop: Shop;
let buyer: Buyer;
let other: Buyer;
let cs: StaffClient;
beforeAll(async () => {
  shop = await openShop({ products: [cup, sofa] });
  cs = await addStaff(shop, { role: 'CS', mallIds: [1] });
});
beforeEach(async () => {
  shop.fake.trouble();
  await shop.owner.updateTable('optionStock').set({ quantity: 50 }).execute();
  buyer = createBuyer(shop, { token: (await signInAs(shop, 'familyshop', 1)).accessToken });
  other = createBuyer(shop, { mallUrl: 'hanul', token: (await signInAs(shop, 'hanul', 2)).accessToken });
});
afterAll(() => shop.close());

type List = { rows: ClaimRow[]; next?: string; count: { value: number; isMore: boolean } };
const list = async (staff: StaffClient, query = '') => {
  const { data, text } = await staff.get<List>(`/claims?${query}`);
  if (!data) throw new Error(text);
  return data;
};
const numbers = async (staff: StaffClient, query = '') => (await list(staff, query)).rows.map(({ orderNo }) => orderNo);
const pathOf = (orderNo: string, mallId = 1) => `/malls/${mallId}/claims/${orderNo}/1`;
const read = async (orderNo: string, staff = cs) => {
  const { data, text } = await staff.get<ClaimDetail>(pathOf(orderNo));
  if (!data) throw new Error(text);
  return data;
};
type Body = { decision: ClaimDecision; seenRefund: number; reason?: string };
const decide = (orderNo: string, { reason = '', ...body }: Body, staff = cs) =>
  staff.post<{ caseNo: number | null }>(`${pathOf(orderNo)}/decision`, { body: { reason, ...body } });

/** Two cups for 90,000 won with free delivery, one of which is returned: the mall deducts the freight of both ways. */
const askReturn = async (at = buyer, mallId = 1) => {
  const orderNo = await at.buy([item('GD0001', 2)], 90_000);
  await deliverOrder(shop.app.dependencies, { mallId }, orderNo);
  const { data } = await at.quote(orderNo, { type: 'RETURN' });
  await at.claim(orderNo, data?.refund ?? 0, { type: 'RETURN' });
  return { orderNo, refund: data?.refund ?? 0 };
};
const askCancel = async (productNo = 'GD0001', price = 45_000) => {
  const orderNo = await buyer.buy([item(productNo, 2)], 2 * price);
  await operateOrder(shop.app.dependencies, { mallId: 1 }, { orderNo, to: 'PREPARING', reason: '' });
  const { data } = await buyer.quote(orderNo);
  await buyer.claim(orderNo, data?.refund ?? 0);
  return { orderNo, refund: data?.refund ?? 0 };
};
const auditOf = (subject: string) =>
  shop.owner
    .selectFrom('staffAudit')
    .select(['action', 'staffNo', 'ofMallId', 'changes'])
    .where('subject', '=', subject)
    .orderBy('auditNo')
    .execute();

describe('the queue of claims', () => {
  test('lists the claims of the malls in scope, masked, with each one’s refund as of now and its legal decisions', async () => {
    const own = await askReturn();
    const foreign = await askReturn(other, 2);
    const rows = (await list(cs)).rows;
    expect(rows.find(({ orderNo }) => orderNo === own.orderNo)).toMatchObject({
      ...{ mallId: 1, mallName: 'familyshop몰', type: 'RETURN', state: 'REQUESTED', ordererName: '김*은' },
      ...{ productName: '컵', lineCount: 1, pieces: 1, refund: own.refund, moves: ['approve', 'reject'] },
    });
    expect(rows.map(({ mallId }) => mallId)).not.toContain(2);
    const everywhere = await addStaff(shop, { role: 'CS' });
    expect(await numbers(everywhere)).toEqual(expect.arrayContaining([own.orderNo, foreign.orderNo]));
  });

  test('is filtered by type, state, fault, amount, product and search words', async () => {
    const back = await askReturn();
    const cancelled = await askCancel('GD0002', 400_000);
    expect(await numbers(cs, 'type=is:CANCEL')).toContain(cancelled.orderNo);
    expect(await numbers(cs, 'type=is:CANCEL')).not.toContain(back.orderNo);
    expect(await numbers(cs, 'amount=from:400000')).toEqual([cancelled.orderNo]);
    expect(await numbers(cs, 'product=is:GD0002')).toEqual([cancelled.orderNo]);
    expect(await numbers(cs, 'fault=is:SELLER')).toEqual([]);
    expect(await numbers(cs, 'state=is:DONE')).toEqual([]);
    expect(await numbers(cs, `q=${back.orderNo}`)).toEqual([back.orderNo]);
    expect(await numbers(cs, `q=${encodeURIComponent('김가')}`)).toContain(back.orderNo);
    expect(await numbers(cs, `q=${encodeURIComponent('박')}`)).toEqual([]);
    expect((await cs.get('/claims?type=is:NOTHING')).code).toBe('4000');
  });

  test('shows which claims are overdue, which are due today, and which refund is stuck', async () => {
    const { orderNo } = await askReturn();
    const at = shop.app.dependencies.clock();
    const setRequested = (hoursAgo: number) =>
      shop.owner
        .updateTable('claim')
        .set({ requestedAt: new Date(at.getTime() - hoursAgo * 3_600_000) })
        .where('orderNo', '=', orderNo)
        .execute();
    await setRequested(25);
    expect(await numbers(cs, 'due=is:late')).toContain(orderNo);
    await setRequested(-48);
    expect(await numbers(cs, 'due=is:late')).not.toContain(orderNo);
    expect(await numbers(cs, 'due=is:later')).toContain(orderNo);
    const cancelled = await askCancel();
    const start = (secondsAgo: number) =>
      shop.owner
        .updateTable('claim')
        .set({ refundStartedAt: new Date(at.getTime() - secondsAgo * 1000) })
        .where('orderNo', '=', cancelled.orderNo)
        .execute();
    await start(10);
    expect(await numbers(cs, 'refund=is:stuck')).not.toContain(cancelled.orderNo);
    await start(120);
    expect(await numbers(cs, 'refund=is:stuck')).toContain(cancelled.orderNo);
  });

  test('is paged in each sort order without repeating or missing a claim', async () => {
    await askReturn();
    await askCancel();
    for (const sort of ['dueAt', '-requestedAt', 'requestedAt']) {
      const whole = await numbers(cs, `sort=${sort}&size=100`);
      const seen: string[] = [];
      for (let cursor: string | undefined = ''; cursor !== undefined; ) {
        const page: List = await list(cs, `sort=${sort}&size=1${cursor && `&cursor=${cursor}`}`);
        seen.push(...page.rows.map(({ orderNo }) => orderNo));
        expect(page.count.value).toBe(whole.length);
        cursor = page.next;
      }
      expect([sort, seen]).toEqual([sort, whole]);
    }
  });
});

describe('a claim', () => {
  test('shows its refund in words and in rows that add up, and who did what', async () => {
    const { orderNo, refund } = await askReturn();
    const shown = await read(orderNo);
    expect(shown.preview).toMatchObject({
      rows: [
        { label: '상품 금액', amount: 45_000 },
        { label: '배송비', amount: -3_000 },
        { label: '반품 배송비', amount: -3_000 },
      ],
      refund,
      sentence: '45,000 − 배송비 3,000 − 반품 배송비 3,000 = 39,000원이 카드로 돌아가요',
      balance: { paid: 90_000, earlier: 0, refund: 39_000, left: 51_000, addsUp: true },
    });
    expect(shown.order).toMatchObject({ ordererName: '김*은', ordererPhone: '010-****-5678', totalAmount: 90_000 });
    expect(shown.pickup).toMatchObject({ recipient: '이*래', phone: '010-****-5432' });
    expect(shown.ledger).toMatchObject([
      { label: '결제', amount: 90_000, balance: 90_000 },
      { label: '환불', note: '예정', amount: -39_000, balance: 51_000 },
    ]);
    await decide(orderNo, { decision: 'approve', seenRefund: refund, reason: '보내 주세요' });
    expect((await read(orderNo)).history).toMatchObject([
      { toState: 'APPROVED', by: expect.stringMatching(/^운영자 [\da-f]+$/), reason: '보내 주세요' },
      { toState: 'REQUESTED', by: '회원' },
    ]);
  });

  test('of another mall, for a role without the permission, or of an unknown number is not found', async () => {
    const { orderNo } = await askReturn(other, 2);
    const finance = await addStaff(shop, { role: 'MD' });
    expect((await cs.get(pathOf(orderNo, 2))).code).toBe('4040');
    expect((await cs.get(pathOf(orderNo, 1))).code).toBe('4040');
    expect((await finance.get(pathOf(orderNo, 2))).code).toBe('4040');
    const body = { decision: 'reject', reason: '안 돼요', seenRefund: 0 };
    expect((await cs.post(`${pathOf(orderNo, 2)}/decision`, { body })).code).toBe('4040');
    expect(await auditOf(`claim ${orderNo}/1`)).toEqual([]);
  });

  test('offers no decision while its refund is in progress, and shows which of three steps it has reached', async () => {
    const { orderNo } = await askCancel();
    await shop.owner.updateTable('claim').set({ refundStartedAt: new Date() }).where('orderNo', '=', orderNo).execute();
    const shown = await read(orderNo);
    expect(shown.moves).toEqual([]);
    expect(shown.steps.map(({ state }) => state)).toEqual(['done', 'now', 'later']);
    expect((await decide(orderNo, { decision: 'reject', reason: '그만', seenRefund: 42_000 })).code).toBe('4094');
  });
});

describe('a decision', () => {
  test('takes a return to its refund by legal moves only, with one audit row each', async () => {
    const { orderNo, refund } = await askReturn();
    for (const decision of ['approve', 'pick-up', 'complete'] as const) {
      const illegal = decision === 'complete' ? 'approve' : 'complete';
      expect((await read(orderNo)).moves).toContain(decision);
      expect((await decide(orderNo, { decision: illegal, seenRefund: refund })).code).toBe('4094');
      expect((await decide(orderNo, { decision, seenRefund: refund })).data).toEqual({ caseNo: null });
    }
    expect(shop.fake.heldFor(orderNo)).toBe(90_000 - refund);
    const rows = await auditOf(`claim ${orderNo}/1`);
    expect(rows.map(({ action, changes }) => [action, changes])).toEqual([
      ['claim.decide', { decision: 'approve' }],
      ['claim.decide', { decision: 'pick-up' }],
      ['claim.decide', { decision: 'complete' }],
    ]);
    expect(rows.every(({ staffNo, ofMallId }) => staffNo === cs.staffNo && ofMallId === 1)).toBe(true);
    const done = await read(orderNo);
    expect([done.moves, done.preview.sentence, done.preview.balance.addsUp]).toEqual([
      [],
      '39,000원을 돌려드렸어요',
      true,
    ]);
  });

  test('is rejected when the refund is no longer the one shown, and changes nothing', async () => {
    const { orderNo, refund } = await askReturn();
    const stale = await decide(orderNo, { decision: 'approve', seenRefund: refund + 1 });
    expect([stale.code, stale.description]).toEqual(['4090', '그사이 돌려드릴 금액이 39,000원으로 바뀌었어요.']);
    expect((await read(orderNo)).state).toBe('REQUESTED');
    expect(await auditOf(`claim ${orderNo}/1`)).toEqual([]);
  });

  test('to reject requires a reason for the member', async () => {
    const { orderNo, refund } = await askReturn();
    expect((await decide(orderNo, { decision: 'reject', seenRefund: refund })).code).toBe('4220');
    await decide(orderNo, { decision: 'reject', seenRefund: refund, reason: '사용한 흔적이 있어요' });
    expect(await read(orderNo)).toMatchObject({ state: 'REJECTED', answer: '사용한 흔적이 있어요', moves: [] });
  });

  test('made by two staff concurrently is applied once: the other is told who was first', async () => {
    const { orderNo, refund } = await askReturn();
    const second = await addStaff(shop, { role: 'SUPER' });
    const replies = await Promise.all([
      decide(orderNo, { decision: 'approve', seenRefund: refund }),
      decide(orderNo, { decision: 'reject', seenRefund: refund, reason: '안 돼요' }, second),
    ]);
    expect(replies.map(({ code }) => code).sort()).toEqual(['0000', '4094']);
    expect(replies.find(({ code }) => code === '4094')?.description).toMatch(/^운영자 [\da-f]+ 님이 먼저 처리했어요/);
    expect(await auditOf(`claim ${orderNo}/1`)).toHaveLength(1);
  });

  test('that the payment service refuses is 4095 with the service’s reason, and the claim waits again', async () => {
    const { orderNo, refund } = await askCancel();
    shop.fake.trouble('refused');
    const refused = await decide(orderNo, { decision: 'approve', seenRefund: refund });
    expect(refused.code).toBe('4095');
    expect(await read(orderNo)).toMatchObject({ state: 'REQUESTED', moves: ['approve', 'reject'], steps: [] });
  });
});

describe('one decision for several claims', () => {
  test('reports a result for each: done, skipped with the reason, or not found', async () => {
    const [one, stale] = [await askReturn(), await askReturn()];
    const foreign = await askReturn(other, 2);
    const dear = await askCancel('GD0002', 400_000);
    const items = [
      { mallId: 1, orderNo: one.orderNo, claimNo: 1, seenRefund: one.refund },
      { mallId: 1, orderNo: stale.orderNo, claimNo: 1, seenRefund: 1 },
      { mallId: 2, orderNo: foreign.orderNo, claimNo: 1, seenRefund: foreign.refund },
      { mallId: 1, orderNo: dear.orderNo, claimNo: 1, seenRefund: dear.refund },
    ];
    const { data } = await cs.post<{ outcome: string; reason?: string }[]>('/claims/bulk', {
      body: { decision: 'approve', reason: '', items },
    });
    expect(data?.map(({ outcome }) => outcome)).toEqual(['done', 'skipped', 'skipped', 'skipped']);
    expect(data?.[1]?.reason).toContain('바뀌었어요');
    expect(data?.[3]?.reason).toContain('결재');
    expect((await read(one.orderNo)).state).toBe('APPROVED');
    expect(await auditOf(`claim ${one.orderNo}/1`)).toHaveLength(1);
    expect(await auditOf(`claim ${dear.orderNo}/1`)).toEqual([]);
  });
});

describe('a claim made for the member', () => {
  const ask = (orderNo: string, expectedRefund: number, staff = cs) =>
    staff.post<{ caseNo: number | null }>(`/malls/1/orders/${orderNo}/claims`, {
      body: {
        ...{ type: 'CANCEL', fault: 'MEMBER', lines: [{ lineNo: 1, quantity: 1 }], reason: '전화로 취소' },
        expectedRefund,
      },
    });

  test('is processed as if the member had made it, and its history names the staff', async () => {
    const orderNo = await buyer.buy([item('GD0001')], 48_000);
    expect((await ask(orderNo, 48_000)).data).toEqual({ caseNo: null });
    expect(shop.fake.heldFor(orderNo)).toBe(0);
    const event = await shop.owner
      .selectFrom('claimEvent')
      .select(['actor', 'staffNo', 'toState'])
      .where('orderNo', '=', orderNo)
      .orderBy('eventNo')
      .execute();
    expect(event).toEqual([
      { actor: 'OPERATOR', staffNo: cs.staffNo, toState: 'REQUESTED' },
      { actor: 'OPERATOR', staffNo: cs.staffNo, toState: 'DONE' },
    ]);
    expect(await auditOf(`order ${orderNo}`)).toHaveLength(1);
  });

  test('is rejected when the refund differs from the one shown, in a mall out of scope, and without the permission', async () => {
    const orderNo = await buyer.buy([item('GD0001')], 48_000);
    expect((await ask(orderNo, 1)).code).toBe('4093');
    const foreign = await addStaff(shop, { role: 'CS', mallIds: [2] });
    const finance = await addStaff(shop, { role: 'FINANCE' });
    expect((await ask(orderNo, 48_000, foreign)).code).toBe('4040');
    expect((await ask(orderNo, 48_000, finance)).code).toBe('4040');
    expect(await auditOf(`order ${orderNo}`)).toEqual([]);
    expect(shop.fake.heldFor(orderNo)).toBe(48_000);
  });

  test('whose immediate refund exceeds what one person may approve waits for a second person', async () => {
    const orderNo = await buyer.buy([item('GD0002')], 400_000);
    const { data } = await ask(orderNo, 400_000);
    expect(data?.caseNo).toEqual(expect.any(Number));
    expect(shop.fake.heldFor(orderNo)).toBe(400_000);
    const finance = await addStaff(shop, { role: 'FINANCE' });
    expect((await finance.post(`/cases/${data?.caseNo}/approve`)).code).toBe('0000');
    expect(shop.fake.heldFor(orderNo)).toBe(0);
  });
});
