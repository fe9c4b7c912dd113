import type { Planned } from '@mall/contracts/office/content-plans';
import { seoulDayOf } from '@mall/domain/seoul-day';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goods, listingOf } from '../../../testing/products.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { insertSale } from '../../../testing/special-sales.ts';
import { addStaff, type StaffClient } from '../../../testing/staff.ts';

let shop: Shop;
let marketing: StaffClient;
let md: StaffClient;
let partner: StaffClient;
let cs: StaffClient;
const product = goods('GD0001', { name: '주전자' });
beforeAll(async () => {
  shop = await openShop({
    products: [product],
    malls: [
      { mallId: 1, mallUrl: 'familyshop', listings: [listingOf(product)] },
      { mallId: 2, mallUrl: 'hanul', listings: [] },
      { mallId: 3, mallUrl: 'saegil', listings: [listingOf(product)] },
    ],
  });
  marketing = await addStaff(shop, { role: 'MARKETING' });
  md = await addStaff(shop, { role: 'MD' });
  partner = await addStaff(shop, { role: 'PARTNER', mallIds: [2] });
  cs = await addStaff(shop, { role: 'CS' });
  await shop.owner
    .insertInto('media')
    .values({ name: 'scenes/sale', alt: '할인', width: 800, height: 800, addedAt: new Date() })
    .execute();
});
afterAll(() => shop.close());

const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
const exhibition = {
  ...{ title: '겨울 가전', kicker: '', subtitle: '', description: '', image: 'scenes/sale', place: 1 },
  ...{ colourFrom: '#ffffff', colourTo: '#eeeeee', isOnDark: false, startsOn: '2020-01-01', endsOn: '2099-12-31' },
  ...{ categoryNo: null, noticeLines: [] },
  sections: [{ anchor: '가', title: '나', description: '', benefits: [], productNos: ['GD0001'] }],
};
const added = async () =>
  (await marketing.post<{ key: number }>('/malls/1/exhibitions', { body: exhibition })).data?.key ?? 0;
const schedule = (path: string, startsAt: Date, endsAt: Date) =>
  marketing.post(`${path}/move`, {
    body: { to: 'SCHEDULED', version: 1, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
  });
const calendar = async (staff: StaffClient, from = seoulDayOf(new Date())) =>
  (await staff.get<{ planned: Planned[] }>(`/contents/calendar?from=${from}`)).data?.planned;

test('the calendar lists starts and ends by time, of the content that the reader may see', async () => {
  const key = await added();
  await schedule(`/malls/1/contents/EXHIBITION/${key}`, hours(30), hours(60));
  await insertSale(shop.owner, { saleNo: 1, productNo: 'GD0001', startsAt: hours(40), endsAt: hours(50) });
  const post = await marketing.post<{ postNo: number }>('/malls/1/boards/CM00404/posts', {
    body: {
      ...{ title: '점검', label: '', summary: '', html: '<p>글</p>', author: '', isPinned: false },
      ...{ linkedNos: [], files: [] },
    },
  });
  await schedule(`/malls/1/boards/CM00404/posts/${post.data?.postNo}`, hours(45), hours(400));
  const lines = (planned: Planned[] | undefined) => planned?.map(({ what, kind, title }) => `${what} ${kind} ${title}`);
  const displays = ['STARTS EXHIBITION 겨울 가전', 'ENDS EXHIBITION 겨울 가전'];
  const sales = ['STARTS SALE 주전자', 'ENDS SALE 주전자'];
  expect(lines(await calendar(marketing))).toEqual([
    ...[displays[0], sales[0], 'STARTS POST 점검', sales[1], displays[1]],
  ]);
  // MD has no boards.
  expect(lines(await calendar(md))).toEqual([displays[0], ...sales, displays[1]]);
  expect(await calendar(partner)).toEqual([]);
  expect((await cs.get('/contents/calendar?from=2026-12-01')).code).toBe('4040');
  expect(await calendar(marketing, '2020-01-01')).toEqual([]);
});

test('content is copied to another mall as a draft; a mall that does not list its products is refused, and unchanged', async () => {
  const fromKey = await added();
  const copy = (staff: StaffClient, mallId: number, fromMallId = 1) =>
    staff.post<{ key: number }>(`/malls/${mallId}/contents/EXHIBITION/copies`, { body: { fromMallId, fromKey } });
  const done = await copy(marketing, 3);
  expect((await marketing.get(`/malls/3/exhibitions/${done.data?.key}`)).data).toMatchObject({
    ...{ title: '겨울 가전', state: 'DRAFT', version: 1 },
  });
  const refused = await copy(marketing, 2);
  expect([refused.code, refused.fieldErrors?.[0]?.message]).toEqual([
    '4220',
    'GD0001 상품은 이 몰에 진열하지 않았어요.',
  ]);
  expect((await marketing.get('/malls/2/exhibitions/1')).code).toBe('4040');
  // Neither from nor to a mall whose displays one may not change.
  expect((await copy(partner, 2)).code).toBe('4040');
  expect((await copy(partner, 3)).code).toBe('4040');
  expect((await copy(cs, 3)).code).toBe('4040');
  expect((await copy(marketing, 3, 2)).code).toBe('4040');
});
