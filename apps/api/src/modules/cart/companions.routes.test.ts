import type { listCompanions } from '@mall/contracts/cart-lines';
import type { DataOf } from '@mall/contracts/endpoint';
import type { OrderState } from '@mall/contracts/order-codes';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createBuyer, item } from '../../testing/buyer.ts';
import { goods, listingOf, option } from '../../testing/products.ts';
import { openShop, type Shop } from '../../testing/shop.ts';

const two = [option({ optionNo: 1 }), option({ optionNo: 2, label: '큰 것' })];
const cup = goods('GD0001', { salePrice: 60_000 });
const plate = goods('GD0002', { salePrice: 60_000, options: two });
const lamp = goods('GD0003', { salePrice: 60_000 });
const spoon = goods('GD0004', { salePrice: 60_000 });
const gone = goods('GD0005', { salePrice: 60_000, state: 'GD00405' });
const hidden = goods('GD0006', { salePrice: 60_000 });
const cheap = goods('GD0007', { salePrice: 60_000 });
const products = [cup, plate, lamp, spoon, gone, hidden, cheap];
let shop: Shop;
beforeAll(async () => {
  const familyshop = products.map((product, index) =>
    // The lamp is in another category.
    listingOf(product, {
      ...{ sortOrder: index, isOn: product !== hidden },
      ...(product === lamp && { categoryNo: '1102' }),
    }),
  );
  shop = await openShop({
    products,
    malls: [
      { mallId: 1, mallUrl: 'familyshop', listings: familyshop },
      { mallId: 2, mallUrl: 'hanul', listings: products.map((product) => listingOf(product)) },
    ],
  });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.owner.deleteFrom('cartLine').execute();
  await shop.owner.updateTable('mallOrder').set({ state: 'EXPIRED' }).execute();
});

const at = (mallUrl = 'familyshop') => ({ client: shop.at(mallUrl), token: shop.tokens[mallUrl] ?? '' });
async function companions(mallUrl = 'familyshop', basket = ['GD0001']) {
  const { client, token } = at(mallUrl);
  const items = basket.map((productNo) => item(productNo));
  if (items.length > 0) await client.post('/cart/lines', { token, body: { items } });
  const reply = await client.get<DataOf<typeof listCompanions>>('/cart/companions', { token });
  return (reply.data?.companions ?? []) as unknown as { gdsGrpNo: string; onlyOptionNo: number | null }[];
}
const numbers = async (mallUrl?: string, basket?: string[]) =>
  (await companions(mallUrl, basket)).map(({ gdsGrpNo }) => gdsGrpNo);
/** An order of these goods, paid by default. */
async function order(productNos: readonly string[], state: OrderState = 'PAID') {
  const buyer = createBuyer(shop, { token: at().token });
  const orderNo = await buyer.order(
    productNos.map((productNo) => item(productNo)),
    60_000 * productNos.length,
  );
  await shop.owner.updateTable('mallOrder').set({ state }).where('orderNo', '=', orderNo).execute();
}

test('goods bought together come first, most often first, then the same category in the mall’s order', async () => {
  await order(['GD0001', 'GD0003']);
  await order(['GD0001', 'GD0003', 'GD0007']);
  expect(await numbers()).toEqual(['GD0003', 'GD0007', 'GD0002', 'GD0004']);
});

test('without orders only the category counts, and an empty basket has none', async () => {
  expect(await numbers()).toEqual(['GD0002', 'GD0004', 'GD0007']);
  await shop.owner.deleteFrom('cartLine').execute();
  expect(await numbers('familyshop', [])).toEqual([]);
});

test('companions exclude what is in the basket, sold out, hidden, or only in cancelled orders', async () => {
  await order(['GD0001', 'GD0003'], 'EXPIRED');
  await order(['GD0001', 'GD0003'], 'CANCELLED');
  expect(await numbers('familyshop', ['GD0001', 'GD0002'])).toEqual(['GD0004', 'GD0007']);
});

test('orders of another mall do not count', async () => {
  await order(['GD0001', 'GD0003']);
  const [first] = await numbers('hanul');
  expect(first).not.toBe('GD0003');
});

test('a companion with a single option names it, so that it can be added directly', async () => {
  const found = await companions();
  expect(found.map(({ onlyOptionNo }) => onlyOptionNo)).toEqual([null, 1, 1]);
});

test('an anonymous visitor gets no companions: 401', async () => {
  expect((await shop.at('familyshop').get('/cart/companions')).status).toBe(401);
});
