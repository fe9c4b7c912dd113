import { listenToChannels, type NotificationListener } from '@mall/db/notifications';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { goods, listingOf, option } from '../testing/products.ts';
import { addMember, openShop, type Shop } from '../testing/shop.ts';
import { tags } from './catalogue-cache.ts';
import { followCatalogue } from './follow-catalogue.ts';

const kettle = goods('GD0001', { options: [option(), option({ optionNo: 2, colourName: '블랙', label: '블랙' })] });
const products = [kettle, goods('GD0002', { brandId: 2, brandName: '하늘' }), goods('GD0003')];
const unlisted = goods('GD0004');

let shop: Shop;
let other: string;
let listener: NotificationListener;
const heard = new Map<string, () => void>();
beforeAll(async () => {
  const listings = products.map((product) => listingOf(product));
  shop = await openShop({
    products: [...products, unlisted],
    malls: [
      { mallId: 1, mallUrl: 'familyshop', listings },
      { mallId: 2, mallUrl: 'hanul', listings: listings.map((listing) => ({ ...listing, salePrice: 12_300 })) },
    ],
  });
  other = await addMember(shop);
  const { malls, catalogueCache } = shop.app.dependencies;
  const { catalogue_changed } = followCatalogue(catalogueCache);
  listener = listenToChannels(shop.databaseUrl, {
    mall_changed: malls.forget,
    search_indexed: () => catalogueCache.forget(tags.search),
    catalogue_changed: (payload) => {
      catalogue_changed(payload);
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
/** Until every change that has been committed so far was heard. */
async function told(): Promise<void> {
  sent += 1;
  const token = `test ${sent}`;
  const arrived = new Promise<void>((resolve) => heard.set(token, resolve));
  const send = () => sql`select pg_notify('catalogue_changed', ${token})`.execute(shop.owner);
  await send();
  // The first one may have been sent before the listener stood.
  const again = setInterval(send, 100);
  await arrived.finally(() => clearInterval(again));
}

const sorts = ['recommended', 'popular', 'priceAscending', 'discount', 'newest', 'rating'];
const paths = [
  ...sorts.map((sort) => `/products/list/goods?ctgNo=11&sort=${sort}`),
  '/products/list/goods?ctgNo=11&brandIds=2&includesSoldOut=N',
  '/products/list/facets?ctgNo=11',
  ...[...products, unlisted].map(({ productNo }) => `/products/goods/${productNo}`),
];
type Reply = { status: number; text: string };
async function readAll(): Promise<Record<string, string>> {
  const replies: Record<string, string> = {};
  const note = (name: string, { status, text }: Reply) => {
    replies[name] = `${status} ${text}`;
  };
  for (const mallUrl of ['familyshop', 'hanul']) {
    const token = shop.tokens[mallUrl] ?? '';
    const body = { smartSearch: ['상품'] };
    note(`${mallUrl} search`, await shop.at(mallUrl).post('/products/search', { token, body }));
    for (const path of paths) note(`${mallUrl} ${path}`, await shop.at(mallUrl).get(path, { token }));
  }
  const body = { gdsGrpNolist: ['GD0003', 'GD0001'] };
  note('cards', await shop.at('familyshop').post('/products/goods', { token: shop.tokens.familyshop ?? '', body }));
  note('cards of another', await shop.at('familyshop').post('/products/goods', { token: other, body }));
  return replies;
}
/** Without what is kept: the database has not been heard for 5 s. */
async function readAnew(): Promise<Record<string, string>> {
  shop.wait(5_000);
  const replies = await readAll();
  shop.app.dependencies.catalogueCache.hear();
  return replies;
}
const change = (statement: string) => sql.raw(statement).execute(shop.owner);

describe('what is kept of the catalogue', () => {
  const asMember = () => ({ token: shop.tokens.familyshop ?? '' });
  test.each([
    [`update product set name = '새 이름' where product_no = 'GD0001'`],
    [`update product set market_price = 99000, tag = '새로' where product_no = 'GD0002'`],
    [`update product set state = 'GD00404' where product_no = 'GD0003'`],
    [`update product set state = 'GD00403' where product_no = 'GD0003'`],
    [`update product_option set stock_quantity = 3 where product_no = 'GD0001' and option_no = 1`],
    [`update product_option set stock_quantity = 0 where product_no = 'GD0001'`],
    [
      `update product_option set stock_quantity = 7, use_code = 'GD00702' where product_no = 'GD0001' and option_no = 2`,
    ],
    [`delete from product_option where product_no = 'GD0001' and option_no = 2`],
    [
      `insert into product_option (product_no, option_no, colour_name, label, stock_quantity) values ('GD0001', 3, '민트', '민트', 4)`,
    ],
    [`update listing set sale_price = 4321 where mall_id = 2 and product_no = 'GD0001'`],
    [`update listing set sort_order = 1 where mall_id = 1 and product_no = 'GD0003'`],
    [`update listing set favourite_count = 50 where mall_id = 1 and product_no = 'GD0002'`],
    [`update listing set is_on = false where mall_id = 1 and product_no = 'GD0002'`],
    [`update listing set is_on = true where mall_id = 1 and product_no = 'GD0002'`],
    [
      `update listing set review_count = 8, star_average = 45, star_rank = 450 where mall_id = 1 and product_no = 'GD0002'`,
    ],
    [`delete from listing where mall_id = 2 and product_no = 'GD0002'`],
    [`insert into listing (mall_id, product_no, category_no, sale_price) values (2, 'GD0004', '11', 500)`],
    [`update brand set name = '새 브랜드' where brand_id = 2`],
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
  ])('is what the database says after %s', async (statement) => {
    const before = await readAll();
    await change(statement);
    await told();
    const kept = await readAll();
    expect(kept).toEqual(await readAnew());
    expect(kept).not.toEqual(before);
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

  test('is each mall’s own: the same product has its own price in each', async () => {
    const replies = await readAll();
    const path = '/products/goods/GD0003';
    expect(replies[`familyshop ${path}`]).toContain('"slPrc":10000');
    expect(replies[`hanul ${path}`]).toContain('"slPrc":12300');
  });

  test('shows a member’s own hearts at once, and nobody else’s', async () => {
    const before = await readAll();
    await shop.at('familyshop').put('/favourites/GD0003', asMember());
    const after = await readAll();
    expect(after.cards).toContain('"fvrtYn":"Y"');
    expect(after['cards of another']).toBe(before['cards of another']);
    await shop.at('familyshop').delete('/favourites/GD0003', asMember());
    expect((await readAll()).cards).not.toContain('"fvrtYn":"Y"');
  });

  test('shows a market price to members alone', async () => {
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
});
