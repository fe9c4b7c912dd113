import { afterAll, beforeAll, expect, test } from 'vitest';
import { item, orderBody, stockOf } from '../../../testing/buyer.ts';
import { goods, option } from '../../../testing/products.ts';
import { startRush, tally } from '../../../testing/rush.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { followProducts } from '../../listing/follow-products.ts';
import { expireUnpaidOrders } from '../move/expire-unpaid-orders.ts';

const buyers = 500;
const pieces = 100;
const rare = goods('GD0001', { salePrice: 20_000, options: [option({ stockQuantity: pieces })] });
const options = [1, 2, 3].map((optionNo) => option({ optionNo, stockQuantity: 20 }));
const pair = [goods('GD0002', { options }), goods('GD0003', { options })];
const twins = Array.from({ length: 10 }, (_, number) =>
  goods(`GD10${String(number).padStart(2, '0')}`, {
    options: [1, 2].map((optionNo) => option({ optionNo, colourName: String(optionNo), stockQuantity: 1 })),
  }),
);

let shop: Shop;
let rush: Awaited<ReturnType<typeof startRush>>;
beforeAll(async () => {
  const products = [rare, ...pair, ...twins];
  shop = await openShop({ products, malls: [{ mallId: 1, mallUrl: 'familyshop' }] });
  rush = await startRush(shop, buyers);
});
afterAll(async () => {
  await rush?.close();
  await shop?.close();
});

const place = (buyer: number, items: object[], expectedTotal: number) =>
  rush.send<{ orderNo: string }>(buyer, '/orders', orderBody({ items, expectedTotal }));
/** The flag that lists read, once it has been updated. */
const isSoldOut = async (productNo = 'GD0001') => {
  await followProducts(shop.app.dependencies.database);
  const row = shop.owner.selectFrom('product').select('isSoldOut').where('productNo', '=', productNo);
  return (await row.executeTakeFirstOrThrow()).isSoldOut;
};

test('of five hundred concurrent buyers at two servers, a hundred get the hundred pieces, and cancelled pieces return to the shelf', async () => {
  const everyone = Array.from({ length: buyers }, (_, buyer) => buyer);
  const replies = await Promise.all(everyone.map((buyer) => place(buyer, [item('GD0001')], 23_000)));
  expect(tally(replies)).toEqual({ '0000': pieces, '4091': buyers - pieces });
  expect(await stockOf(shop, 'GD0001')).toBe(0);
  expect(await isSoldOut()).toBe(true);
  const reserved = shop.owner.selectFrom('stockMovement').select(({ fn }) => fn.sum<number>('pieces').as('pieces'));
  expect(Number((await reserved.executeTakeFirstOrThrow()).pieces)).toBe(-pieces);

  const holders = everyone.filter((buyer) => replies[buyer]?.code === '0000');
  const givenUp = await Promise.all(
    holders.slice(0, pieces / 2).map((buyer) =>
      rush.send(buyer, `/orders/${replies[buyer]?.data?.orderNo}/claims`, {
        ...{ type: 'CANCEL', fault: 'MEMBER', lines: [{ lineNo: 1, quantity: 1 }] },
        ...{ reason: '마음이 바뀌었어요', expectedRefund: 0 },
      }),
    ),
  );
  expect(tally(givenUp)).toEqual({ '0000': pieces / 2 });
  expect(await stockOf(shop, 'GD0001')).toBe(pieces / 2);
  const later = new Date(Date.now() + 31 * 60_000);
  const expired = await Promise.all(
    [1, 2].map(() => expireUnpaidOrders(shop.app.dependencies.database, { mallId: 1 }, later)),
  );
  expect(expired.reduce((sum, count) => sum + count)).toBe(pieces / 2);
  expect(await stockOf(shop, 'GD0001')).toBe(pieces);
  expect(await isSoldOut()).toBe(false);
});

test('orders of several options in any sequence, selling out meanwhile, never deadlock', async () => {
  const both = pair.flatMap(({ productNo }) => options.map(({ optionNo }) => ({ productNo, optionNo })));
  const shuffled = (buyer: number) =>
    both
      .map((one, index) => ({ ...one, quantity: 1, rank: (index * 7 + buyer * 5) % (6 + (buyer % 3)) }))
      .sort((one, other) => one.rank - other.rank)
      .map(({ rank: _, ...one }) => one);
  const replies = await Promise.all(Array.from({ length: 40 }, (_, buyer) => place(buyer, shuffled(buyer), 60_000)));
  expect(tally(replies)).toEqual({ '0000': 20, '4091': 20 });
  for (const { productNo, optionNo } of both) expect(await stockOf(shop, productNo, optionNo)).toBe(0);
});

test('a product whose last two options sell concurrently is sold out', async () => {
  for (const { productNo } of twins) {
    const replies = await Promise.all(
      [1, 2].map((optionNo) => place(optionNo, [item(productNo, 1, optionNo)], 13_000)),
    );
    expect(tally(replies)).toEqual({ '0000': 2 });
    expect(await isSoldOut(productNo)).toBe(true);
  }
});
