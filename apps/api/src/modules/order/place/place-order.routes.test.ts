import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Buyer, createBuyer, delivery, item, stockOf } from '../../../testing/buyer.ts';
import { goods, listingOf, option, phone } from '../../../testing/products.ts';
import { addMember, agreedTerms, openShop, type Shop } from '../../../testing/shop.ts';

const kettle = goods('GD0001', {
  name: '주전자',
  salePrice: 30_000,
  marketPrice: 40_000,
  options: [
    option({ optionNo: 1, colourName: '블랙', label: '블랙' }),
    option({ optionNo: 2, colourName: '블랙', label: '2개입', extraPrice: 5_000, stockQuantity: 3 }),
    option({ optionNo: 3, useCode: 'GD00702' }),
  ],
});
const cup = goods('GD0002', { salePrice: 20_000 });
const sofa = goods('GD0003', { salePrice: 100_000, deliveryMethod: '2' });
const off = goods('GD0004');
const foreign = goods('GD0005');
const soldOut = goods('GD0006', { options: [option({ stockQuantity: 0 })] });
const gift = goods('GD0007', { salePrice: 0, hasFreeDelivery: true });
const aPhone = phone('HP0001');

let shop: Shop;
let buyer: Buyer;
let other: Buyer;
beforeAll(async () => {
  const listings = [kettle, cup, sofa, soldOut, gift, aPhone].map((product) => listingOf(product));
  shop = await openShop({
    products: [kettle, cup, sofa, off, foreign, soldOut, gift, aPhone],
    malls: [
      { mallId: 1, mallUrl: 'familyshop', listings: [...listings, listingOf(off, { isOn: false })] },
      { mallId: 2, mallUrl: 'hanul', listings: [listingOf(foreign), listingOf(kettle, { salePrice: 25_000 })] },
      { mallId: 3, mallUrl: 'gamnamu', isMarketing: true, listings },
      { mallId: 4, mallUrl: 'daeryang', salesType: 'UPLOAD', listings },
    ],
  });
  await shop.owner
    .insertInto('deliveryFee')
    .values({ mallId: 1, deliveryMethod: '2', fee: 20_000, freeFrom: null })
    .execute();
  shop.app.dependencies.malls.forget();
  buyer = createBuyer(shop);
  other = createBuyer(shop, { token: await addMember(shop) });
});
afterAll(() => shop.close());
const setStock = (productNo: string, stockQuantity: number, optionNo = 1) =>
  shop.owner
    .updateTable('optionStock')
    .set({ quantity: stockQuantity })
    .where('productNo', '=', productNo)
    .where('optionNo', '=', optionNo)
    .execute();
beforeEach(async () => {
  await shop.owner.deleteFrom('cartLine').execute();
  for (const { productNo } of [kettle, cup, sofa]) await setStock(productNo, 10);
});
const countOrders = async () => (await shop.owner.selectFrom('mallOrder').select('orderNo').execute()).length;

describe('the order sheet', () => {
  test('shows the items at today’s price, the delivery fee, the addresses and the terms in force', async () => {
    const { data } = await buyer.sheet([item('GD0001', 2, 2), item('GD0003')]);
    expect(data).toMatchObject({
      lines: [
        { productNo: 'GD0001', optionNo: 2, unitPrice: 35_000, quantity: 2, stockQuantity: 3, state: 'ORDERABLE' },
        { productNo: 'GD0003', unitPrice: 100_000, deliveryMethod: '2' },
      ],
      deliveryRates: { usual: { fee: 3_000, freeFrom: 50_000 }, byMethod: [{ deliveryMethod: '2', fee: 20_000 }] },
      addresses: [],
      ordererName: '김가은',
      ordererEmail: expect.stringContaining('@'),
      terms: [
        { infoNo: 2, termCode: 'service', isAgreed: false },
        { infoNo: 4, termCode: 'privacy', isAgreed: false },
        { infoNo: 5, termCode: 'thirdParty', isAgreed: false },
      ],
    });
  });

  test('marks the terms that the member has already agreed to in the current version, including the mall’s annex', async () => {
    const someone = createBuyer(shop, { token: await addMember(shop, 'again') });
    const isAgreed = async (who: Buyer) =>
      (await who.sheet([item('GD0002')])).data?.terms.map((term) => term.isAgreed) ?? [];
    expect(await isAgreed(someone)).toEqual([false, false, false]);
    await someone.order([item('GD0002')], 23_000);
    expect(await isAgreed(someone)).toEqual([true, true, true]);
    expect(await isAgreed(createBuyer(shop, { token: await addMember(shop, 'stranger') }))).toEqual([
      false,
      false,
      false,
    ]);
    // How an annex is announced and approved is covered elsewhere.
    await shop.owner.transaction().execute(async (transaction) => {
      await sql`set local session_replication_role = replica`.execute(transaction);
      await sql`insert into term_annex values (1, 1, 'privacy', '2026-01-02', '<p>덧붙임</p>', '2025-12-01', 1, false)`.execute(
        transaction,
      );
    });
    expect(await isAgreed(someone)).toEqual([true, false, true]);
    await someone.order([item('GD0002')], 23_000);
    expect(await isAgreed(someone)).toEqual([true, true, true]);
  });

  test('without items is the basket’s selection, less what cannot be bought', async () => {
    await buyer.post('/cart/lines', { items: [item('GD0001'), item('GD0002'), item('GD0003')] });
    await buyer.put('/cart/lines', { lines: [{ productNo: 'GD0003', optionNo: 1, isSelected: false }] });
    await setStock('GD0002', 0);
    expect((await buyer.sheet()).data?.lines.map(({ productNo }) => productNo)).toEqual(['GD0001']);
    await setStock('GD0001', 0);
    expect(await buyer.sheet()).toMatchObject({ status: 404, code: '4042' });
  });

  test('is 4042 when the mall sells none of the items', async () => {
    for (const productNo of ['GD0004', 'GD0005', 'GD0006', 'HP0001', 'GD9999']) {
      expect(await buyer.sheet([item(productNo)])).toMatchObject({ status: 404, code: '4042' });
    }
    expect(await buyer.sheet([])).toMatchObject({ code: '4042' });
  });
});

describe('placing an order', () => {
  test('reserves its stock, stores the items as they were bought, and opens the payment', async () => {
    const reply = await buyer.place([item('GD0001', 1, 2), item('GD0002', 2)], { expectedTotal: 75_000 });
    expect(reply).toMatchObject({
      status: 200,
      data: { window: { url: expect.stringContaining('https://pay.example.kr/') } },
    });
    const orderNo = reply.data?.orderNo ?? '';
    expect(orderNo).toMatch(/^20\d{14}$/);
    expect([await stockOf(shop, 'GD0001', 2), await stockOf(shop, 'GD0002')]).toEqual([2, 8]);
    await shop.owner.updateTable('product').set({ name: '새 이름' }).where('productNo', '=', 'GD0001').execute();
    expect((await buyer.detail(orderNo)).data).toMatchObject({
      card: {
        state: 'PENDING_PAYMENT',
        totalAmount: 75_000,
        lines: [
          {
            lineNo: 1,
            productName: '주전자',
            optionText: '블랙 / 2개입',
            unitPrice: 35_000,
            quantity: 1,
            takenBack: 0,
            shipped: 0,
          },
          { lineNo: 2, productNo: 'GD0002', unitPrice: 20_000, quantity: 2 },
        ],
        openClaims: ['CANCEL'],
      },
      ...{ recipient: '이나래', marketAmount: 85_000, goodsAmount: 75_000, deliveryAmount: 0 },
      payment: null,
      history: [{ state: 'PENDING_PAYMENT' }],
    });
    await shop.owner.updateTable('product').set({ name: '주전자' }).where('productNo', '=', 'GD0001').execute();
    expect(shop.fake.latestOf(orderNo)).toMatchObject({ totalAmount: 75_000, status: 'READY' });
    const movements = shop.owner.selectFrom('stockMovement').select(['lineNo', 'kind', 'pieces']);
    expect(await movements.where('orderNo', '=', orderNo).orderBy('lineNo').execute()).toEqual([
      { lineNo: 1, kind: 'RESERVE', pieces: -1 },
      { lineNo: 2, kind: 'RESERVE', pieces: -2 },
    ]);
  });

  test('stores consent to each term in the version agreed to', async () => {
    const orderNo = await buyer.order([item('GD0002')], 23_000, { agreedTerms: [...agreedTerms, 6, 1, 999] });
    const consents = shop.owner.selectFrom('consent').select(['termNo', 'memberNo']).where('orderNo', '=', orderNo);
    const memberNo = shop.memberNos.familyshop;
    expect(await consents.orderBy('termNo').execute()).toEqual(agreedTerms.map((termNo) => ({ termNo, memberNo })));
  });

  test('from the basket removes the ordered lines permanently', async () => {
    await buyer.post('/cart/lines', { items: [item('GD0001'), item('GD0002')] });
    await buyer.put('/cart/lines', { lines: [{ productNo: 'GD0002', optionNo: 1, isSelected: false }] });
    expect(await buyer.place(undefined, { expectedTotal: 33_000 })).toMatchObject({ code: '0000' });
    await buyer.post('/cart/restore', { lines: [{ productNo: 'GD0001', optionNo: 1 }] });
    const { data } = await buyer.get<{ lines: { productNo: string }[] }>('/cart');
    expect(data?.lines.map(({ productNo }) => productNo)).toEqual(['GD0002']);
  });

  test('of named items leaves the basket unchanged', async () => {
    await buyer.post('/cart/lines', { items: [item('GD0002')] });
    await buyer.order([item('GD0002')], 23_000);
    expect((await buyer.get<{ count: number }>('/cart/count')).data).toEqual({ count: 1 });
  });

  test('of 0 won is complete at once: no payment is opened, the stock is sold, and it can be cancelled without a refund', async () => {
    const requestKey = randomUUID();
    const values = { requestKey, expectedTotal: 0 };
    const reply = await buyer.place([item('GD0007')], values);
    expect(reply.data?.window).toBeNull();
    const orderNo = reply.data?.orderNo ?? '';
    expect((await buyer.place([item('GD0007')], values)).data).toEqual({ orderNo, window: null });
    expect(shop.fake.latestOf(orderNo)).toBeUndefined();
    const { data } = await buyer.detail(orderNo);
    expect(data).toMatchObject({ card: { state: 'PAID', totalAmount: 0 }, payment: null });
    expect((await buyer.claim(orderNo, 0)).data?.card.state).toBe('CANCELLED');
    expect(await stockOf(shop, 'GD0007')).toBe(10);
  });

  test('charges the surcharge of a remote region, and the fee of each delivery method', async () => {
    const toJeju = { delivery: { ...delivery, postcode: '63001' } };
    await buyer.order([item('GD0003'), item('GD0001', 2)], 186_000, toJeju);
    await buyer.order([item('GD0003'), item('GD0001')], 153_000);
  });

  test('numbers orders by the day in Seoul', async () => {
    const orderNo = await buyer.order([item('GD0002')], 23_000);
    expect(orderNo.slice(0, 8)).toBe(
      new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10).replaceAll('-', ''),
    );
  });
});

describe('the same request key', () => {
  test('sent twice returns the same order, with the same payment window', async () => {
    const requestKey = randomUUID();
    const first = await buyer.place([item('GD0002')], { requestKey, expectedTotal: 23_000 });
    const second = await buyer.place([item('GD0002')], { requestKey, expectedTotal: 23_000 });
    expect(second).toMatchObject({ status: 200, data: { orderNo: first.data?.orderNo } });
    expect(first.data?.window?.url).toEqual(expect.any(String));
    expect(second.data?.window?.url).toBe(first.data?.window?.url);
    expect(await stockOf(shop, 'GD0002')).toBe(9);
  });

  test.each([
    ['other goods', [item('GD0001')], { expectedTotal: 33_000 }],
    ['more pieces', [item('GD0002', 2)], { expectedTotal: 43_000 }],
    ['another address', [item('GD0002')], { expectedTotal: 23_000, delivery: { ...delivery, detailAddress: '102호' } }],
    ['another way to pay', [item('GD0002')], { expectedTotal: 23_000, paymentMethod: 'TRANSFER' }],
  ])('with %s is 4221 and orders nothing; the first order is not affected', async (_, items, values) => {
    const requestKey = randomUUID();
    const first = await buyer.place([item('GD0002')], { requestKey, expectedTotal: 23_000 });
    const before = await countOrders();
    expect(await buyer.place(items, { requestKey, ...values })).toMatchObject({ status: 422, code: '4221' });
    expect(await countOrders()).toBe(before);
    expect([await stockOf(shop, 'GD0001'), await stockOf(shop, 'GD0002')]).toEqual([10, 9]);
    expect((await buyer.detail(first.data?.orderNo ?? '')).data?.card.state).toBe('PENDING_PAYMENT');
  });

  test('with unknown fields, or fields in another order, returns the same order', async () => {
    const requestKey = randomUUID();
    const first = await buyer.place([item('GD0002')], { requestKey, expectedTotal: 23_000 });
    const same = await buyer.place([item('GD0002')], { couponNo: 7, expectedTotal: 23_000, requestKey });
    expect(same.data?.orderNo).toBe(first.data?.orderNo);
  });

  test('of a rejected request can be reused for the corrected one', async () => {
    const requestKey = randomUUID();
    expect(await buyer.place([item('GD0002')], { requestKey, expectedTotal: 1 })).toMatchObject({ code: '4093' });
    expect(await buyer.place([item('GD0002')], { requestKey, expectedTotal: 23_000 })).toMatchObject({ code: '0000' });
  });

  test('sent eight times concurrently places one order', async () => {
    const values = { requestKey: randomUUID(), expectedTotal: 23_000 };
    const replies = await Promise.all(Array.from({ length: 8 }, () => buyer.place([item('GD0002')], values)));
    expect(new Set(replies.map(({ data }) => data?.orderNo)).size).toBe(1);
    expect(await stockOf(shop, 'GD0002')).toBe(9);
  });

  test('of another member places another order', async () => {
    const values = { requestKey: randomUUID(), expectedTotal: 23_000 };
    const mine = await buyer.place([item('GD0002')], values);
    const theirs = await other.place([item('GD0002')], values);
    expect(theirs.data?.orderNo).not.toBe(mine.data?.orderNo);
  });
});

describe('a rejected request stores nothing', () => {
  let before: number;
  beforeEach(async () => {
    before = await countOrders();
  });
  const expectNothing = async () => {
    expect(await countOrders()).toBe(before);
    expect([await stockOf(shop, 'GD0001'), await stockOf(shop, 'GD0002')]).toEqual([10, 10]);
  };

  test('4093 with the current total when the member was shown another', async () => {
    for (const expectedTotal of [0, 1, 22_999, 23_001]) {
      const reply = await buyer.place([item('GD0002')], { expectedTotal });
      expect(reply).toMatchObject({ status: 409, code: '4093', description: '지금 결제할 금액은 23,000원이에요.' });
    }
    await shop.owner.updateTable('listing').set({ salePrice: 21_000 }).where('productNo', '=', 'GD0002').execute();
    expect(await buyer.place([item('GD0002')], { expectedTotal: 23_000 })).toMatchObject({ code: '4093' });
    await shop.owner.updateTable('listing').set({ salePrice: 20_000 }).where('productNo', '=', 'GD0002').execute();
    await expectNothing();
  });

  test('a price in the request is ignored', async () => {
    const cheap = { ...item('GD0002'), unitPrice: 1, price: 1 };
    expect(await buyer.place([cheap], { expectedTotal: 3_001, totalAmount: 1 })).toMatchObject({ code: '4093' });
    await expectNothing();
  });

  test.each([0, -1, 1.5, 1e9, '2', null, 100])('4000 for %j pieces', async (quantity) => {
    const reply = await buyer.place([item('GD0002', quantity)], { expectedTotal: 23_000 });
    expect(reply).toMatchObject({ status: 400, code: '4000' });
    await expectNothing();
  });

  test('4091 for more than are left, also when the item is named twice', async () => {
    const reply = await buyer.place([item('GD0001', 11)], { expectedTotal: 330_000 });
    expect(reply).toMatchObject({ status: 409, code: '4091', description: '‘주전자’ 상품은 10개 남았어요.' });
    const twice = [item('GD0001', 6), item('GD0001', 5)];
    expect(await buyer.place(twice, { expectedTotal: 330_000 })).toMatchObject({ code: '4091' });
    expect(await buyer.place([item('GD0002'), item('GD0006')], { expectedTotal: 33_000 })).toMatchObject({
      code: '4091',
    });
    await expectNothing();
  });

  test('4091 for a line of the basket that has sold out since the sheet; lines that were unavailable before do not matter', async () => {
    await buyer.post('/cart/lines', { items: [item('GD0001'), item('GD0002')] });
    await setStock('GD0002', 0);
    expect(await buyer.place(undefined, { expectedTotal: 50_000 })).toMatchObject({ code: '4091' });
    expect(await countOrders()).toBe(before);
    expect(await buyer.place(undefined, { expectedTotal: 33_000 })).toMatchObject({ code: '0000' });
  });

  test('4042 for anything that this mall does not sell: hidden, stopped, another mall’s, no goods, no such option', async () => {
    const wrong = [item('GD0004'), item('GD0001', 1, 3), item('GD0005'), item('HP0001'), item('GD0001', 1, 9)];
    for (const one of wrong) {
      const reply = await buyer.place([one, item('GD0002')], { expectedTotal: 33_000 });
      expect(reply).toMatchObject({ status: 404, code: '4042' });
    }
    expect(await buyer.place([], { expectedTotal: 0 })).toMatchObject({ code: '4042' });
    expect(await buyer.place(undefined, { expectedTotal: 0 })).toMatchObject({ code: '4042' });
    await expectNothing();
  });

  test('4220 without consent to each mandatory term in force', async () => {
    for (const agreed of [[], [2, 4], [1, 4, 5], [3, 4, 5], [6]]) {
      const reply = await buyer.place([item('GD0002')], { expectedTotal: 23_000, agreedTerms: agreed });
      expect(reply).toMatchObject({ status: 422, code: '4220', fieldErrors: [{ field: 'agreedTerms' }] });
    }
    await expectNothing();
  });

  test.each([
    { ordererEmail: 'no address' },
    { ordererEmail: 'a@b.kr\r\nBcc: c@d.kr' },
    { ordererEmail: 'a\0@b.kr' },
    { ordererPhone: '010-1234-5678' },
    { paymentMethod: 'CASH' },
    { requestKey: 'mine' },
    { delivery: { ...delivery, postcode: '1' } },
    { delivery: { ...delivery, recipient: ' ' } },
    { expectedTotal: -1 },
  ])('4000 for %j', async (values) => {
    expect(await buyer.place([item('GD0002')], { expectedTotal: 23_000, ...values })).toMatchObject({ code: '4000' });
    await expectNothing();
  });

  // R1.06 R6.03
  test('4030 for a marketing mall’s guest, and for a member of an UPLOAD mall, who can still read orders', async () => {
    for (const [mallUrl, orders] of [
      ['gamnamu', { code: '4030' }],
      ['daeryang', { code: '0000', data: { orders: [] } }],
    ] as const) {
      const visitor = createBuyer(shop, { mallUrl });
      expect(await visitor.sheet([item('GD0002')])).toMatchObject({ status: 403, code: '4030' });
      expect(await visitor.place([item('GD0002')], { expectedTotal: 23_000 })).toMatchObject({ code: '4030' });
      expect(await visitor.get('/orders')).toMatchObject(orders);
    }
    await expectNothing();
  });

  test('4010 with another mall’s token', async () => {
    const outsider = createBuyer(shop, { token: shop.tokens.hanul ?? '' });
    expect(await outsider.place([item('GD0002')], { expectedTotal: 23_000 })).toMatchObject({ code: '4010' });
    await expectNothing();
  });
});

describe('an order number that is taken', () => {
  test('is generated again', async () => {
    const { random } = shop.app.dependencies;
    const numbers = [7, 7, 7, 8];
    Object.assign(shop.app.dependencies, {
      random: (byteCount: number) => {
        const bytes = Buffer.alloc(byteCount);
        bytes.writeUIntBE(numbers.shift() ?? 9, 0, 6);
        return bytes;
      },
    });
    const first = await buyer.order([item('GD0002')], 23_000);
    const second = await buyer.order([item('GD0002')], 23_000);
    Object.assign(shop.app.dependencies, { random });
    expect([first, second].map((orderNo) => orderNo.slice(8))).toEqual(['00000007', '00000008']);
  });
});
