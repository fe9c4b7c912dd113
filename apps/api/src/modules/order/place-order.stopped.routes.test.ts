import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Buyer, createBuyer, item, orderTerms, stockOf } from '../../testing/buyer.ts';
import { createFakeGateway } from '../../testing/fake-gateway.ts';
import { changeWhileWaiting } from '../../testing/locked-stock.ts';
import { goods, listingOf, option } from '../../testing/products.ts';
import { openShop, type Shop } from '../../testing/shop.ts';

const kettle = goods('GD0001', { salePrice: 30_000, options: [option({ stockQuantity: 2 })] });
const cup = goods('GD0002', { salePrice: 20_000 });

let shop: Shop;
let buyer: Buyer;
beforeAll(async () => {
  const fake = createFakeGateway();
  const listings = [kettle, cup].map((product) => listingOf(product));
  shop = await openShop({
    products: [kettle, cup],
    terms: orderTerms,
    gateway: fake.gateway,
    malls: [
      { mallId: 1, mallUrl: 'familyshop', listings },
      { mallId: 2, mallUrl: 'hanul', listings },
    ],
  });
  buyer = createBuyer(shop, fake);
});
afterAll(() => shop.close());

const setProduct = (values: { status?: string; approval?: string; hasFreeDelivery?: boolean }) =>
  shop.owner.updateTable('product').set(values).where('productNo', '=', 'GD0001').execute();
const setOption = (values: { useCode?: string; extraPrice?: number }) =>
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
  await setProduct({ status: 'GD00403', approval: 'Y', hasFreeDelivery: false });
  await setListing({ isOn: true, salePrice: 30_000 });
  await setListing({ salePrice: 20_000 }, 'GD0002');
  await setMall({ deliveryFee: 3_000, remoteSurcharge: 3_000 });
  await shop.owner.deleteFrom('deliveryFee').execute();
});
const countOrders = async () => (await shop.owner.selectFrom('mallOrder').select('orderNo').execute()).length;

/** An order of one kettle, 33,000 won, that waits for its stock while the operator changes something. */
const orderWhile = (change: () => Promise<unknown>, items = [item('GD0001')], expectedTotal = 33_000) =>
  changeWhileWaiting(shop, { productNo: 'GD0001', press: () => buyer.place(items, { expectedTotal }), change });

describe('an order that waited for its stock', () => {
  test.each([
    ['stopped', '4042', () => setProduct({ status: 'GD00404' })],
    ['deleted', '4042', () => setProduct({ status: 'GD00406' })],
    ['excluded from operation', '4042', () => setProduct({ status: 'GD00407' })],
    ['refused by the provider', '4042', () => setProduct({ approval: 'N' })],
    ['sold out by the operator', '4091', () => setProduct({ status: 'GD00405' })],
    ['taken off this mall', '4042', () => setListing({ isOn: false })],
    ['made dearer', '4093', () => setListing({ salePrice: 31_000 })],
    ['made cheaper', '4093', () => setListing({ salePrice: 29_000 })],
    ['given free delivery', '4093', () => setProduct({ hasFreeDelivery: true })],
    ['put under a dearer usual tariff', '4093', () => setMall({ deliveryFee: 3_500 })],
    ['put under a dearer tariff of its method', '4093', () => setFee(4_000)],
  ])('is refused when its goods are %s meanwhile: %s, and nothing is kept', async (_, code, change) => {
    const before = await countOrders();
    expect(await orderWhile(change)).toMatchObject({ code });
    expect(await countOrders()).toBe(before);
    expect(await stockOf(shop, 'GD0001')).toBe(2);
  });

  test('is told the total of now when a price changed', async () => {
    const reply = await orderWhile(() => setListing({ salePrice: 31_000 }));
    expect(reply).toMatchObject({ status: 409, code: '4093', description: '지금 결제할 금액은 34,000원이에요.' });
  });

  test('is refused when two prices changed so that the total stayed the same', async () => {
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

  test('is placed though it takes the last pieces itself', async () => {
    const reply = await orderWhile(() => Promise.resolve(), [item('GD0001', 2)], 60_000);
    expect(reply).toMatchObject({ code: '0000' });
    expect(await stockOf(shop, 'GD0001')).toBe(0);
    await buyer.claim(reply.data?.orderNo ?? '', 0, { lines: [{ lineNo: 1, quantity: 2 }] });
  });
});

test.each([
  ['stopped', '4042', { useCode: 'GD00702' }],
  ['sold out by the operator', '4091', { useCode: 'GD00703' }],
  ['made dearer', '4093', { extraPrice: 500 }],
])('an option that is %s by whom the order waits for is not sold as it was: %s', async (_, code, values) => {
  const reply = await changeWhileWaiting(shop, {
    productNo: 'GD0001',
    press: () => buyer.place([item('GD0001')], { expectedTotal: 33_000 }),
    change: (holder) =>
      holder.updateTable('productOption').set(values).where('productNo', '=', 'GD0001').executeTakeFirstOrThrow(),
  });
  expect(reply).toMatchObject({ code });
  await setOption({ useCode: 'GD00701', extraPrice: 0 });
});
