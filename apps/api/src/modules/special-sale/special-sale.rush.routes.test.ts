import { afterAll, beforeAll, expect, test } from 'vitest';
import { item, orderBody, stockOf } from '../../testing/buyer.ts';
import { goods, option } from '../../testing/products.ts';
import { startRush, tally } from '../../testing/rush.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import { insertSale, takenPiecesOf } from '../../testing/special-sales.ts';

const buyers = 300;
const pieces = 50;
const options = [1, 2].map((optionNo) => option({ optionNo, stockQuantity: 1_000 }));
const wanted = goods('GD0001', { options });

let shop: Shop;
let rush: Awaited<ReturnType<typeof startRush>>;
beforeAll(async () => {
  shop = await openShop({
    products: [wanted],
    malls: [{ mallId: 1, mallUrl: 'familyshop' }],
  });
  const limits = { optionNos: [1, 2], mostPerMember: 1 };
  await insertSale(shop.owner, { ...limits, saleNo: 1, productNo: 'GD0001', totalPieces: pieces });
  await insertSale(shop.owner, { ...limits, saleNo: 2, productNo: 'GD0001', totalPieces: 1_000 });
  rush = await startRush(shop, buyers);
});
afterAll(async () => {
  await rush?.close();
  await shop?.close();
});

/** Orders one piece at a sale, through the server of this number. */
const place = (buyer: number, saleNo: number, server = buyer) => {
  const items = [item('GD0001', 1, 1 + (server % 2))];
  const body = orderBody({ items, saleNo, expectedTotal: 9_000 });
  return rush.send<{ orderNo: string }>(buyer, '/orders', body, server);
};

test('three hundred concurrent members at a sale of fifty, one each, at two servers: exactly fifty get one, although the shelf has more', async () => {
  const replies = await Promise.all(Array.from({ length: buyers }, (_, buyer) => place(buyer, 1)));
  expect(tally(replies)).toEqual({ '0000': pieces, '4601': buyers - pieces });
  expect(await takenPiecesOf(shop.owner, 1)).toBe(pieces);
  const left = (await stockOf(shop, 'GD0001', 1)) + (await stockOf(shop, 'GD0001', 2));
  expect(left).toBe(2_000 - pieces);
});

test('one member at both servers and with both options at once gets one', async () => {
  const replies = await Promise.all(Array.from({ length: 20 }, (_, submit) => place(0, 2, submit)));
  expect(tally(replies)).toEqual({ '0000': 1, '4602': 19 });
  expect(await takenPiecesOf(shop.owner, 2)).toBe(1);
});
