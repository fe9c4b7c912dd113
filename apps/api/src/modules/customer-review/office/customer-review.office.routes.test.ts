import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { goods, option } from '../../../testing/products.ts';
import { createReviewer, type Reviewer } from '../../../testing/reviewing.ts';
import { addMember, openShop, type Shop } from '../../../testing/shop.ts';
import { addStaff, type StaffClient } from '../../../testing/staff.ts';

type Row = { reviewNo: number; member: string; isHidden: boolean; isMended: boolean };
type Detail = Row & { version: number; mayWrite: boolean; reports: { reason: string; isSettled: boolean }[] };

const price = 60_000;
let shop: Shop;
let writer: Reviewer;
let reader: Reviewer;
let cs: StaffClient;
let md: StaffClient;
let partner: StaffClient;
let welfare: StaffClient;
let orderNo: string;
let reviewNo: number;
beforeAll(async () => {
  const products = [goods('GD0001', { salePrice: price, options: [option({ stockQuantity: 100 })] })];
  shop = await openShop({ products });
  await shop.owner.updateTable('member').set({ name: '박하연' }).execute();
  writer = createReviewer(shop);
  reader = createReviewer(shop, { token: await addMember(shop) });
  cs = await addStaff(shop, { role: 'CS' });
  md = await addStaff(shop, { role: 'MD' });
  partner = await addStaff(shop, { role: 'PARTNER', mallIds: [2] });
  welfare = await addStaff(shop, { role: 'WELFARE', mallIds: [1] });
  orderNo = await writer.bring(price);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.owner.deleteFrom('customerReview').execute();
  reviewNo = (await writer.save(orderNo, { stars: 1 })).data?.reviewNo ?? 0;
});

const path = (part = '', mallId = 1) => `/malls/${mallId}/customer-reviews/${reviewNo}${part}`;
const seen = async () => (await cs.get<Detail>(path())).data;
const act = async (staff: StaffClient, part: string, body: object = {}) =>
  staff.post(path(part), { body: { version: (await seen())?.version, ...body } });
const hide = (staff: StaffClient) => act(staff, '/hide', { reason: 'ABUSE', words: '비속어를 빼 주세요.' });
const found = async (staff: StaffClient, query = '') =>
  (await staff.get<{ rows: Row[] }>(`/customer-reviews?${query}`)).data?.rows.map((row) => row.reviewNo);
const lastAudit = () =>
  shop.owner
    .selectFrom('staffAudit')
    .select(['staffNo', 'action', 'subject', 'changes'])
    .orderBy('auditNo', 'desc')
    .executeTakeFirstOrThrow();
const shopList = async () => (await reader.list<{ total: number; reviews: object[] }>('GD0001')).data;

describe('the list of reviews', () => {
  test('shows the writers masked, and can be searched', async () => {
    const { data, text } = await cs.get<{ rows: Row[] }>('/customer-reviews');
    expect(data?.rows).toMatchObject([{ reviewNo, member: '박*연' }]);
    expect(text).not.toContain('박하연');
    await reader.report(reviewNo);
    expect(await found(cs, 'reported=is:Y')).toEqual([reviewNo]);
    expect(await found(cs, 'stars=is:1')).toEqual([reviewNo]);
    for (const query of ['stars=is:5', 'hidden=is:Y', 'answered=is:Y', 'rewarded=is:Y', 'pictured=is:Y', 'mallId=is:2'])
      expect([query, await found(cs, query)]).toEqual([query, []]);
  });

  test('shows the malls of the scope, and nothing without the permission', async () => {
    expect(await found(partner)).toEqual([]);
    for (const mallId of [1, 2]) expect((await partner.get(path('', mallId))).code).toBe('4040');
    expect((await welfare.get('/customer-reviews')).code).toBe('4040');
    expect((await welfare.get(path())).code).toBe('4040');
    expect((await partner.get(`/history?mallId=1&subject=customerReview ${reviewNo}`)).code).toBe('4040');
  });

  test('adds reported reviews to today’s tasks until somebody has looked at them', async () => {
    type Today = { tasks: { kind: string; total: number }[] };
    const waiting = async () =>
      (await cs.get<Today>('/today')).data?.tasks.find(({ kind }) => kind === 'customerReviews')?.total ?? 0;
    expect(await waiting()).toBe(0);
    await reader.report(reviewNo);
    expect(await waiting()).toBe(1);
    expect((await act(cs, '/keep')).status).toBe(200);
    expect(await waiting()).toBe(0);
    expect((await seen())?.reports).toMatchObject([{ reason: 'ABUSE', isSettled: true }]);
    expect((await shopList())?.total).toBe(1);
  });
});

describe('hiding', () => {
  test('removes the text from the shop but keeps the stars; the writer sees the reason', async () => {
    await reader.report(reviewNo);
    expect((await hide(cs)).status).toBe(200);
    expect(await lastAudit()).toMatchObject({
      ...{ staffNo: cs.staffNo, action: 'customerReview.hide', subject: `customerReview ${reviewNo}` },
      changes: expect.objectContaining({ hiddenFor: [null, 'ABUSE'] }),
    });
    expect(await shopList()).toMatchObject({ total: 0, reviews: [] });
    expect((await reader.vote(reviewNo)).code).toBe('4040');
    const own = await writer.get<{ reviews: object[] }>('/customer-reviews');
    expect(own.data?.reviews).toMatchObject([{ hiddenFor: 'ABUSE', hiddenWords: '비속어를 빼 주세요.' }]);
    // Hiding a bad review does not raise the average.
    const summary = await reader.get('/products/goods/GD0001/review-summary');
    expect(summary.data).toMatchObject({ count: 0, starCounts: [1, 0, 0, 0, 0] });
    expect((await seen())?.reports[0]?.isSettled).toBe(true);
  });

  test('ends when staff show it again; reviews that their writers have corrected can be found', async () => {
    await hide(cs);
    await writer.save(orderNo, { stars: 1, body: '다시 공손하게 고쳐서 적어 봤어요. 잘 부탁드려요.' });
    expect(await shopList()).toMatchObject({ total: 0 });
    expect(await found(cs, 'mended=is:Y')).toEqual([reviewNo]);
    expect((await act(cs, '/show')).status).toBe(200);
    expect(await shopList()).toMatchObject({ total: 1 });
    expect(await found(cs, 'mended=is:Y')).toEqual([]);
  });

  test('is refused to readers, to other malls, and over a newer version', async () => {
    expect((await md.get<Detail>(path())).data?.mayWrite).toBe(false);
    for (const staff of [md, partner, welfare])
      for (const part of ['/hide', '/show', '/keep', '/reward', '/answer'])
        expect([part, (await act(staff, part, bodies[part])).code]).toEqual([part, '4040']);
    const { version } = (await seen()) ?? {};
    await writer.save(orderNo, { stars: 2 });
    const body = { reason: 'ABUSE', words: '', version };
    expect((await cs.post(path('/hide'), { body })).code).toBe('4090');
    expect(await shopList()).toMatchObject({ total: 1 });
  });

  test('is not possible for a review that its writer has removed', async () => {
    const { version } = (await seen()) ?? {};
    await writer.remove(orderNo);
    expect((await cs.post(path('/hide'), { body: { reason: 'ABUSE', words: '', version } })).code).toBe('4040');
    expect(await found(cs)).toEqual([]);
  });
});

const bodies: Readonly<Record<string, object>> = {
  '/hide': { reason: 'ABUSE', words: '' },
  '/reward': { isRewarded: true },
  '/answer': { answer: '고마워요.' },
};

describe('other work', () => {
  test('a reward is marked for everybody to see, and excludes the stars from the average', async () => {
    expect((await act(cs, '/reward', { isRewarded: true })).status).toBe(200);
    expect((await shopList())?.reviews).toMatchObject([{ isRewarded: true }]);
    const summary = await reader.get('/products/goods/GD0001/review-summary');
    expect(summary.data).toMatchObject({ count: 1, starCounts: [0, 0, 0, 0, 0] });
  });

  test('an answer is shown below the review, and another one replaces it', async () => {
    expect((await act(cs, '/answer', { answer: '불편을 드려 죄송해요.' })).status).toBe(200);
    expect((await act(cs, '/answer', { answer: '교환해 드릴게요.' })).status).toBe(200);
    expect((await shopList())?.reviews).toMatchObject([{ answer: '교환해 드릴게요.', answeredAt: expect.any(String) }]);
    expect((await lastAudit()).changes).toMatchObject({ answer: ['불편을 드려 죄송해요.', '교환해 드릴게요.'] });
  });

  test('only the writer changes stars and text: no call of the office takes them', async () => {
    await act(cs, '/answer', { answer: '고마워요.', stars: 5, body: '바꾼 글' });
    expect((await shopList())?.reviews).toMatchObject([{ stars: 1 }]);
  });
});
