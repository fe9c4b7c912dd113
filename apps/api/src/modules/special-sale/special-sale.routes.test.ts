import type { DataOf } from '@mall/contracts/endpoint';
import type { OrderSheet } from '@mall/contracts/order';
import type { listSpecialSales, SpecialSaleDetail } from '@mall/contracts/special-sale';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Buyer, createBuyer, item, stockOf } from '../../testing/buyer.ts';
import { goods, listingOf, option } from '../../testing/products.ts';
import { addMember, openShop, type Shop } from '../../testing/shop.ts';
import { insertSale, takenPiecesOf } from '../../testing/special-sales.ts';
import { expireUnpaidOrders } from '../order/move/expire-unpaid-orders.ts';

const minute = 60_000;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minute);
const kettle = goods('GD0001', {
  name: '주전자',
  salePrice: 10_000,
  marketPrice: 15_000,
  options: [
    option({ optionNo: 1, stockQuantity: 100 }),
    option({ optionNo: 2, stockQuantity: 100, extraPrice: 500 }),
    option({ optionNo: 3, stockQuantity: 100 }),
  ],
});
const cup = goods('GD0002', { options: [option({ stockQuantity: 2 })] });
const hidden = goods('GD0003');

let shop: Shop;
let buyer: Buyer;
let other: Buyer;
beforeAll(async () => {
  const listings = [listingOf(kettle), listingOf(cup), listingOf(hidden, { isOn: false })];
  shop = await openShop({
    products: [kettle, cup, hidden],
    malls: [
      { mallId: 1, mallUrl: 'familyshop', listings },
      { mallId: 2, mallUrl: 'hanul', listings },
      { mallId: 3, mallUrl: 'daeryang', salesType: 'UPLOAD', listings },
    ],
  });
  const { owner } = shop;
  buyer = createBuyer(shop);
  other = createBuyer(shop, { token: await addMember(shop) });
  await insertSale(owner, { saleNo: 1, productNo: 'GD0001', optionNos: [1, 2], mostPerMember: 3 });
  await insertSale(owner, { saleNo: 2, productNo: 'GD0001', startsAt: inMinutes(8), endsAt: inMinutes(16) });
  await insertSale(owner, { saleNo: 3, productNo: 'GD0001', startsAt: inMinutes(-60), endsAt: inMinutes(-30) });
  await insertSale(owner, { saleNo: 4, productNo: 'GD0001', startsAt: inMinutes(-12_000), endsAt: inMinutes(-11_000) });
  await insertSale(owner, { saleNo: 5, productNo: 'GD0002', mostPerMember: 9, totalPieces: 10 });
  await insertSale(owner, { saleNo: 6, productNo: 'GD0003' });
  await insertSale(owner, { saleNo: 7, productNo: 'GD0001', totalPieces: 2, mostPerMember: 2 });
  await insertSale(owner, { saleNo: 8, productNo: 'GD0001', totalPieces: 1, mostPerMember: 2 });
  await insertSale(owner, { mallId: 2, saleNo: 9, productNo: 'GD0001' });
});
afterAll(() => shop.close());

const list = () => buyer.get<DataOf<typeof listSpecialSales>>('/special-sales');
const detail = (saleNo: number) => buyer.get<SpecialSaleDetail>(`/special-sales/${saleNo}`);
const sheetAt = (saleNo: number, items: object[] = [item('GD0001')]) =>
  buyer.post<OrderSheet>('/order-sheet', { items, saleNo });
/** One piece of 6,000 won, with freight. */
const one = { expectedTotal: 9_000 };

describe('the list and the page', () => {
  test('the list has running, upcoming and just ended sales, the earliest end first, by the server’s clock', async () => {
    const { data } = await list();
    expect(data?.sales.map(({ saleNo }) => saleNo)).toEqual([3, 2, 1, 5, 7, 8]);
    expect(Math.abs(Date.parse(data?.repliedAt ?? '') - Date.now())).toBeLessThan(10_000);
  });

  test('a sale has its price beside the usual and the market price, its own options, and what is left of sale and shelf', async () => {
    expect((await detail(1)).data).toMatchObject({
      sale: { saleNo: 1, salePrice: 6_000, usualPrice: 10_000, marketPrice: 15_000, leftPieces: 50, mostPerMember: 3 },
      goods: { options: [{ optionNo: 1 }, { optionNo: 2 }] },
      heldPieces: 0,
    });
    expect((await detail(5)).data?.sale).toMatchObject({ totalPieces: 10, leftPieces: 2 });
  });

  test.each([
    ['another mall’s', 9],
    ['one of what the mall does not show', 6],
    ['one that there is not', 999],
  ])('%s sale is 4042, to look at and to order', async (_name, saleNo) => {
    expect(await detail(saleNo)).toMatchObject({ status: 404, code: '4042' });
    expect(await sheetAt(saleNo)).toMatchObject({ status: 404, code: '4042' });
    expect(await buyer.place([item('GD0001')], { saleNo, ...one })).toMatchObject({ status: 404, code: '4042' });
  });

  test('visitors and members of UPLOAD malls see no sale', async () => {
    expect(await shop.at('familyshop').get('/special-sales')).toMatchObject({ status: 401 });
    const token = shop.tokens['daeryang'] ?? '';
    expect(await shop.at('daeryang').get('/special-sales', { token })).toMatchObject({ status: 403, code: '4030' });
  });
});

describe('ordering', () => {
  test('is at the sale’s price plus the option’s extra, and the order stores which sale it was', async () => {
    const sheet = await sheetAt(1, [item('GD0001', 2, 2)]);
    expect(sheet.data?.lines).toMatchObject([
      { unitPrice: 6_500, marketPrice: 15_500, quantity: 2, state: 'ORDERABLE' },
    ]);
    const orderNo = await buyer.buy([item('GD0001', 2, 2)], 16_000, { saleNo: 1 });
    expect((await buyer.detail(orderNo)).data).toMatchObject({
      goodsAmount: 13_000,
      card: { state: 'PAID', lines: [{ saleNo: 1, unitPrice: 6_500 }] },
    });
    expect(await takenPiecesOf(shop.owner, 1)).toBe(2);
    expect((await detail(1)).data).toMatchObject({ heldPieces: 2, sale: { leftPieces: 48 } });
  });

  test('counts a member’s open and paid orders against the limit, and only theirs', async () => {
    expect(await buyer.place([item('GD0001', 2)], { saleNo: 1, expectedTotal: 15_000 })).toMatchObject({
      status: 409,
      code: '4602',
      description: '이 특가는 한 분이 3개까지 살 수 있어요. 이미 2개를 주문하셨어요.',
    });
    await buyer.order([item('GD0001')], 9_000, { saleNo: 1 });
    expect(await sheetAt(1)).toMatchObject({ code: '4602' });
    await other.order([item('GD0001', 3)], 21_000, { saleNo: 1 });
    expect(await takenPiecesOf(shop.owner, 1)).toBe(6);
  });

  test('at the usual price continues beside the sale and takes nothing from it', async () => {
    const orderNo = await buyer.order([item('GD0001')], 13_000);
    expect((await buyer.detail(orderNo)).data?.card.lines).toMatchObject([{ saleNo: null, unitPrice: 10_000 }]);
    expect(await takenPiecesOf(shop.owner, 1)).toBe(6);
  });

  test('with a price in the request is refused, and so is the sale’s price without the sale', async () => {
    expect(await other.place([item('GD0001')], { saleNo: 7, expectedTotal: 3_001 })).toMatchObject({ code: '4093' });
    expect(await other.place([item('GD0001')], one)).toMatchObject({ code: '4093' });
    expect(await takenPiecesOf(shop.owner, 7)).toBe(0);
  });

  test('sells only the sale’s product and options, one option at a time', async () => {
    const wrong = [[item('GD0002')], [item('GD0001', 1, 3)], [item('GD0001'), item('GD0001', 1, 2)], []];
    for (const items of wrong) {
      expect(await other.place(items, { saleNo: 1, ...one })).toMatchObject({ status: 404, code: '4042' });
    }
    expect(await other.place(undefined, { saleNo: 1, ...one })).toMatchObject({ code: '4042' });
  });

  test('says how many are left when more are requested', async () => {
    const { data } = await sheetAt(8, [item('GD0001', 2)]);
    expect(data?.lines).toMatchObject([{ state: 'SHORT', stockQuantity: 1 }]);
    const reply = await buyer.place([item('GD0001', 2)], { saleNo: 8, expectedTotal: 15_000 });
    expect(reply).toMatchObject({ code: '4091', description: '‘주전자’ 상품은 1개 남았어요.' });
  });
});

describe('the time of a sale', () => {
  test('before it begins and after its end nothing is sold at it', async () => {
    for (const saleNo of [2, 3]) {
      expect(await sheetAt(saleNo)).toMatchObject({ status: 409, code: '4600' });
      expect(await buyer.place([item('GD0001')], { saleNo, ...one })).toMatchObject({ status: 409, code: '4600' });
    }
    expect(await takenPiecesOf(shop.owner, 2)).toBe(0);
  });

  test('is the server’s: it sells from its beginning on, and an order placed in time can be paid after the end', async () => {
    shop.wait(9 * minute);
    const orderNo = await buyer.order([item('GD0001')], 9_000, { saleNo: 2 });
    shop.wait(9 * minute);
    expect(await other.place([item('GD0001')], { saleNo: 2, ...one })).toMatchObject({ code: '4600' });
    expect(await buyer.pay(orderNo)).toMatchObject({ data: { state: 'PAID' } });
    shop.wait(-18 * minute);
  });
});

describe('cancelled pieces return to the sale, the shelf and the member’s limit', () => {
  test('when the last pieces are cancelled unpaid, another member can buy them', async () => {
    const orderNo = await buyer.order([item('GD0001', 2)], 15_000, { saleNo: 7 });
    expect(await other.place([item('GD0001')], { saleNo: 7, ...one })).toMatchObject({ status: 409, code: '4601' });
    await buyer.claim(orderNo, 0, { lines: [{ lineNo: 1, quantity: 2 }] });
    expect(await takenPiecesOf(shop.owner, 7)).toBe(0);
    const theirs = await other.buy([item('GD0001', 2)], 15_000, { saleNo: 7 });
    expect(await buyer.place([item('GD0001')], { saleNo: 7, ...one })).toMatchObject({ code: '4601' });
    // Part of a paid order is returned.
    await other.claim(theirs, 6_000);
    expect(await takenPiecesOf(shop.owner, 7)).toBe(1);
    await buyer.order([item('GD0001')], 9_000, { saleNo: 7 });
  });

  test('when an order is not paid in time', async () => {
    const stock = await stockOf(shop, 'GD0001');
    await buyer.order([item('GD0001')], 9_000, { saleNo: 8 });
    expect(await takenPiecesOf(shop.owner, 8)).toBe(1);
    const { database } = shop.app.dependencies;
    expect(await expireUnpaidOrders(database, { mallId: 1 }, inMinutes(60))).toBeGreaterThan(0);
    expect(await takenPiecesOf(shop.owner, 8)).toBe(0);
    expect(await stockOf(shop, 'GD0001')).toBeGreaterThanOrEqual(stock);
    await buyer.order([item('GD0001')], 9_000, { saleNo: 8 });
  });
});
