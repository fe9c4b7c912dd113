import type { ApprovalState, GoodsState, OptionUse } from '@mall/contracts/product-codes';
import type { DB } from '@mall/db/generated';
import { sql, type Transaction } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Buyer, createBuyer, item, stockOf } from '../../../testing/buyer.ts';
import { holdCommits } from '../../../testing/held-commit.ts';
import { changeWhileWaiting, waitUntilWaiting } from '../../../testing/locked-stock.ts';
import { goods, option } from '../../../testing/products.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';

const kettle = goods('GD0001', { salePrice: 30_000, options: [option({ stockQuantity: 2 })] });
const cup = goods('GD0002', { salePrice: 20_000 });
/** Higher number first, as a query without `order by` would return the rows. */
const pair = [goods('GD0009'), goods('GD0008')];

let shop: Shop;
let buyer: Buyer;
beforeAll(async () => {
  const products = [kettle, cup, ...pair];
  shop = await openShop({
    products,
  });
  buyer = createBuyer(shop);
});
afterAll(() => shop.close());

const setProduct = (values: { state?: GoodsState; approval?: ApprovalState; hasFreeDelivery?: boolean }) =>
  shop.owner.updateTable('product').set(values).where('productNo', '=', 'GD0001').execute();
const setOption = (values: { useCode?: OptionUse; extraPrice?: number }) =>
  shop.owner.updateTable('productOption').set(values).where('productNo', '=', 'GD0001').execute();
const setListing = (values: { isOn?: boolean; salePrice?: number }, productNo = 'GD0001', mallId = 1) =>
  shop.owner
    .updateTable('listing')
    .set(values)
    .where('mallId', '=', mallId)
    .where('productNo', '=', productNo)
    .execute();
const setMall = (values: { deliveryFee?: number; remoteSurcharge?: number }) =>
  shop.owner.updateTable('mall').set(values).where('mallId', '=', 1).execute();
const setFee = (fee: number) =>
  shop.owner.insertInto('deliveryFee').values({ mallId: 1, deliveryMethod: '1', fee, freeFrom: null }).execute();

afterEach(async () => {
  await setProduct({ state: 'GD00403', approval: 'Y', hasFreeDelivery: false });
  await setOption({ useCode: 'GD00701', extraPrice: 0 });
  await setListing({ isOn: true, salePrice: 30_000 });
  await setListing({ salePrice: 20_000 }, 'GD0002');
  await setMall({ deliveryFee: 3_000, remoteSurcharge: 3_000 });
  await shop.owner.deleteFrom('deliveryFee').execute();
});
const countOrders = async () => (await shop.owner.selectFrom('mallOrder').select('orderNo').execute()).length;

/** Orders one kettle (33,000 won), which waits for the stock's lock while the operator makes a change. */
const orderWhile = (change: () => Promise<unknown>, items = [item('GD0001')], expectedTotal = 33_000) =>
  changeWhileWaiting(shop, { productNo: 'GD0001', submit: () => buyer.place(items, { expectedTotal }), change });

describe('an order that waited for its stock', () => {
  test.each([
    ['stopped', '4042', () => setProduct({ state: 'GD00404' })],
    ['deleted', '4042', () => setProduct({ state: 'GD00406' })],
    ['excluded from operation', '4042', () => setProduct({ state: 'GD00407' })],
    ['refused by the provider', '4042', () => setProduct({ approval: 'N' })],
    ['sold out by the operator', '4091', () => setProduct({ state: 'GD00405' })],
    ['taken off this mall', '4042', () => setListing({ isOn: false })],
    ['made dearer', '4093', () => setListing({ salePrice: 31_000 })],
    ['made cheaper', '4093', () => setListing({ salePrice: 29_000 })],
    ['given free delivery', '4093', () => setProduct({ hasFreeDelivery: true })],
    ['put under a dearer usual rate', '4093', () => setMall({ deliveryFee: 3_500 })],
    ['put under a dearer rate of its method', '4093', () => setFee(4_000)],
  ])('is refused when its goods are %s meanwhile: %s, and nothing is stored', async (_, code, change) => {
    const before = await countOrders();
    expect(await orderWhile(change)).toMatchObject({ code });
    expect(await countOrders()).toBe(before);
    expect(await stockOf(shop, 'GD0001')).toBe(2);
  });

  test('is rejected with the current total when a price changed', async () => {
    const reply = await orderWhile(() => setListing({ salePrice: 31_000 }));
    expect(reply).toMatchObject({ status: 409, code: '4093', description: '지금 결제할 금액은 34,000원이에요.' });
  });

  test('is rejected when two prices changed so that the total stayed the same', async () => {
    const change = () => Promise.all([setListing({ salePrice: 29_000 }), setListing({ salePrice: 21_000 }, 'GD0002')]);
    expect(await orderWhile(change, [item('GD0001'), item('GD0002')], 50_000)).toMatchObject({ code: '4093' });
  });

  test.each([
    ['another mall takes them off', () => setListing({ isOn: false }, 'GD0001', 2)],
    ['the surcharge of a region it does not go to changes', () => setMall({ remoteSurcharge: 9_000 })],
  ])('is placed when %s', async (_, change) => {
    const reply = await orderWhile(change);
    expect(reply).toMatchObject({ code: '0000' });
    await buyer.claim(reply.data?.orderNo ?? '', 0);
    expect(await stockOf(shop, 'GD0001')).toBe(2);
  });

  test('is placed even if it takes the last pieces itself', async () => {
    const reply = await orderWhile(() => Promise.resolve(), [item('GD0001', 2)], 60_000);
    expect(reply).toMatchObject({ code: '0000' });
    expect(await stockOf(shop, 'GD0001')).toBe(0);
    await buyer.claim(reply.data?.orderNo ?? '', 0, { lines: [{ lineNo: 1, quantity: 2 }] });
  });
});

test.each([
  ['stopped', '4042', { useCode: 'GD00702' as const }],
  ['sold out by the operator', '4091', { useCode: 'GD00703' as const }],
  ['made dearer', '4093', { extraPrice: 500 }],
])(
  'an option that is %s by the transaction that the order waits for is not sold as it was: %s',
  async (_, code, values) => {
    const reply = await changeWhileWaiting(shop, {
      productNo: 'GD0001',
      submit: () => buyer.place([item('GD0001')], { expectedTotal: 33_000 }),
      change: (holder) =>
        holder.updateTable('productOption').set(values).where('productNo', '=', 'GD0001').executeTakeFirstOrThrow(),
    });
    expect(reply).toMatchObject({ code });
  },
);

describe('an operator’s change between an order’s last query and its COMMIT', () => {
  let commits: Awaited<ReturnType<typeof holdCommits>>;
  beforeAll(async () => {
    commits = await holdCommits(shop, 'mall_order');
  });
  afterAll(() => commits.close());
  const placeKettle = () => buyer.place([item('GD0001')], { expectedTotal: 33_000 });

  test.each([
    ['stopping the goods', () => setProduct({ state: 'GD00404' }), '4042'],
    ['taking them off this mall', () => setListing({ isOn: false }), '4042'],
    ['another price', () => setListing({ salePrice: 31_000 }), '4093'],
    ['free delivery', () => setProduct({ hasFreeDelivery: true }), '4093'],
    ['another price of the option', () => setOption({ extraPrice: 500 }), '4093'],
    ['stopping the option', () => setOption({ useCode: 'GD00702' }), '4042'],
  ])('waits for the order, which comes first: %s', async (_, change, code) => {
    const reply = await commits.comesFirst(placeKettle, change);
    expect(reply).toMatchObject({ code: '0000' });
    expect(await placeKettle()).toMatchObject({ code });
    await buyer.claim(reply.data?.orderNo ?? '', 0);
  });

  test('an order takes and returns its pieces without waiting while staff hold locks on the product and its options', async () => {
    const hold = `select from product where product_no = 'GD0001' for update nowait;
      select from product_option where product_no = 'GD0001' for update nowait`;
    await shop.owner.transaction().execute(async (holder) => {
      await sql.raw(hold).execute(holder);
      const reply = await placeKettle();
      expect(reply).toMatchObject({ code: '0000' });
      expect(await buyer.claim(reply.data?.orderNo ?? '', 0)).toMatchObject({ code: '0000' });
    });
    const last = () => buyer.place([item('GD0001', 2)], { expectedTotal: 60_000 });
    const { pending } = await commits.whileHeld(last, () => sql.raw(hold).execute(shop.owner));
    const reply = await pending;
    expect(reply).toMatchObject({ code: '0000' });
    expect(await stockOf(shop, 'GD0001')).toBe(0);
    await buyer.claim(reply.data?.orderNo ?? '', 0, { lines: [{ lineNo: 1, quantity: 2 }] });
  });

  test('does not wait for an order when another mall stops the goods', async () => {
    const { pending } = await commits.whileHeld(placeKettle, () => setListing({ isOn: false }, 'GD0001', 2));
    const reply = await pending;
    expect(reply).toMatchObject({ code: '0000' });
    await buyer.claim(reply.data?.orderNo ?? '', 0);
    await setListing({ isOn: true }, 'GD0001', 2);
  });

  test('an order waits for an uncommitted stop, and is rejected once it commits', async () => {
    const stop = async (holder: Transaction<DB>) => {
      await holder.updateTable('product').set({ state: 'GD00404' }).where('productNo', '=', 'GD0001').execute();
      const placing = placeKettle();
      await waitUntilWaiting(shop.owner, 1);
      return { placing };
    };
    const before = await countOrders();
    const { placing } = await shop.owner.transaction().execute(stop);
    expect(await placing).toMatchObject({ code: '4042' });
    expect(await countOrders()).toBe(before);
  });

  const isFree = (productNo: string) =>
    sql`select from listing where mall_id = 1 and product_no = ${productNo} for update nowait`.execute(shop.owner).then(
      () => true,
      () => false,
    );

  test.each([
    ['an order', () => buyer.place([item('GD0009'), item('GD0008')], { expectedTotal: 23_000 })],
    [
      'who unmarks all favourites',
      () => shop.at('familyshop').delete('/favourites', { token: shop.tokens['familyshop'] ?? '' }),
    ],
  ])('of several goods %s locks those with the lower number first, so that no deadlock occurs', async (_, submit) => {
    const marks = ['GD0009', 'GD0008'].map((productNo) => ({
      ...{ mallId: 1, memberNo: shop.memberNos['familyshop'] ?? 0, productNo },
    }));
    await shop.owner
      .insertInto('favourite')
      .values(marks)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { pending } = await shop.owner.transaction().execute(async (holder) => {
      await sql`select from listing where mall_id = 1 and product_no = 'GD0008' for update`.execute(holder);
      const submitted = submit();
      await waitUntilWaiting(shop.owner, 1);
      expect(await isFree('GD0009')).toBe(true);
      return { pending: submitted };
    });
    expect(await pending).toMatchObject({ code: '0000' });
  });
});
