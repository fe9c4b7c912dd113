import { listenToChannels } from '@mall/db/notifications';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createFollowers } from '../../background/followers.ts';
import { type Buyer, createBuyer, item } from '../../testing/buyer.ts';
import { holdCommits } from '../../testing/held-commit.ts';
import { goods, option } from '../../testing/products.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import { compareListings, followProducts } from './follow-products.ts';

const kettle = goods('GD0001', { salePrice: 30_000, options: [option({ stockQuantity: 1 })] });
const unlisted = goods('GD0002');
/** More than one step handles. */
const otherMalls = 100;

let shop: Shop;
let buyer: Buyer;
const ends: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  shop = await openShop({ products: [kettle] });
  buyer = createBuyer(shop);
  await run(`insert into mall (mall_id, mall_url, name, title, sales_type, style, logo, footer_logo, customer_phone, email, center_opens_at,
      center_closes_at, company, representative_name, business_number, sales_permit_number, address)
    select 100 + n, 'other-' || n, '몰', '몰', 'GENERAL', 'A', 'l', 'f', '1', 'e', '0900', '1800', 'c', 'r', 'b', 's', 'a'
    from generate_series(1, ${otherMalls}) n;
    insert into category (mall_id, category_no, name, type) select mall_id, '11', '가전', 'GD05302' from mall where mall_id > 100;
    insert into listing (mall_id, product_no, category_no, sale_price) select mall_id, 'GD0001', '11', 29000 from mall where mall_id > 100`);
});
beforeEach(async () => {
  await run(`update option_stock set quantity = 1 where product_no = 'GD0001'`);
  await followProducts(database());
});
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});
afterAll(() => shop.close());

const database = () => shop.app.dependencies.database;
const run = (statements: string) => sql.raw(statements).execute(shop.owner);
const placeLast = () => buyer.place([item('GD0001')], { expectedTotal: 33_000 });
const sell = () => run(`update option_stock set quantity = 0 where product_no = 'GD0001'`);
const countOf = async (condition: string) => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.raw(condition)}`.execute(shop.owner);
  return rows[0]?.n ?? 0;
};
const soldOutMalls = () => countOf('listing where is_sold_out');
const waiting = () => countOf('product_to_follow');
const everyMall = otherMalls + 2;

test('an order that takes the last piece locks no row of another mall; all malls show it sold out soon after the commit', async () => {
  const commits = await holdCommits(shop, 'mall_order');
  const followers = createFollowers(shop.app.dependencies, { error: () => {} });
  const listener = listenToChannels(shop.databaseUrl, followers.channels);
  ends.push(commits.close, listener.close, followers.stop);
  const { pending } = await commits.whileHeld(placeLast, () =>
    run(
      `select from listing where mall_id <> 1 for no key update nowait; select from mall where mall_id <> 1 for no key update nowait`,
    ),
  );
  expect(await pending).toMatchObject({ code: '0000' });
  await expect.poll(soldOutMalls).toBe(everyMall);
  expect(await placeLast()).toMatchObject({ code: '4091' });
});

test('whether a product is for sale is decided by the product itself, whatever listings say', async () => {
  await sell();
  expect(await soldOutMalls()).toBe(0);
  expect(await placeLast()).toMatchObject({ code: '4091' });
  const card = async () =>
    (await buyer.post<{ goodsList: { soldOutYn: string }[] }>('/products/goods', { gdsGrpNolist: ['GD0001'] })).data;
  expect(await card()).toMatchObject({ goodsList: [{ soldOutYn: 'Y' }] });
  await run(`update product set state = 'GD00404' where product_no = 'GD0001'`);
  expect(await countOf('listing where is_visible')).toBe(everyMall);
  expect(await placeLast()).toMatchObject({ code: '4042' });
  expect(await card()).toMatchObject({ goodsList: [] });
  await run(`update product set state = 'GD00403' where product_no = 'GD0001'`);
});

test('a killed process loses nothing: the next one does the rest', async () => {
  await sell();
  let steps = 0;
  await followProducts(database(), { isStopped: () => steps++ > 0 });
  expect(await soldOutMalls()).toBe(90);
  const undone = database()
    .transaction()
    .execute(async (transaction) => {
      await sql`select follow_product(90)`.execute(transaction);
      throw new Error('the process has ended');
    });
  await expect(undone).rejects.toThrow('has ended');
  expect(await waiting()).toBe(1);
  await followProducts(database());
  expect([await soldOutMalls(), await waiting()]).toEqual([everyMall, 0]);
});

test('a mall whose listing is locked delays no other mall or product', async () => {
  await sell();
  let followed: Promise<void> | undefined;
  await shop.owner.transaction().execute(async (holder) => {
    await sql`select from listing where mall_id = 2 for update`.execute(holder);
    followed = followProducts(database());
    await expect.poll(soldOutMalls).toBe(everyMall - 1);
    await sql`insert into product_to_follow (product_no) values ('GD0009')`.execute(shop.owner);
    await expect.poll(waiting).toBe(1);
  });
  await followed;
  expect([await soldOutMalls(), await waiting()]).toEqual([everyMall, 0]);
});

test('a product that staff have locked shows as sold out as soon as they release it, and delays no other', async () => {
  await sell();
  let followed: Promise<void> | undefined;
  await shop.owner.transaction().execute(async (holder) => {
    await sql`select from product where product_no = 'GD0001' for update`.execute(holder);
    await sql`insert into product_to_follow (product_no) values ('GD0009')`.execute(shop.owner);
    followed = followProducts(database());
    await expect.poll(waiting).toBe(1);
    expect(await soldOutMalls()).toBe(0);
  });
  await followed;
  expect([await soldOutMalls(), await waiting()]).toEqual([everyMall, 0]);
});

test('a change that comes while another is followed is not lost', async () => {
  await sell();
  await Promise.all([
    followProducts(database()),
    run(`update option_stock set quantity = 1`),
    followProducts(database()),
  ]);
  await followProducts(database());
  expect([await soldOutMalls(), await waiting()]).toEqual([0, 0]);
});

test('each night finds listings that lag behind for whatever reason', async () => {
  await run(`alter table option_stock disable trigger option_stock_moved`);
  await sell();
  await run(`alter table option_stock enable trigger option_stock_moved`);
  expect(await compareListings(database())).toBe(1);
  await followProducts(database());
  expect(await soldOutMalls()).toBe(everyMall);
  await run(`alter table product disable trigger product_changed; update product set ships_today = not ships_today;
    alter table product enable trigger product_changed`);
  expect(await compareListings(database())).toBe(1);
  await followProducts(database());
  expect(await compareListings(database())).toBe(0);
});

test('a product that no mall lists needs no work', async () => {
  await run(`insert into product (product_no, kind, name, brand_id, image) select '${unlisted.productNo}', kind, name, brand_id, image from product;
    update product set state = 'GD00404' where product_no = '${unlisted.productNo}'`);
  expect(await waiting()).toBe(0);
});
