import { listenToChannels, type NotificationListener } from '@mall/db/notifications';
import { seoulDayOf, shiftedDay, startOfSeoulDay } from '@mall/domain/seoul-day';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { followProducts } from '../modules/listing/follow-products.ts';
import { goods, listingOf, option, phone, subscription } from '../testing/products.ts';
import { addMember, openShop, plan, type Shop } from '../testing/shop.ts';
import { tags } from './catalogue-cache.ts';

const kettle = goods('GD0001', { options: [option(), option({ optionNo: 2, colourName: '블랙', label: '블랙' })] });
const memory = { priceSince: '2026-01-01', isSoldOut: false };
const flip = phone('HP0001', {
  relatedNos: ['HP0002'],
  memories: [
    { ...memory, memory: '256GB', releasePrice: 1_000_000, sortOrder: 1 },
    { ...memory, memory: '512GB', releasePrice: 1_200_000, sortOrder: 2 },
  ],
});
const products = [
  ...[kettle, goods('GD0002', { brandId: 2, brandName: '하늘' }), goods('GD0003', { searchTags: ['선물', '부엌'] })],
  goods('GD0005', { categoryNo: '1102', searchTags: ['부엌', '선물'] }),
  ...[flip, phone('HP0002'), subscription('SB0001')],
];
const supports = (commonSupport: number) => [
  {
    ...{ productNo: 'HP0001', memory: '256GB', planNo: 1, joinType: 'TRANSFER' as const, extraSupport: 0 },
    ...{ validFrom: '2026-01-01T00:00:00+09:00', validTo: null, commonSupport },
  },
];
const unlisted = goods('GD0004');

let shop: Shop;
let other: string;
let listener: NotificationListener;
const heard = new Map<string, () => void>();
beforeAll(async () => {
  const listings = products.map((product) => listingOf(product));
  shop = await openShop({
    products: [...products, unlisted],
    plans: [plan(1), plan(2)],
    malls: [
      { mallId: 1, mallUrl: 'familyshop', listings, supports: supports(100_000) },
      {
        ...{ mallId: 2, mallUrl: 'hanul', supports: supports(50_000) },
        listings: listings.map((listing) => ({ ...listing, salePrice: 12_300 })),
      },
    ],
  });
  other = await addMember(shop);
  const { malls, catalogueCache } = shop.app.dependencies;
  listener = listenToChannels(shop.databaseUrl, {
    mall_changed: malls.forget,
    search_indexed: () => catalogueCache.forget(tags.search),
    catalogue_changed: (payload) => {
      catalogueCache.forget(payload);
      heard.get(payload)?.();
    },
  });
  await told();
});
afterAll(async () => {
  await listener.close();
  await shop.close();
});
beforeEach(() => shop.app.dependencies.catalogueCache.hear());

let sent = 0;
/** Waits until every change committed so far has been heard. */
async function told(): Promise<void> {
  sent += 1;
  const token = `test ${sent}`;
  const arrived = new Promise<void>((resolve) => heard.set(token, resolve));
  const send = () => sql`select pg_notify('catalogue_changed', ${token})`.execute(shop.owner);
  await send();
  // The first one may have been sent before the listener was ready.
  const again = setInterval(send, 100);
  await arrived.finally(() => clearInterval(again));
}

const choice = new URLSearchParams({
  ...{ memory: '256GB', planNo: '1', joinType: 'TRANSFER', discountType: 'COMMON_SUPPORT' },
  ...{ instalmentMonths: '24', contractMonths: '24' },
});
const sorts = ['recommended', 'popular', 'priceAscending', 'discount', 'newest', 'rating'];
const paths = [
  ...sorts.map((sort) => `/products/list/goods?ctgNo=11&sort=${sort}`),
  '/products/list/goods?ctgNo=11&brandIds=2&includesSoldOut=N',
  '/products/list/goods?ctgNo=11&page=2',
  '/products/list/goods?ctgNo=1102',
  '/products/list/facets?ctgNo=11',
  ...[...products, unlisted]
    .filter(({ kind }) => kind === 'goods')
    .map(({ productNo }) => `/products/goods/${productNo}`),
  '/products/list/wireless?ctgNo=10',
  ...['HP0001', 'HP0002'].map((productNo) => `/products/wireless/${productNo}`),
  `/products/wireless/HP0001/quote?${choice}`,
  '/products/list/subscriptions?ctgNo=12',
  '/products/subscriptions/SB0001',
];
type Reply = { status: number; text: string };
const search = (mallUrl: string, token: string, body: object) =>
  shop.at(mallUrl).post('/products/search', { token, body });
async function readAll(): Promise<Record<string, string>> {
  const replies: Record<string, string> = {};
  const note = (name: string, { status, text }: Reply) => {
    replies[name] = `${status} ${text}`;
  };
  for (const mallUrl of ['familyshop', 'hanul']) {
    const token = shop.tokens[mallUrl] ?? '';
    // Its find is cached by the first request, its reply by the second.
    for (const time of ['first', 'second', 'third'])
      note(`${mallUrl} search, ${time}`, await search(mallUrl, token, { smartSearch: ['상품'] }));
    note(`${mallUrl} search, narrowed`, await search(mallUrl, token, { smartSearch: ['상품'], brandIds: ['2'] }));
    note(`${mallUrl} phones`, await shop.at(mallUrl).post('/products/wireless', { token, body: { gdsGrpNolist: [] } }));
    for (const path of paths) note(`${mallUrl} ${path}`, await shop.at(mallUrl).get(path, { token }));
  }
  const body = { gdsGrpNolist: ['GD0003', 'GD0001'] };
  note('cards', await shop.at('familyshop').post('/products/goods', { token: shop.tokens.familyshop ?? '', body }));
  note('cards of another', await shop.at('familyshop').post('/products/goods', { token: other, body }));
  return replies;
}
/** Reads without the cache: the database has not been heard for a second. */
async function readAnew(): Promise<Record<string, string>> {
  shop.wait(1_000);
  const replies = await readAll();
  shop.app.dependencies.catalogueCache.hear();
  return replies;
}
const change = (statement: string) => sql.raw(statement).execute(shop.owner);

describe('the cached catalogue', () => {
  const asMember = () => ({ token: shop.tokens.familyshop ?? '' });
  test.each([
    [`update product set name = '새 이름' where product_no = 'GD0001'`],
    [`update product set market_price = 99000, tag = '새로' where product_no = 'GD0002'`],
    [`update product set state = 'GD00404' where product_no = 'GD0003'`],
    [`update product set state = 'GD00403' where product_no = 'GD0003'`],
    [`update option_stock set quantity = 3 where product_no = 'GD0001' and option_no = 1`],
    [`update option_stock set quantity = 0 where product_no = 'GD0001'`],
    [
      `update product_option set use_code = 'GD00702' where product_no = 'GD0001' and option_no = 2;
        update option_stock set quantity = 7 where product_no = 'GD0001' and option_no = 2`,
    ],
    [`delete from product_option where product_no = 'GD0001' and option_no = 2`],
    [
      `insert into product_option (product_no, option_no, colour_name, label) values ('GD0001', 3, '민트', '민트');
        update option_stock set quantity = 4 where product_no = 'GD0001' and option_no = 3`,
    ],
    [`update listing set sale_price = 4321 where mall_id = 2 and product_no = 'GD0001'`],
    [`update listing set sort_order = 1 where mall_id = 1 and product_no = 'GD0003'`],
    [`update listing set favourite_count = 50 where mall_id = 1 and product_no = 'GD0002'`],
    [`update listing set category_no = '11' where mall_id = 1 and product_no = 'GD0005'`],
    [`update product set search_tags = '{부엌}' where product_no = 'GD0003'`],
    [`update listing set is_on = false where mall_id = 1 and product_no = 'GD0002'`],
    [`update listing set is_on = true where mall_id = 1 and product_no = 'GD0002'`],
    [
      `update listing set review_count = 8, star_average = 45, star_rank = 450 where mall_id = 1 and product_no = 'GD0002'`,
    ],
    [`delete from listing where mall_id = 2 and product_no = 'GD0002'`],
    [`insert into listing (mall_id, product_no, category_no, sale_price) values (2, 'GD0004', '11', 500)`],
    [`update brand set name = '새 브랜드' where brand_id = 2`],
    [
      `insert into brand (brand_id, name) values (3, '또 다른 브랜드');
        update product set brand_id = 3 where product_no = 'GD0003';
        update listing set brand_id = 3 where mall_id = 1 and product_no = 'GD0003'`,
    ],
    [
      `with s as (
        insert into supplier (name, company, representative_name, business_number, sales_permit_number, address, phone, email)
        values ('새벽들', '새벽들', '한들', '220-81-62517', '면제', '서울 중구 1', '02-123-4567', 's@dawn.example') returning supplier_no)
      update product set supplier_no = s.supplier_no from s where product_no = 'GD0002'`,
    ],
    [`update supplier set address = '부산 서구 2'`],
    [`update category set name = '새 분류' where mall_id = 1 and category_no = '11'`],
    [`insert into delivery_fee (mall_id, delivery_method, fee, free_from) values (1, '1', 7000, 90000)`],
    [`update delivery_fee set fee = 1000 where mall_id = 1`],
    [`delete from delivery_fee where mall_id = 1`],
    [
      `insert into favourite (mall_id, member_no, product_no) select 1, max(member_no), 'GD0001' from member where mall_id = 1`,
    ],
    [`delete from favourite`],
    [`update wireless_model set benefit_line_1 = '새 혜택' where product_no = 'HP0001'`],
    [`update wireless_memory set is_sold_out = true where product_no = 'HP0001' and memory = '512GB'`],
    [`update wireless_memory set release_price = 1250000 where product_no = 'HP0001' and memory = '512GB'`],
    [`delete from wireless_memory where product_no = 'HP0001' and memory = '512GB'`],
    [`update wireless_support set common_support = 230000 where mall_id = 2`],
    [`update wireless_support set valid_to = now() - interval '1 day' where mall_id = 1`],
    [
      `insert into wireless_support (mall_id, product_no, memory, plan_no, join_type, valid_from, common_support, extra_support)
        values (1, 'HP0001', '256GB', 1, 'TRANSFER', now() - interval '1 hour', 310000, 5000)`,
    ],
    [`delete from wireless_support where mall_id = 1`],
    [`update carrier_plan set name = '새 요금제' where plan_no = 1`],
    [`update carrier_plan_price set monthly_price = 61000 where plan_no = 1`],
    [`delete from carrier_plan_price where plan_no = 2`],
    [
      `insert into carrier_return_rule (carrier, basis, contract_months, valid_from, full_days)
        values ('온통신', 'COMMON_SUPPORT', 24, '2026-01-01', 180)`,
    ],
    [`update listing set is_on = false where mall_id = 1 and product_no = 'HP0002'`],
    [`update option_stock set quantity = 0 where product_no = 'HP0001'`],
    [`update subscription_product set registration_fee = 7000 where product_no = 'SB0001'`],
    [`update subscription_term set monthly_fee = 29000 where mall_id = 1`],
    [
      `insert into partner_card (product_no, card_no, name, minimum_spend, monthly_discount) values ('SB0001', 1, '제휴', 300000, 5000)`,
    ],
    [`delete from partner_card`],
    [
      `insert into exhibition (mall_id, exhibition_no, title, image, colour_from, colour_to, starts_on, ends_on)
        values (1, 1, '상품 기획전', 'x', '#000000', '#ffffff', current_date - 2, current_date + 9)`,
    ],
    [`update exhibition set title = '상품 큰 기획전'`],
    [`delete from exhibition`],
  ])('matches the database after %s', async (statement) => {
    const before = await readAll();
    await change(statement);
    await told();
    const kept = await readAll();
    expect(kept).toEqual(await readAnew());
    expect(kept).not.toEqual(before);
    await followProducts(shop.owner);
    await told();
    expect(await readAll()).toEqual(await readAnew());
  });

  test('is read from the database only once', async () => {
    await readAll();
    await change(`alter table product disable trigger product_kept_changed`);
    await change(`update product set summary = '아무도 듣지 못한 말' where product_no = 'GD0001'`);
    await change(`alter table product enable trigger product_kept_changed`);
    await told();
    const detail = 'familyshop /products/goods/GD0001';
    expect((await readAll())[detail]).not.toContain('아무도 듣지 못한 말');
    expect((await readAnew())[detail]).toContain('아무도 듣지 못한 말');
  });

  test('a list is counted again when another product is shown, not when its order changes', async () => {
    const misses = async () => {
      const { values } = await shop.app.dependencies.metrics.cacheReads.get();
      return values.find(({ labels }) => labels.result === 'miss')?.value ?? 0;
    };
    const missedAfter = async (statement: string) => {
      await change(statement);
      await told();
      const before = await misses();
      await shop.at('familyshop').get('/products/list/facets?ctgNo=11', asMember());
      await shop.at('familyshop').get('/products/list/goods?ctgNo=11', asMember());
      return (await misses()) - before;
    };
    const whenHidden = await missedAfter(
      `update listing set is_on = not is_on where mall_id = 1 and product_no = 'GD0005'`,
    );
    const whenMoved = await missedAfter(
      `update listing set sort_order = sort_order + 1 where mall_id = 1 and product_no = 'GD0001'`,
    );
    // Facets, page and reply; when another product is hidden, the total as well.
    expect(whenHidden).toBeGreaterThan(3);
    expect(whenMoved).toBeLessThanOrEqual(3);
  });

  test('is each mall’s own: the same product has its own price in each', async () => {
    const replies = await readAll();
    const path = '/products/goods/GD0003';
    expect(replies[`familyshop ${path}`]).toContain('"slPrc":10000');
    expect(replies[`hanul ${path}`]).toContain('"slPrc":12300');
  });

  test('shows a member’s own favourites at once, and nobody else’s', async () => {
    const before = await readAll();
    await shop.at('familyshop').put('/favourites/GD0003', asMember());
    const after = await readAll();
    expect(after.cards).toContain('"fvrtYn":"Y"');
    expect(after['cards of another']).toBe(before['cards of another']);
    await shop.at('familyshop').delete('/favourites/GD0003', asMember());
    expect((await readAll()).cards).not.toContain('"fvrtYn":"Y"');
  });

  test('shows a market price to members only', async () => {
    await readAll();
    const visitor = await shop
      .at('familyshop')
      .post('/pre/layout/product/goods', { body: { gdsGrpNolist: ['GD0002'] } });
    const member = await shop
      .at('familyshop')
      .post('/products/goods', { ...asMember(), body: { gdsGrpNolist: ['GD0002'] } });
    expect(member.text).toContain('99000');
    expect(visitor).toMatchObject({ status: 200 });
    expect(visitor.text).not.toContain('99000');
  });

  // Comes last: its clock moves on by up to a day.
  test('holds the prices of its day: at midnight in Seoul another price is read', async () => {
    const { clock, catalogueCache } = shop.app.dependencies;
    const tomorrow = shiftedDay(seoulDayOf(clock()), 1);
    await sql`insert into wireless_support (mall_id, product_no, memory, plan_no, join_type, valid_from, common_support, extra_support)
      values (2, 'HP0002', '256GB', 1, 'TRANSFER', ${tomorrow}::timestamp at time zone 'Asia/Seoul', 444000, 0)`.execute(
      shop.owner,
    );
    const secondsTo = (seconds: number) =>
      (startOfSeoulDay(tomorrow)?.getTime() ?? 0) + seconds * 1000 - clock().getTime();
    const readAt = async (seconds: number) => {
      shop.wait(secondsTo(seconds));
      catalogueCache.hear();
      const { text } = await shop
        .at('hanul')
        .post('/pre/layout/product/wireless', { body: { gdsGrpNolist: ['HP0002'] } });
      return text;
    };
    const before = await readAt(-20);
    expect(await readAt(-10)).toBe(before);
    expect(await readAt(1)).not.toBe(before);
  });
});
