import type { cart } from '@mall/contracts/cart-lines';
import type { GoodsState, OptionUse } from '@mall/contracts/product-codes';
import type { WireOf } from '@mall/contracts/wire';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { goods, listingOf, option, phone } from '../../testing/products.ts';
import { addMember, openShop, type Shop } from '../../testing/shop.ts';
import { signInAs } from '../../testing/test-app.ts';

const day = 24 * 60 * 60 * 1000;
const options = [
  option({ optionNo: 1, colourName: '블랙', label: '1개입', stockQuantity: 10 }),
  option({ optionNo: 2, colourName: '블랙', label: '2개입', stockQuantity: 5, extraPrice: 1_000, image: 'two' }),
  option({ optionNo: 3, colourName: '화이트', label: '멈춤', useCode: 'GD00702' }),
  option({ optionNo: 4, colourName: '화이트', label: '품절', useCode: 'GD00703' }),
  option({ optionNo: 5, colourName: '화이트', label: '많음', stockQuantity: 500 }),
];
const kettle = goods('GD0001', { name: '주전자', marketPrice: 15_000, options, deliveryNote: '내일 도착' });
const freight = goods('GD0002', { deliveryMethod: '2', hasFreeDelivery: true });
const off = goods('GD0003');
const waiting = goods('GD0004', { approval: 'R' });
const soldOut = goods('GD0005', { state: 'GD00405' });
const onlyHanul = goods('GD0006');
const aPhone = phone('HP0001');
const many = Array.from({ length: 51 }, (_, index) => goods(`GD1${String(index).padStart(3, '0')}`));

let shop: Shop;
let other: string;
beforeAll(async () => {
  const shown = [kettle, freight, waiting, soldOut, aPhone, ...many].map((product) => listingOf(product));
  shop = await openShop({
    products: [kettle, freight, off, waiting, soldOut, onlyHanul, aPhone, ...many],
    malls: [
      {
        mallId: 1,
        mallUrl: 'familyshop',
        listings: [...shown, listingOf(off, { isOn: false })],
        deliveryFees: [{ deliveryMethod: '2', fee: 20_000, freeFrom: null }],
      },
      { mallId: 2, mallUrl: 'hanul', listings: [listingOf(kettle, { salePrice: 8_000 }), listingOf(onlyHanul)] },
      { mallId: 3, mallUrl: 'gamnamu', isMarketing: true, listings: shown },
      { mallId: 4, mallUrl: 'daeryang', salesType: 'UPLOAD' },
    ],
  });
  other = await addMember(shop);
});
afterAll(() => shop.close());
let waited = 0;
const wait = (milliseconds: number) => {
  waited += milliseconds;
  shop.wait(milliseconds);
};
beforeEach(async () => {
  wait(-waited);
  await shop.owner.deleteFrom('cartLine').execute();
  await shop.owner.deleteFrom('removedCartLine').execute();
});

const newToken = async () => (await signInAs(shop, 'familyshop', 1)).accessToken;

type Cart = WireOf<typeof cart>;
type Call = { readonly mallUrl?: string; readonly token?: string };
const client = ({ mallUrl = 'familyshop', token = shop.tokens[mallUrl] ?? '' }: Call) => {
  const at = shop.at(mallUrl);
  return {
    get: <Data>(path: string) => at.get<Data>(path, { token }),
    post: <Data>(path: string, body: object) => at.post<Data>(path, { token, body }),
    put: <Data>(path: string, body: object) => at.put<Data>(path, { token, body }),
  };
};
const item = (optionNo = 1, quantity: unknown = 1, productNo = 'GD0001') => ({ productNo, optionNo, quantity });
const line = (optionNo = 1, productNo = 'GD0001') => ({ productNo, optionNo });
const add = (items: readonly object[], call: Call = {}) =>
  client(call).post<{ count: number }>('/cart/lines', { items });
const change = (lines: readonly object[], call: Call = {}) => client(call).put<Cart>('/cart/lines', { lines });
const exchange = (body: object, call: Call = {}) => client(call).put<Cart>('/cart/option', { ...line(1), ...body });
const remove = (lines: readonly object[], call: Call = {}) => client(call).post<Cart>('/cart/remove', { lines });
const restore = (lines: readonly object[], call: Call = {}) => client(call).post<Cart>('/cart/restore', { lines });
const basket = async (call: Call = {}) => (await client(call).get<Cart>('/cart')).data?.lines ?? [];
const count = async (call: Call = {}) => (await client(call).get<{ count: number }>('/cart/count')).data?.count;
const quantities = async (call: Call = {}) =>
  Object.fromEntries(
    (await basket(call)).map(({ productNo, optionNo, quantity }) => [`${productNo}/${optionNo}`, quantity]),
  );
const setOption = (optionNo: number, { stockQuantity, useCode }: { stockQuantity?: number; useCode?: OptionUse }) =>
  sql`
    with used as (
      update product_option set use_code = coalesce(${useCode ?? null}, use_code) where product_no = 'GD0001' and option_no = ${optionNo})
    update option_stock set quantity = coalesce(${stockQuantity ?? null}::int, quantity)
    where product_no = 'GD0001' and option_no = ${optionNo}`.execute(shop.owner);
const setPrice = (salePrice: number) =>
  shop.owner
    .updateTable('listing')
    .set({ salePrice })
    .where('mallId', '=', 1)
    .where('productNo', '=', 'GD0001')
    .execute();

describe('the basket', () => {
  test('returns each line with everything that screens and totals need, and the mall’s delivery rates', async () => {
    expect(await add([item(2, 2)])).toMatchObject({ status: 200, code: '0000', data: { count: 1 } });
    expect((await client({}).get<Cart>('/cart')).data).toEqual({
      lines: [
        {
          ...line(2),
          name: '주전자',
          brandName: '가람',
          image: 'two',
          colourName: '블랙',
          optionLabel: '2개입',
          hasOtherOptions: true,
          unitPrice: 11_000,
          marketPrice: 16_000,
          priceWhenAdded: 11_000,
          quantity: 2,
          stockQuantity: 5,
          mostPieces: 99,
          state: 'ORDERABLE',
          isSelected: true,
          deliveryMethod: '1',
          hasFreeDelivery: false,
          shipsToday: false,
          deliveryNote: '내일 도착',
        },
      ],
      deliveryRates: {
        usual: { fee: 3_000, freeFrom: 50_000 },
        byMethod: [{ deliveryMethod: '2', fee: 20_000, freeFrom: null }],
        remoteSurcharge: 3_000,
      },
    });
  });

  test('is the same on every device, newest first, and private to its member', async () => {
    await add([item(1, 1)]);
    wait(1000);
    await add([item(1, 1, 'GD0002')]);
    expect((await basket({ token: await newToken() })).map(({ productNo }) => productNo)).toEqual(['GD0002', 'GD0001']);
    expect(await basket({ token: other })).toEqual([]);
    expect(await basket({ mallUrl: 'hanul' })).toEqual([]);
    expect([await count(), await count({ token: other }), await count({ mallUrl: 'hanul' })]).toEqual([2, 0, 0]);
  });

  test('shows the mall’s price today, and the price when the line was added', async () => {
    await add([item(1)]);
    await add([item(1)], { mallUrl: 'hanul' });
    await setPrice(12_000);
    expect(await basket()).toMatchObject([{ unitPrice: 12_000, priceWhenAdded: 10_000, marketPrice: 15_000 }]);
    expect(await basket({ mallUrl: 'hanul' })).toMatchObject([{ unitPrice: 8_000, priceWhenAdded: 8_000 }]);
    await setPrice(16_000);
    expect(await basket()).toMatchObject([{ unitPrice: 16_000, marketPrice: null }]);
    await setPrice(10_000);
  });

  test.each([
    ['ORDERABLE', 3, { stockQuantity: 3 }],
    ['SHORT', 2, { stockQuantity: 2 }],
    ['SOLD_OUT', 0, { stockQuantity: 0 }],
    ['SOLD_OUT', 0, { useCode: 'GD00703' as const }],
    ['STOPPED', 0, { useCode: 'GD00702' as const }],
  ])('a line becomes %s with %i pieces left after %j', async (state, stockQuantity, values) => {
    await add([item(1, 3)]);
    await setOption(1, values);
    expect(await basket()).toMatchObject([{ state, stockQuantity, quantity: 3 }]);
    await setOption(1, { stockQuantity: 10, useCode: 'GD00701' });
  });

  test('keeps a product that the mall no longer shows as a line that cannot be bought', async () => {
    await add([item(1)]);
    const setState = (state: GoodsState) =>
      shop.owner.updateTable('product').set({ state }).where('productNo', '=', 'GD0001').execute();
    await setState('GD00404');
    expect(await basket()).toMatchObject([{ state: 'STOPPED', stockQuantity: 0 }]);
    await setState('GD00405');
    expect(await basket()).toMatchObject([{ state: 'SOLD_OUT', stockQuantity: 0 }]);
    await setState('GD00403');
  });

  test('stores a line for thirty days from its last change; the next change after that deletes it', async () => {
    await add([item(1), item(2)]);
    wait(20 * day);
    await change([{ ...line(1), quantity: 2 }], { token: await newToken() });
    wait(20 * day);
    const token = await newToken();
    expect(await quantities({ token })).toEqual({ 'GD0001/1': 2 });
    expect(await count({ token })).toBe(1);
    expect(await change([{ ...line(1), isSelected: false }], { token })).toMatchObject({ code: '0000' });
    expect(await shop.owner.selectFrom('cartLine').select('optionNo').execute()).toEqual([{ optionNo: 1 }]);
  });
});

describe('adding', () => {
  test('adds up pieces of an option already in the basket, even under concurrent requests', async () => {
    await Promise.all(Array.from({ length: 5 }, () => add([item(1, 2)])));
    expect(await quantities()).toEqual({ 'GD0001/1': 10 });
    expect(await add([item(2, 1), item(2, 1), item(1, 1, 'GD0002')])).toMatchObject({ data: { count: 3 } });
    expect(await quantities()).toMatchObject({ 'GD0001/2': 2 });
  });

  test('limits a line to 99 pieces', async () => {
    await add([item(5, 60)]);
    expect(await add([item(5, 60)])).toMatchObject({ code: '0000' });
    expect(await quantities()).toEqual({ 'GD0001/5': 99 });
  });

  test.each([0, -1, 1.5, 100, 1e9, '1', null])('4000 for %j pieces', async (quantity) => {
    expect(await add([item(1, quantity)])).toMatchObject({ status: 400, code: '4000' });
    expect(await basket()).toEqual([]);
  });

  test('ignores a price in the request', async () => {
    await add([{ ...item(1), unitPrice: 1, priceWhenAdded: 1, salePrice: 1 }]);
    expect(await basket()).toMatchObject([{ unitPrice: 10_000, priceWhenAdded: 10_000 }]);
  });

  test('is 4091 with the number available, counting concurrent requests and the line’s own pieces', async () => {
    expect(await add([item(2, 6)])).toMatchObject({
      status: 409,
      code: '4091',
      description: '지금 5개까지 담을 수 있어요.',
    });
    const both = await Promise.all([add([item(2, 3)]), add([item(2, 3)])]);
    expect(both.map(({ code }) => code).sort()).toEqual(['0000', '4091']);
    expect(await add([item(2, 3)])).toMatchObject({ description: '장바구니에 3개가 있어서 2개만 더 담을 수 있어요.' });
    await add([item(2, 2)]);
    expect(await add([item(2, 1)])).toMatchObject({ description: '남은 5개가 이미 장바구니에 있어요.' });
    expect(await add([item(4, 1)])).toMatchObject({ code: '4091', description: '품절된 상품이에요.' });
    expect(await add([item(1, 1, 'GD0005')])).toMatchObject({ code: '4091' });
    expect(await quantities()).toEqual({ 'GD0001/2': 5 });
  });

  test('is 4042, with the same message, for anything that this mall does not sell as goods', async () => {
    const refused = [
      item(3),
      item(9),
      item(1, 1, 'GD9999'),
      item(1, 1, 'GD0003'),
      item(1, 1, 'GD0004'),
      item(1, 1, 'GD0006'),
      item(1, 1, 'HP0001'),
      item(1, 1, "'--"),
    ];
    const replies = await Promise.all(refused.map((each) => add([each])));
    for (const reply of replies) expect(reply).toMatchObject({ status: 404, code: '4042' });
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
  });

  test('adds all items or none', async () => {
    expect(await add([item(1), item(3)])).toMatchObject({ code: '4042' });
    expect(await add([item(1), item(2, 6)])).toMatchObject({ code: '4091' });
    expect(await basket()).toEqual([]);
  });

  test('is 4092 beyond fifty lines, even with concurrent requests', async () => {
    const numbers = many.map(({ productNo }) => productNo);
    const fill = (nos: readonly string[]) => add(nos.map((no) => item(1, 1, no)));
    await Promise.all([0, 20, 40].map((start) => fill(numbers.slice(start, Math.min(start + 20, 48)))));
    const codes = (await Promise.all([48, 49, 50].map((index) => fill(numbers.slice(index, index + 1))))).map(
      ({ code }) => code,
    );
    expect(codes.sort()).toEqual(['0000', '0000', '4092']);
    expect(await count()).toBe(50);
    expect(await fill(numbers.slice(0, 1))).toMatchObject({ code: '0000' });
  });
});

describe('changing lines', () => {
  beforeEach(async () => {
    await add([item(1, 2), item(2, 2)]);
  });

  test('sets quantity and selection of each line named', async () => {
    const { data } = await change([
      { ...line(1), quantity: 7 },
      { ...line(2), isSelected: false },
    ]);
    expect(data?.lines).toMatchObject([
      { optionNo: 1, quantity: 7, isSelected: true },
      { optionNo: 2, quantity: 2, isSelected: false },
    ]);
    expect(await basket()).toEqual(data?.lines);
    for (const isSelected of [true, false]) {
      const all = await change([line(1), line(2)].map((each) => ({ ...each, isSelected })));
      expect(all.data?.lines).toMatchObject([{ isSelected }, { isSelected }]);
    }
  });

  test('ignores lines that do not exist', async () => {
    expect(await change([{ ...line(5), quantity: 3 }])).toMatchObject({ code: '0000' });
    expect(await change([{ ...line(1), quantity: 3 }], { token: other })).toMatchObject({ data: { lines: [] } });
    expect(await change([{ ...line(1), quantity: 3 }], { mallUrl: 'hanul' })).toMatchObject({ data: { lines: [] } });
    expect(await quantities()).toEqual({ 'GD0001/1': 2, 'GD0001/2': 2 });
  });

  test('is 4091 when fewer are left, and applies nothing of the request', async () => {
    expect(
      await change([
        { ...line(1), quantity: 3 },
        { ...line(2), quantity: 6 },
      ]),
    ).toMatchObject({ code: '4091' });
    expect(await quantities()).toEqual({ 'GD0001/1': 2, 'GD0001/2': 2 });
  });

  test.each([0, -1, 1.5, 100])('4000 for %j pieces', async (quantity) => {
    expect(await change([{ ...line(1), quantity }])).toMatchObject({ status: 400, code: '4000' });
    expect(await exchange({ newOptionNo: 2, quantity })).toMatchObject({ status: 400, code: '4000' });
  });

  test('replaces the line’s option, at the new option’s price', async () => {
    const { data } = await exchange({ newOptionNo: 5, quantity: 4 });
    expect(data?.lines).toMatchObject([{ optionNo: 2 }, { optionNo: 5, quantity: 4, unitPrice: 10_000 }]);
  });

  test('merges the pieces into a line that already has the option', async () => {
    expect((await exchange({ newOptionNo: 2, quantity: 3 })).data?.lines).toMatchObject([
      { optionNo: 2, quantity: 5, priceWhenAdded: 11_000 },
    ]);
  });

  test('to the same option only changes the pieces', async () => {
    await exchange({ newOptionNo: 1, quantity: 3 });
    expect(await quantities()).toEqual({ 'GD0001/1': 3, 'GD0001/2': 2 });
  });

  test('is 4042 for an option that is not sold, and 4091 for more than are left; a missing line is no error', async () => {
    expect(await exchange({ newOptionNo: 3, quantity: 1 })).toMatchObject({ code: '4042' });
    expect(await exchange({ newOptionNo: 9, quantity: 1 })).toMatchObject({ code: '4042' });
    expect(await exchange({ newOptionNo: 2, quantity: 4 })).toMatchObject({ code: '4091' });
    expect(await quantities()).toEqual({ 'GD0001/1': 2, 'GD0001/2': 2 });
    await remove([line(1)]);
    expect(await exchange({ newOptionNo: 5, quantity: 1 })).toMatchObject({ code: '0000' });
    expect(await exchange({ newOptionNo: 5, quantity: 1 }, { token: other })).toMatchObject({ data: { lines: [] } });
    expect(await quantities()).toEqual({ 'GD0001/2': 2 });
  });
});

describe('removing', () => {
  beforeEach(async () => {
    await add([item(1, 2), item(2, 2)]);
  });

  test('removes exactly the lines named, and is idempotent', async () => {
    await add([item(1)], { token: other });
    expect((await remove([line(1), line(5)])).data?.lines).toMatchObject([{ optionNo: 2 }]);
    expect(await remove([line(1)])).toMatchObject({ code: '0000' });
    expect(await quantities({ token: other })).toEqual({ 'GD0001/1': 1 });
    await remove([line(2)], { token: other });
    expect(await quantities()).toEqual({ 'GD0001/2': 2 });
  });

  test('can be undone for ten minutes: the lines are restored as they were, even when sold out', async () => {
    await change([{ ...line(1), isSelected: false }]);
    const before = await basket();
    await remove([line(1), line(2)]);
    wait(1000);
    expect((await restore([line(1), line(2)])).data?.lines).toEqual(before);
    await setOption(1, { stockQuantity: 0 });
    await remove([line(1)]);
    expect((await restore([line(1)])).data?.lines).toMatchObject([{ state: 'SOLD_OUT' }, {}]);
    await setOption(1, { stockQuantity: 10 });
    await remove([line(1)]);
    wait(11 * 60_000);
    await restore([line(1)]);
    expect(await quantities()).toEqual({ 'GD0001/2': 2 });
  });

  test('undone restores nobody else’s lines and none that never existed, and changes no new line', async () => {
    await remove([line(1)]);
    expect(await restore([line(1)], { token: other })).toMatchObject({ data: { lines: [] } });
    expect(await restore([line(1)], { mallUrl: 'hanul' })).toMatchObject({ data: { lines: [] } });
    await restore([line(1, 'GD0003')]);
    await add([item(1, 5)]);
    await restore([line(1)]);
    expect(await quantities()).toEqual({ 'GD0001/1': 5, 'GD0001/2': 2 });
  });
});

describe('access', () => {
  const calls = (call: Call) => [
    client(call).get('/cart'),
    client(call).get('/cart/count'),
    add([item(1)], call),
    change([], call),
    exchange({ newOptionNo: 2, quantity: 1 }, call),
    remove([line(1)], call),
    restore([line(1)], call),
  ];

  // R1.06 R6.03
  test('is 4030 for a marketing mall’s guest, and for a member of an UPLOAD mall', async () => {
    for (const reply of await Promise.all([...calls({ mallUrl: 'gamnamu' }), ...calls({ mallUrl: 'daeryang' })])) {
      expect(reply).toMatchObject({ status: 403, code: '4030' });
    }
    expect(await shop.owner.selectFrom('cartLine').select('optionNo').execute()).toEqual([]);
  });

  test('is 4010 for an anonymous visitor, and for a member of another mall', async () => {
    const foreign = { token: shop.tokens.hanul ?? '' };
    for (const reply of await Promise.all([...calls({ token: '' }), ...calls(foreign)])) {
      expect(reply).toMatchObject({ status: 401, code: '4010' });
    }
  });
});
