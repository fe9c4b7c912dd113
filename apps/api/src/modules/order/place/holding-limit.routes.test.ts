import type { Cart } from '@mall/contracts/cart-lines';
import type { GoodsDetail } from '@mall/contracts/goods-detail';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Buyer, createBuyer, item, stockOf } from '../../../testing/buyer.ts';
import { goods, option } from '../../../testing/products.ts';
import { tally } from '../../../testing/rush.ts';
import { addMember, openShop, type Shop } from '../../../testing/shop.ts';
import { insertSale } from '../../../testing/special-sales.ts';

const options = [1, 2].map((optionNo) => option({ optionNo, label: `${optionNo}호`, stockQuantity: 223 }));
const kettle = goods('GD0001', { name: '주전자', salePrice: 1_000, hasFreeDelivery: true, options });
const cup = goods('GD0002', { name: '컵', salePrice: 1_000, hasFreeDelivery: true, options });

let shop: Shop;
let members = 0;
beforeAll(async () => {
  shop = await openShop({
    products: [kettle, cup],
    malls: [
      { mallId: 1, mallUrl: 'familyshop' },
      { mallId: 2, mallUrl: 'gamnamu', isMarketing: true },
    ],
  });
  // The defaults of the table `mall`.
  await shop.owner.updateTable('mall').set({ mostPieces: 20, mostUnpaidOrders: 5 }).execute();
  shop.app.dependencies.malls.forget();
});
afterAll(() => shop.close());
beforeEach(() => shop.owner.updateTable('product').set({ mostPieces: null }).execute());

async function newBuyer(): Promise<Buyer> {
  members += 1;
  return createBuyer(shop, { token: await addMember(shop, `member${members}`) });
}
const total = (pieces: number) => ({ expectedTotal: pieces * 1_000 });
const kettles = (pieces: number, optionNo = 1) => [item('GD0001', pieces, optionNo)];
const tooMany = '‘주전자’ 상품은 한 사람이 한 번에 20개까지 살 수 있어요.';

test('without settings of the mall or its products, the limits are twenty pieces and five unpaid orders', async () => {
  const columns = shop.owner
    .selectFrom('information_schema.columns' as never)
    .select(['column_name', 'column_default'] as never)
    .where('table_name' as never, '=', 'mall' as never)
    .where('column_name' as never, 'like', 'most_%' as never)
    .orderBy('column_name' as never);
  expect(await columns.execute()).toEqual([
    { columnName: 'most_open_applications', columnDefault: '3' },
    { columnName: 'most_pieces', columnDefault: '20' },
    { columnName: 'most_unpaid_orders', columnDefault: '5' },
  ]);
});

describe('pieces of a product', () => {
  test('are limited to twenty over all options and orders; the error says how many are held and what to do', async () => {
    const buyer = await newBuyer();
    const before = await stockOf(shop, 'GD0001');
    expect(await buyer.place(kettles(21), total(21))).toMatchObject({
      ...{ status: 409, code: '4710', description: `${tooMany} 수량을 줄여 주세요.` },
    });
    await buyer.order(kettles(12), 12_000);
    const reply = await buyer.place([...kettles(1), ...kettles(8, 2)], total(9));
    expect(reply).toMatchObject({
      code: '4710',
      description: `${tooMany} 결제하지 않은 주문에 12개가 있어요. 그 주문을 결제하거나 취소해 주세요.`,
    });
    await buyer.order(kettles(8, 2), 8_000);
    expect(await buyer.place(kettles(1), total(1))).toMatchObject({ code: '4710' });
    expect([before - (await stockOf(shop, 'GD0001')), await stockOf(shop, 'GD0001', 2)]).toEqual([12, 215]);
    // Another product and another member are not affected.
    await buyer.order([item('GD0002', 20)], 20_000);
    await (await newBuyer()).order(kettles(20), 20_000);
  });

  test('cannot exceed the limit by ten concurrent requests', async () => {
    const buyer = await newBuyer();
    const replies = await Promise.all(Array.from({ length: 10 }, () => buyer.place(kettles(9), total(9))));
    expect(tally(replies)).toEqual({ '0000': 2, '4710': 8 });
  });

  test('may be held again once they are paid, cancelled or cancelled in part', async () => {
    const buyer = await newBuyer();
    await buyer.buy(kettles(20), 20_000);
    const orderNo = await buyer.order(kettles(20), 20_000);
    await buyer.claim(orderNo, 0, { lines: [{ lineNo: 1, quantity: 20 }] });
    await buyer.order(kettles(20), 20_000);
  });

  test('follow the product’s own limit instead of the mall’s, lower or higher', async () => {
    const buyer = await newBuyer();
    const limit = (mostPieces: number) =>
      shop.owner.updateTable('product').set({ mostPieces }).where('productNo', '=', 'GD0001').execute();
    await limit(2);
    expect(await buyer.place(kettles(3), total(3))).toMatchObject({ code: '4710' });
    await limit(40);
    await buyer.order(kettles(40), 40_000);
  });

  test('of a special sale are limited by the sale, and count for no other limit', async () => {
    await insertSale(shop.owner, { saleNo: 1, productNo: 'GD0001', salePrice: 1_000, mostPerMember: 25 });
    const buyer = await newBuyer();
    expect(
      (await buyer.post<{ lines: { mostPieces: number }[] }>('/order-sheet', { items: kettles(25), saleNo: 1 })).data,
    ).toMatchObject({ exceededLimit: null, lines: [{ mostPieces: 25 }] });
    await buyer.order(kettles(25), 25_000, { saleNo: 1 });
    expect(await buyer.place(kettles(1), { saleNo: 1, ...total(1) })).toMatchObject({ code: '4602' });
    await buyer.order(kettles(20), 20_000);
  });
});

describe('unpaid orders', () => {
  test('are limited to five, also under ten concurrent requests; paying or cancelling one makes room for another', async () => {
    const buyer = await newBuyer();
    const replies = await Promise.all(Array.from({ length: 10 }, () => buyer.place(kettles(1), total(1))));
    expect(tally(replies)).toEqual({ '0000': 5, '4711': 5 });
    const placed = replies.flatMap(({ data }) => data?.orderNo ?? []);
    expect(await buyer.place(kettles(1), total(1))).toMatchObject({
      status: 409,
      description: '결제하지 않은 주문이 5건 있어요. 그 주문을 결제하거나 취소한 뒤에 새로 주문해 주세요.',
    });
    await buyer.pay(placed[0] ?? '');
    const again = await buyer.order(kettles(1), 1_000);
    expect(await buyer.place(kettles(1), total(1))).toMatchObject({ code: '4711' });
    await buyer.claim(again, 0);
    await buyer.order(kettles(1), 1_000);
  });
});

describe('what is shown before ordering', () => {
  test('product, basket and order page show the limit; the order page says why an order would be rejected', async () => {
    const buyer = await newBuyer();
    expect((await buyer.get<GoodsDetail>('/products/goods/GD0001')).data?.mostPieces).toBe(20);
    expect((await buyer.sheet(kettles(20))).data).toMatchObject({ exceededLimit: null, lines: [{ mostPieces: 20 }] });
    expect((await buyer.sheet(kettles(21))).data?.exceededLimit).toBe(`${tooMany} 수량을 줄여 주세요.`);
    await buyer.order(kettles(15), 15_000);
    expect((await buyer.sheet(kettles(6))).data?.exceededLimit).toContain('결제하지 않은 주문에 15개가 있어요');
  });

  test('the basket rejects more of a product than the limit by any route, and always accepts fewer', async () => {
    const buyer = await newBuyer();
    const put = (quantity: number, optionNo = 1) => buyer.post('/cart/lines', { items: kettles(quantity, optionNo) });
    const line = (quantity: number, optionNo = 1) => ({ productNo: 'GD0001', optionNo, quantity });
    expect(await put(21)).toMatchObject({ code: '4710' });
    await put(12);
    expect(await put(9, 2)).toMatchObject({ code: '4710', description: `${tooMany} 수량을 줄여 주세요.` });
    expect(await put(9)).toMatchObject({ code: '4710' });
    await put(8, 2);
    expect(await buyer.put('/cart/lines', { lines: [line(13)] })).toMatchObject({ code: '4710' });
    expect(await buyer.put('/cart/lines', { lines: [line(11), line(9, 2)] })).toMatchObject({ code: '0000' });
    const exchange = { productNo: 'GD0001', optionNo: 2, newOptionNo: 1, quantity: 10 };
    expect(await buyer.put('/cart/option', exchange)).toMatchObject({ code: '4710' });
    await shop.owner.updateTable('product').set({ mostPieces: 3 }).where('productNo', '=', 'GD0001').execute();
    const { data } = await buyer.put<Cart>('/cart/lines', { lines: [line(5)] });
    expect(data?.lines).toMatchObject([{ quantity: 9, mostPieces: 3 }, { quantity: 5 }]);
  });
});

// R1.06
test('the shared guest of a marketing mall holds nothing: 4030 wherever pieces, phones or baskets could be held', async () => {
  const guest = shop.tokens.gamnamu ?? '';
  const at = shop.at('gamnamu');
  const buyer = createBuyer(shop, { mallUrl: 'gamnamu', token: guest });
  expect(await buyer.place(kettles(1), total(1))).toMatchObject({ status: 403, code: '4030' });
  expect(await buyer.sheet(kettles(1))).toMatchObject({ code: '4030' });
  expect(await buyer.post('/cart/lines', { items: kettles(1) })).toMatchObject({ code: '4030' });
  expect(await at.get('/application-form', { token: guest })).toMatchObject({ code: '4030' });
  expect(await at.get('/application-drafts/HP0001', { token: guest })).toMatchObject({ code: '4030' });
  expect(await at.get('/subscription-application-form', { token: guest })).toMatchObject({ code: '4030' });
  expect(await shop.owner.selectFrom('mallOrder').select('orderNo').where('mallId', '=', 2).execute()).toEqual([]);
});
