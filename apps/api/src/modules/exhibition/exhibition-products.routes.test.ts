import type { Exhibition } from '@mall/db/seed/content/types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goods, listingOf, phone, subscription } from '../../testing/products.ts';
import { openShop, type Shop } from '../../testing/shop.ts';

const hour = 3_600_000;
/** The day in Seoul this many days from now. */
const seoulDay = (days: number) => new Date(Date.now() + 9 * hour + days * 24 * hour).toISOString().slice(0, 10);

const exhibition = (exhibitionNo: number, values: Partial<Exhibition> = {}): Exhibition => ({
  exhibitionNo,
  categoryNo: '11',
  kicker: '봄',
  title: `기획전 ${exhibitionNo}`,
  subtitle: '가볍게',
  description: '설명',
  image: 'exhibitions/spring',
  colourFrom: '#112233',
  colourTo: '#445566',
  isOnDark: true,
  startsOn: seoulDay(-1),
  endsOn: seoulDay(1),
  sortOrder: exhibitionNo,
  noticeLines: ['1인 1개'],
  sections: [],
  ...values,
});
const section = { anchor: 'a', title: '첫째', description: '', benefits: [] };
const shown = [goods('GD0001'), phone('HP0001'), subscription('SB0001')];
const stopped = goods('GD0002', { state: 'GD00404' });
const onlyHanul = goods('GD0003');

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({
    products: [...shown, stopped, onlyHanul],
    malls: [
      {
        mallId: 1,
        mallUrl: 'familyshop',
        listings: [...shown, stopped].map((product) => listingOf(product)),
        exhibitions: [
          exhibition(1, {
            sections: [
              { ...section, sectionNo: 1, benefits: [{ kicker: '혜택', title: '쿠폰', image: 'b' }], productNos: [] },
              { ...section, sectionNo: 2, anchor: 'b', productNos: ['GD0003', 'SB0001', 'GD0002', 'GD0001', 'HP0001'] },
              { ...section, sectionNo: 3, anchor: 'c', productNos: ['GD0001'] },
            ],
          }),
        ],
      },
      { mallId: 2, mallUrl: 'hanul', listings: [listingOf(onlyHanul)], exhibitions: [exhibition(6)] },
      { mallId: 3, mallUrl: 'daeryang', salesType: 'UPLOAD' },
    ],
  });
});
afterAll(() => shop.close());

const get = <Data>(path: string, mallUrl = 'familyshop') =>
  shop.at(mallUrl).get<Data>(path, { token: shop.tokens[mallUrl] ?? '' });
const open = (no: string | number) => get(`/exhibitions/${no}`);

// R9.03
test('an exhibition has its sections in order, each with the products that the mall shows, in their order', async () => {
  expect((await open(1)).data).toMatchObject({
    card: { exhibitionNo: 1 },
    description: '설명',
    noticeLines: ['1인 1개'],
    sections: [
      {
        sectionNo: 1,
        benefits: [{ kicker: '혜택', title: '쿠폰', image: 'b' }],
        goodsList: [],
        ncpList: [],
        subscriptions: [],
      },
      {
        sectionNo: 2,
        anchor: 'b',
        goodsList: [{ gdsGrpNo: 'GD0001' }],
        ncpList: [{ gdsGrpNo: 'HP0001' }],
        subscriptions: [{ subscriptionNo: 'SB0001' }],
      },
      { sectionNo: 3, goodsList: [{ gdsGrpNo: 'GD0001' }] },
    ],
  });
});

test('4040 for another mall’s; 4000 for anything that is not a number', async () => {
  for (const no of [6, 99]) expect(await open(no)).toMatchObject({ status: 404, code: '4040' });
  for (const no of ['x', '0', '-1', '1.5', '1e3', '99999999999']) {
    expect(await open(no)).toMatchObject({ status: 400, code: '4000', fieldErrors: [{ field: 'exhibitionNo' }] });
  }
});

// R6.04
test('need a token of this mall, and are closed to UPLOAD members', async () => {
  expect(await shop.at('familyshop').get('/exhibitions')).toMatchObject({ status: 401, code: '4010' });
  const foreign = await shop.at('familyshop').get('/exhibitions/1', { token: shop.tokens.hanul ?? '' });
  expect(foreign).toMatchObject({ status: 401, code: '4010' });
  expect(await get('/exhibitions', 'daeryang')).toMatchObject({ status: 403, code: '4030' });
});
