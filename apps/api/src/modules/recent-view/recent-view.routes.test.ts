import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { goods } from '../../testing/products.ts';
import { addMember, openShop, type Shop } from '../../testing/shop.ts';

const numberOf = (index: number) => `GD${String(index).padStart(4, '0')}`;
const products = Array.from({ length: 60 }, (_, index) => goods(numberOf(index + 1)));

let shop: Shop;
let other: string;
beforeAll(async () => {
  shop = await openShop({
    products,
    malls: [
      { mallId: 1, mallUrl: 'familyshop' },
      { mallId: 2, mallUrl: 'hanul' },
      { mallId: 3, mallUrl: 'gamnamu', isMarketing: true },
    ],
  });
  other = await addMember(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.owner.deleteFrom('recentView').execute();
});

type Views = { productNos: string[] };
const client = (mallUrl = 'familyshop', token = shop.tokens[mallUrl] ?? '') => {
  const at = shop.at(mallUrl);
  const look = async (reply: Promise<{ data?: Views }>) => (await reply).data?.productNos;
  return {
    list: () => look(at.post<Views>('/recent-views', { token, body: { productNos: [] } })),
    merge: (...productNos: string[]) => look(at.post<Views>('/recent-views', { token, body: { productNos } })),
    remove: (productNo: string) => look(at.delete<Views>(`/recent-views/${productNo}`, { token })),
    clear: () => look(at.delete<Views>('/recent-views', { token })),
    post: (body: object) => at.post('/recent-views', { token, body }),
  };
};

// R4.10
test('products of a device are added in its order; those that the member already has keep their places', async () => {
  const { merge, list } = client();
  expect(await merge('GD0002', 'GD0001')).toEqual(['GD0002', 'GD0001']);
  shop.wait(1000);
  expect(await merge('GD0001', 'GD0003')).toEqual(['GD0003', 'GD0002', 'GD0001']);
  expect(await list()).toEqual(['GD0003', 'GD0002', 'GD0001']);
});

test('only the newest fifty are kept, whatever is merged', async () => {
  const { merge } = client();
  await merge(...products.slice(0, 50).map(({ productNo }) => productNo));
  shop.wait(1000);
  const all = await merge('GD0051', 'GD0052');
  expect(all).toHaveLength(50);
  expect(all?.slice(0, 3)).toEqual(['GD0051', 'GD0052', 'GD0001']);
  expect(all).not.toContain('GD0050');
});

test('a number that this mall does not list is left out; more than fifty, or anything but numbers, are refused', async () => {
  const { merge, post } = client();
  expect(await merge('GD9999', 'GD0001', "'; drop table member --".slice(0, 20))).toEqual(['GD0001']);
  const many = Array.from({ length: 51 }, (_, index) => numberOf(index));
  expect(await post({ productNos: many })).toMatchObject({ status: 400, code: '4000' });
  expect(await post({ productNos: ['a\0b'] })).toMatchObject({ status: 400, code: '4000' });
});

test('one is removed, or all', async () => {
  const { merge, remove, clear } = client();
  await merge('GD0003', 'GD0002', 'GD0001');
  expect(await remove('GD0002')).toEqual(['GD0003', 'GD0001']);
  expect(await remove('GD0002')).toEqual(['GD0003', 'GD0001']);
  expect(await clear()).toEqual([]);
});

test('another member and another mall have separate lists', async () => {
  await client().merge('GD0001');
  const outsider = client('familyshop', other);
  expect(await outsider.list()).toEqual([]);
  await outsider.remove('GD0001');
  await outsider.clear();
  expect(await client('hanul').list()).toEqual([]);
  await client('hanul').clear();
  expect(await client().list()).toEqual(['GD0001']);
});

// R1.06
test('a marketing mall’s guest has none: 4030', async () => {
  expect(await client('gamnamu').post({ productNos: [] })).toMatchObject({ status: 403, code: '4030' });
});
