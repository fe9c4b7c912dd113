import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { goods, listingOf, phone, subscription } from '../../testing/products.ts';
import { addMember, openShop, type Shop } from '../../testing/shop.ts';
import { followProducts } from '../listing/follow-products.ts';

const products = [goods('GD0001'), goods('GD0002'), phone('HP0001'), subscription('SB0001')];
const stopped = goods('GD0003', { state: 'GD00404' });
const onlyHanul = goods('GD0004');

let shop: Shop;
let other: string;
beforeAll(async () => {
  const listings = [...products, stopped].map((product) => listingOf(product));
  shop = await openShop({
    products: [...products, stopped, onlyHanul],
    malls: [
      { mallId: 1, mallUrl: 'familyshop', listings },
      { mallId: 2, mallUrl: 'hanul', listings: [...listings, listingOf(onlyHanul)] },
      { mallId: 3, mallUrl: 'gamnamu', isMarketing: true, listings },
    ],
  });
  other = await addMember(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.owner.deleteFrom('favourite').execute();
  await shop.owner.updateTable('listing').set({ favouriteCount: 0 }).execute();
});

type Call = { readonly mallUrl?: string; readonly token?: string };
const options = ({ mallUrl = 'familyshop', token = shop.tokens[mallUrl] ?? '' }: Call) => ({ token });
const mark = (productNo: string, call: Call = {}) =>
  shop.at(call.mallUrl ?? 'familyshop').put(`/favourites/${productNo}`, options(call));
const unmark = (productNo: string, call: Call = {}) =>
  shop.at(call.mallUrl ?? 'familyshop').delete(`/favourites/${productNo}`, options(call));
type Wishlist = { total: number; goodsList: { gdsGrpNo: string; fvrtYn: string }[] };
const wishlist = async (call: Call = {}) =>
  (await shop.at(call.mallUrl ?? 'familyshop').get<Wishlist>('/favourites', options(call))).data;
const countOf = async (productNo: string) => {
  const rows = await shop.owner
    .selectFrom('listing')
    .select(['mallId', 'favouriteCount'])
    .where('productNo', '=', productNo)
    .orderBy('mallId')
    .execute();
  return rows.map((row) => row.favouriteCount);
};

// R4.09
describe('favourites', () => {
  test('are marked and unmarked, and every card of that member says so', async () => {
    expect(await mark('GD0001')).toMatchObject({ status: 200, code: '0000', data: null });
    const card = async (token: string) => {
      const body = { gdsGrpNolist: ['GD0001'] };
      return (await shop.at('familyshop').post<Wishlist>('/products/goods', { token, body })).data?.goodsList[0]
        ?.fvrtYn;
    };
    expect(await card(shop.tokens.familyshop ?? '')).toBe('Y');
    expect(await card(other)).toBe('N');
    expect(await unmark('GD0001')).toMatchObject({ code: '0000', data: null });
    expect(await card(shop.tokens.familyshop ?? '')).toBe('N');
  });

  test('repeating changes nothing, also concurrently; the count follows', async () => {
    await Promise.all(Array.from({ length: 6 }, () => mark('GD0001')));
    await mark('GD0001', { token: other });
    expect(await countOf('GD0001')).toEqual([2, 0, 0]);
    await Promise.all(Array.from({ length: 6 }, () => unmark('GD0001')));
    expect(await countOf('GD0001')).toEqual([1, 0, 0]);
    expect(await unmark('GD0001')).toMatchObject({ code: '0000' });
  });

  test('the wishlist lists each kind separately, newest first', async () => {
    for (const productNo of ['GD0001', 'HP0001', 'SB0001', 'GD0002']) {
      await mark(productNo);
      shop.wait(1000);
    }
    expect(await wishlist()).toMatchObject({
      total: 4,
      goodsList: [{ gdsGrpNo: 'GD0002', fvrtYn: 'Y' }, { gdsGrpNo: 'GD0001' }],
      ncpList: [{ gdsGrpNo: 'HP0001', fvrtYn: 'Y' }],
      subscriptions: [{ subscriptionNo: 'SB0001', isFavourite: true }],
    });
    expect(await wishlist({ token: other })).toEqual({ total: 0, goodsList: [], ncpList: [], subscriptions: [] });
  });

  test('a product that the mall stops showing leaves the wishlist, and can still be unmarked', async () => {
    await mark('GD0002');
    await shop.owner.updateTable('product').set({ state: 'GD00404' }).where('productNo', '=', 'GD0002').execute();
    await followProducts(shop.owner);
    expect(await wishlist()).toMatchObject({ total: 0, goodsList: [] });
    expect(await unmark('GD0002')).toMatchObject({ code: '0000' });
    await shop.owner.updateTable('product').set({ state: 'GD00403' }).where('productNo', '=', 'GD0002').execute();
    await followProducts(shop.owner);
    expect(await wishlist()).toMatchObject({ total: 0 });
  });

  test('a wishlist is emptied with its counts, but no other member’s', async () => {
    await mark('GD0001');
    await mark('HP0001');
    await mark('GD0001', { token: other });
    await mark('GD0001', { mallUrl: 'hanul' });
    expect(await shop.at('familyshop').delete('/favourites', options({}))).toMatchObject({ code: '0000', data: null });
    expect(await wishlist()).toMatchObject({ total: 0 });
    expect(await wishlist({ token: other })).toMatchObject({ total: 1 });
    expect(await wishlist({ mallUrl: 'hanul' })).toMatchObject({ total: 1 });
    expect((await countOf('GD0001')).slice(0, 2)).toEqual([1, 1]);
    expect((await countOf('HP0001')).slice(0, 2)).toEqual([0, 0]);
  });

  test('4042 for what is unknown, not shown or another mall’s', async () => {
    for (const productNo of ['GD9999', 'GD0003', 'GD0004', "'--"]) {
      expect(await mark(encodeURIComponent(productNo))).toMatchObject({ status: 404, code: '4042' });
    }
    expect(await unmark('GD0004')).toMatchObject({ status: 404, code: '4042' });
    expect(await mark('x'.repeat(21))).toMatchObject({ status: 400, code: '4000' });
  });

  test('need a token of this mall, and exist only there', async () => {
    expect(await mark('GD0001', { token: '' })).toMatchObject({ status: 401, code: '4010' });
    expect(await mark('GD0001', { token: shop.tokens.hanul ?? '' })).toMatchObject({ status: 401, code: '4010' });
    await mark('GD0001', { mallUrl: 'hanul' });
    expect(await wishlist()).toMatchObject({ total: 0 });
    expect(await countOf('GD0001')).toEqual([0, 1, 0]);
  });

  // R1.06
  test('a marketing mall’s guest has none: 4030', async () => {
    expect(await mark('GD0001', { mallUrl: 'gamnamu' })).toMatchObject({ status: 403, code: '4030' });
    expect(await unmark('GD0001', { mallUrl: 'gamnamu' })).toMatchObject({ status: 403, code: '4030' });
    expect(await countOf('GD0001')).toEqual([0, 0, 0]);
  });
});
