import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Buyer, createBuyer, item } from '../../testing/buyer.ts';
import { changeWhileWaiting } from '../../testing/locked-stock.ts';
import { goods, option } from '../../testing/products.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import { insertSale, takenPiecesOf } from '../../testing/special-sales.ts';

const options = [1, 2].map((optionNo) => option({ optionNo, stockQuantity: 10 }));
const kettle = goods('GD0001', { salePrice: 10_000, options });
const hour = 3_600_000;

let shop: Shop;
let buyer: Buyer;
beforeAll(async () => {
  shop = await openShop({
    products: [kettle],
    malls: [{ mallId: 1, mallUrl: 'familyshop' }],
  });
  buyer = createBuyer(shop);
});
afterAll(() => shop.close());

const setSale = (saleNo: number, values: { salePrice?: number; endsAt?: Date; optionNos?: number[] }) =>
  shop.owner.updateTable('specialSale').set(values).where('saleNo', '=', saleNo).execute();
const setListing = (values: { isOn?: boolean; salePrice?: number }) =>
  shop.owner.updateTable('listing').set(values).execute();

test.each([
  ['is ended by the operator', '4600', 1, () => setSale(1, { endsAt: new Date(Date.now() - hour / 2) })],
  ['gets another price', '4093', 2, () => setSale(2, { salePrice: 6_500 })],
  ['no longer sells the option', '4042', 3, () => setSale(3, { optionNos: [2] })],
  ['sells goods that are taken off the mall', '4042', 4, () => setListing({ isOn: false })],
])(
  'a sale that %s while an order waits for its stock: %s, and no piece of it is taken',
  async (_, code, saleNo, change) => {
    await insertSale(shop.owner, { saleNo, productNo: 'GD0001' });
    const submit = () => buyer.place([item('GD0001')], { saleNo, expectedTotal: 9_000 });
    expect(await changeWhileWaiting(shop, { productNo: 'GD0001', submit, change })).toMatchObject({ code });
    expect(await takenPiecesOf(shop.owner, saleNo)).toBe(0);
    await setListing({ isOn: true });
  },
);

test('an order of the last piece of a sale is placed, although it sells the sale out, and although the usual price changes', async () => {
  await insertSale(shop.owner, { saleNo: 5, productNo: 'GD0001', totalPieces: 1 });
  const submit = () => buyer.place([item('GD0001')], { saleNo: 5, expectedTotal: 9_000 });
  const change = () => setListing({ salePrice: 12_000 });
  expect(await changeWhileWaiting(shop, { productNo: 'GD0001', submit, change })).toMatchObject({ code: '0000' });
  expect(await takenPiecesOf(shop.owner, 5)).toBe(1);
});
