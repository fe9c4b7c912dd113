import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Buyer, createBuyer, item } from '../../../testing/buyer.ts';
import { copyOrder } from '../../../testing/copy-order.ts';
import { bringTo, type Travelling } from '../../../testing/deliver-order.ts';
import { goods, listingOf } from '../../../testing/products.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { addStaff, type StaffClient } from '../../../testing/staff.ts';

const cup = goods('GD0001', { name: '컵', salePrice: 20_000 });
let shop: Shop;
let buyer: Buyer;
let other: Buyer;
let cs: StaffClient;
beforeAll(async () => {
  const malls = ['familyshop', 'hanul'].map((mallUrl, index) => ({
    ...{ mallId: index + 1, mallUrl, listings: [listingOf(cup)] },
  }));
  shop = await openShop({ products: [cup], malls });
  await shop.owner.updateTable('optionStock').set({ quantity: 1_000 }).execute();
  buyer = createBuyer(shop);
  other = createBuyer(shop, { mallUrl: 'hanul' });
  cs = await addStaff(shop, { role: 'CS' });
});
beforeEach(async () => {
  await shop.owner.updateTable('mallOrder').set({ state: 'EXPIRED' }).execute();
});
afterAll(() => shop.close());

const buy = async (to?: Travelling) => {
  const orderNo = await buyer.buy([item('GD0001', 2)], 43_000);
  const all: Travelling[] = ['PREPARING', 'SHIPPED', 'DELIVERED'];
  for (const step of to ? all.slice(0, all.indexOf(to) + 1) : [])
    await bringTo(shop.app.dependencies, { mallId: 1 }, { orderNo, to: step });
  return orderNo;
};
type Row = { orderNo: string; mallId: number; ordererName: string; shipped: number; pieces: number };
type Page = {
  rows: Row[];
  next?: string;
  count: { value: number };
  sums: { amount: number; pieces: number };
  understood?: { kind: string };
};
const list = async (query: Record<string, string> = {}, staff = cs) => {
  const { data, text } = await staff.get<Page>(`/orders?${new URLSearchParams(query)}`);
  if (!data) throw new Error(text);
  return data;
};
const numbers = async (query: Record<string, string>) => (await list(query)).rows.map(({ orderNo }) => orderNo);
const audits = async () => {
  const { count } = await shop.owner
    .selectFrom('staffAudit')
    .select((select) => select.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};

test('orders of all malls are listed masked, newest first, in pages that neither repeat nor miss one', async () => {
  const first = await buy();
  const second = await other.buy([item('GD0001')], 23_000);
  const open = { state: 'is:PAID,PREPARING' };
  const whole = await list(open);
  expect(whole.rows.map(({ orderNo }) => orderNo)).toEqual([second, first]);
  expect(whole).toMatchObject({ count: { value: 2 }, sums: { amount: 66_000, pieces: 3 } });
  expect(whole.rows[0]?.ordererName).toBe('김*은');
  const page = await list({ ...open, size: '1' });
  expect((await list({ ...open, size: '1', cursor: page.next ?? '' })).rows[0]?.orderNo).toBe(first);
  expect(await numbers({ ...open, sort: 'amount' })).toEqual([second, first]);
});

test('each filter finds its orders, and a search reports how it was understood', async () => {
  const [paid, shipped] = [await buy(), await buy('SHIPPED')];
  const away = await other.buy([item('GD0001')], 23_000);
  const open = { state: 'not:EXPIRED' };
  const cases: readonly (readonly [Record<string, string>, readonly string[]])[] = [
    [{ state: 'is:SHIPPED' }, [shipped]],
    [{ ...open, mallId: 'is:2' }, [away]],
    [{ ...open, amount: 'from:40000' }, [shipped, paid]],
    [{ ...open, parcel: 'is:NONE' }, [away, paid]],
    [{ ...open, openClaim: 'is:Y' }, []],
    [{ ...open, name: 'prefix:김가' }, [away, shipped, paid]],
    [{ ...open, phone: 'is:01098765432' }, [away, shipped, paid]],
    [{ ...open, invoice: 'is:1234567890' }, [shipped]],
    [{ ...open, product: 'is:GD0001', method: 'is:TRANSFER' }, []],
    [{ ...open, q: '김 가은' }, [away, shipped, paid]],
    [{ q: paid }, [paid]],
    [{ ...open, q: '1234-567-890' }, [shipped]],
  ];
  for (const [query, expected] of cases) expect([query, await numbers(query)]).toEqual([query, expected]);
  expect((await list({ q: '010-9876-5432' })).understood?.kind).toBe('PHONE');
});

test('an order is shown in full: lines, amounts that add up, parcels, history with staff names, and its next move', async () => {
  const orderNo = await buy();
  const at = `/malls/1/orders/${orderNo}`;
  expect((await cs.post(`${at}/prepare`)).code).toBe('0000');
  const body = { carrier: '한진택배', invoiceNo: '6041 2287 1130', lines: [{ lineNo: 1, pieces: 1 }] };
  expect(await cs.post(`${at}/parcels`, { body })).toMatchObject({ code: '0000' });
  const { data } = await cs.get(at);
  expect(data).toMatchObject({
    ...{ state: 'PREPARING', recipient: '이*래', ledger: [{ kind: 'PAYMENT', amount: 43_000 }], moves: ['SHIPPED'] },
    lines: [{ productName: '컵', quantity: 2, shipped: 1, takenBack: 0 }],
    parcels: [
      { invoiceNo: '604122871130', lines: [{ lineNo: 1, pieces: 1 }], staffName: expect.stringMatching('운영자') },
    ],
  });
  expect((data as { history: object[] }).history.at(-1)).toMatchObject({
    ...{ toState: 'PREPARING', actor: 'OPERATOR', staffName: expect.stringMatching('운영자') },
  });
  expect(JSON.stringify(data)).not.toMatch(/이나래|01098765432|세종대로 1\b/);
});

test('only legal moves are made, with one audit row each; a rejected one leaves none', async () => {
  const orderNo = await buy();
  const at = `/malls/1/orders/${orderNo}`;
  const before = await audits();
  expect((await cs.post(`${at}/deliver`)).code).toBe('4094');
  const body = { carrier: '한진택배', invoiceNo: '604122871131' };
  expect((await cs.post(`${at}/parcels`, { body })).code).toBe('4094');
  expect((await cs.post(`${at}/parcels`, { body: { ...body, invoiceNo: '12' } })).code).toBe('4220');
  expect(await audits()).toBe(before);
  for (const [path, call] of [
    ['prepare', {}],
    ['parcels', { body }],
    ['deliver', {}],
  ] as const)
    expect((await cs.post(`${at}/${path}`, call)).code).toBe('0000');
  expect(await audits()).toBe(before + 3);
});

test('staff without the permission to ship, or of another mall, get not found', async () => {
  const orderNo = await buy();
  const at = `/malls/1/orders/${orderNo}`;
  const finance = await addStaff(shop, { role: 'FINANCE' });
  const partner = await addStaff(shop, { role: 'PARTNER', mallIds: [2] });
  const welfare = await addStaff(shop, { role: 'WELFARE' });
  expect((await finance.post(`${at}/prepare`)).code).toBe('4040');
  for (const call of [partner.post(`${at}/prepare`), partner.get(at), welfare.get(at), welfare.get('/orders')])
    expect((await call).code).toBe('4040');
  expect((await list({ q: orderNo }, partner)).rows).toEqual([]);
});

test('many orders are moved at once, and the response reports the outcome of each', async () => {
  const [paid, shipped] = [await buy(), await buy('SHIPPED')];
  const items = [paid, shipped].map((orderNo) => ({ mallId: 1, orderNo }));
  const { data } = await cs.post('/orders/bulk', { body: { to: 'PREPARING', items } });
  expect(data).toMatchObject({
    results: [
      { orderNo: paid, outcome: 'done' },
      { orderNo: shipped, outcome: 'skipped', reason: expect.stringContaining('상태') },
    ],
  });
});

type Checked = { rows: { orderNo: string; verdict: string; recipient?: string }[] };
type Shipped = { shipped: number; left: { orderNo: string; verdict: string }[] };

test('pasted invoices are checked row by row; the right ones are shipped, and the same sheet again changes nothing', async () => {
  const [first, second, paid] = [await buy('PREPARING'), await buy('PREPARING'), await buy()];
  const text = [
    '주문번호 송장번호',
    `${first} 604122871201`,
    `한진택배,6041-2287-1202,${second}`,
    `${paid} 604122871203`,
    `${second} 12345`,
    `${second} 가나택배 604122871204`,
    '2026112399999999 604122871205',
    `${first} 604122871201`,
    '604122871206',
    `${first}`,
  ].join('\n');
  const body = { text, carrier: 'CJ대한통운' };
  const check = await cs.post<Checked>('/orders/invoices/check', { body });
  expect(check.data?.rows.map(({ verdict }) => verdict)).toEqual([
    ...['RIGHT', 'RIGHT', 'WRONG_STATE', 'BAD_NUMBER', 'UNKNOWN_CARRIER', 'UNKNOWN_ORDER', 'DUPLICATE'],
    ...['NO_ORDER_NO', 'EMPTY'],
  ]);
  expect(check.data?.rows[0]?.recipient).toBe('이*래');
  const before = await audits();
  expect((await cs.post<Shipped>('/orders/invoices', { body })).data?.shipped).toBe(2);
  expect(await audits()).toBe(before + 2);
  const again = await cs.post<Shipped>('/orders/invoices', { body });
  expect(again.data).toMatchObject({ shipped: 0 });
  expect(again.data?.left.filter(({ verdict }) => verdict === 'ALREADY')).toHaveLength(2);
  expect(await audits()).toBe(before + 2);
});

test('a row whose order has nothing left to ship is reported, before and instead of shipping', async () => {
  const orderNo = await buy('PREPARING');
  await shop.owner.updateTable('orderLine').set({ takenBack: 2 }).where('orderNo', '=', orderNo).execute();
  const body = { text: `${orderNo} 604122871251`, carrier: '한진택배' };
  const check = await cs.post<Checked>('/orders/invoices/check', { body });
  expect(check.data?.rows).toMatchObject([{ verdict: 'NOTHING_LEFT' }]);
  const { data } = await cs.post<Shipped>('/orders/invoices', { body });
  expect(data).toMatchObject({ shipped: 0, left: [{ orderNo, verdict: 'NOTHING_LEFT' }] });
});

test('a hundred pasted invoices ship a hundred orders, once each, with an audit row each', async () => {
  const orderNos = await copyOrder(shop, { orderNo: await buy(), state: 'PREPARING', count: 100 });
  const text = orderNos.map((orderNo, index) => `${orderNo} ${604_122_872_000 + index}`).join('\n');
  const before = await audits();
  for (const shipped of [100, 0])
    expect((await cs.post<Shipped>('/orders/invoices', { body: { text, carrier: '한진택배' } })).data).toMatchObject({
      shipped,
    });
  expect(await audits()).toBe(before + 100);
  expect((await list({ state: 'is:SHIPPED' })).count.value).toBe(100);
});

test('10,000 rows, wrong ones among them, are parsed in one call; one more is rejected', async () => {
  const right = await buy('PREPARING');
  const wrong = Array.from({ length: 9_999 }, (_, index) => `20261120${10_000_000 + index} ${604_100_000_000 + index}`);
  const body = (rows: readonly string[]) => ({ body: { text: rows.join('\n'), carrier: '한진택배' } });
  const { data } = await cs.post<Shipped>('/orders/invoices', body([`${right} 604122871301`, ...wrong]));
  expect([data?.shipped, data?.left.length]).toEqual([1, 9_999]);
  expect((await cs.post('/orders/invoices', body(['x1', 'x2', ...wrong]))).code).toBe('4220');
});
