import { randomUUID } from 'node:crypto';
import { inMall } from '@mall/db/in-mall';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Buyer, createBuyer, delivery, item } from '../../../testing/buyer.ts';
import { copyOrder } from '../../../testing/copy-order.ts';
import { bringTo } from '../../../testing/deliver-order.ts';
import { goods, listingOf } from '../../../testing/products.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { addStaff, type StaffClient } from '../../../testing/staff.ts';
import { correctedMail } from '../mail/corrected-mail.ts';

const cup = goods('GD0001', { name: '컵', salePrice: 20_000 });
let shop: Shop;
let buyer: Buyer;
let cs: StaffClient;
let finance: StaffClient;
let elsewhere: StaffClient;
beforeAll(async () => {
  const malls = ['familyshop', 'hanul'].map((mallUrl, index) => ({
    ...{ mallId: index + 1, mallUrl, listings: [listingOf(cup)] },
  }));
  shop = await openShop({ products: [cup], malls });
  await shop.owner.updateTable('optionStock').set({ quantity: 5_000 }).execute();
  await shop.owner.updateTable('mall').set({ remoteSurcharge: 3_000 }).execute();
  shop.app.dependencies.malls.forget();
  buyer = createBuyer(shop);
  cs = await addStaff(shop, { role: 'CS' });
  finance = await addStaff(shop, { role: 'FINANCE' });
  elsewhere = await addStaff(shop, { role: 'PARTNER', mallIds: [2] });
});
beforeEach(async () => {
  await shop.owner.updateTable('mallOrder').set({ state: 'EXPIRED' }).execute();
});
afterAll(() => shop.close());

const buy = async (isPrepared = false) => {
  const orderNo = await buyer.buy([item('GD0001', 2)], 43_000);
  if (isPrepared) await bringTo(shop.app.dependencies, { mallId: 1 }, { orderNo, to: 'PREPARING' });
  return orderNo;
};
const at = (orderNo: string) => `/malls/1/orders/${orderNo}`;
const items = (...orderNos: string[]) => orderNos.map((orderNo) => ({ mallId: 1, orderNo }));
type Detail = {
  memos: { body: string; staffName: string }[];
  tags: string[];
  history: { reason: string; staffName: string; fromState: string; toState: string }[];
  others: { orderNo: string }[];
  consents: { termCode: string }[];
  attempts: { state: string }[];
  mayChangeAddress: boolean;
  parcels: { shipmentNo: number; carrier: string; invoiceNo: string }[];
};
const detail = async (orderNo: string) => {
  const { data, text } = await cs.get<Detail>(at(orderNo));
  if (!data) throw new Error(text);
  return data;
};
const audits = async (action: string) => {
  const { count } = await shop.owner
    .selectFrom('staffAudit')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('action', '=', action)
    .executeTakeFirstOrThrow();
  return Number(count);
};
const numbers = async (query: Record<string, string>) => {
  const { data, text } = await cs.get<{ rows: { orderNo: string }[] }>(`/orders?${new URLSearchParams(query)}`);
  if (!data) throw new Error(text);
  return data.rows.map(({ orderNo }) => orderNo);
};

test('memos and tags are added to many orders at once, with an audit row each, and orders are found by their tag', async () => {
  const [first, second] = [await buy(), await buy()];
  const before = await audits('order.note');
  const body = { items: items(first, second, '2026112399999999'), memo: '선물 포장', tag: '선물' };
  const { data } = await cs.post<{ results: { outcome: string }[] }>('/orders/notes', { body });
  expect(data?.results.map(({ outcome }) => outcome)).toEqual(['done', 'done', 'failed']);
  expect(await audits('order.note')).toBe(before + 2);
  expect(await detail(first)).toMatchObject({
    ...{ tags: ['선물'], memos: [{ body: '선물 포장', staffName: expect.stringMatching('운영자') }] },
  });
  expect(await numbers({ tag: 'is:선물' })).toEqual([second, first]);
  expect((await cs.post(`${at(first)}/tags/remove`, { body: { tag: '선물' } })).code).toBe('0000');
  expect((await cs.post(`${at(first)}/tags/remove`, { body: { tag: '선물' } })).code).toBe('4040');
  expect(await numbers({ state: 'is:PAID', tag: 'empty:' })).toEqual([first]);
});

test('a repeated request adds the notes that a crashed one left out, and none twice', async () => {
  const [first, second] = [await buy(), await buy()];
  const headers = { 'idempotency-key': randomUUID() };
  const send = async (orderNos: string[]) => {
    const body = { items: items(...orderNos), memo: '끊김' };
    const { data } = await cs.post<{ results: { outcome: string }[] }>('/orders/notes', { body, headers });
    return data?.results.map(({ outcome }) => outcome);
  };
  await send([first, second]);
  // The state after a crash: the first order was written, the second was not, and no response was stored.
  await shop.owner.updateTable('staffRequest').set({ reply: null }).execute();
  await shop.owner.deleteFrom('staffRequestWrite').where('what', '=', `1 order ${second} 1`).execute();
  await shop.owner.deleteFrom('orderMemo').where('orderNo', '=', second).execute();
  expect(await send([first, second])).toEqual(['skipped', 'done']);
  for (const orderNo of [first, second]) expect((await detail(orderNo)).memos).toMatchObject([{ body: '끊김' }]);
});

test('staff without the permission, or of another mall, cannot write notes', async () => {
  const orderNo = await buy();
  const body = { items: items(orderNo), memo: '몰래' };
  expect((await finance.post('/orders/notes', { body })).code).toBe('4040');
  expect((await elsewhere.post(`${at(orderNo)}/tags/remove`, { body: { tag: '몰래' } })).code).toBe('4040');
  expect((await cs.post('/orders/notes', { body: { items: items(orderNo) } })).code).toBe('4000');
  expect((await detail(orderNo)).memos).toEqual([]);
});

const address = {
  ...delivery,
  recipient: '박새봄',
  postcode: '06236',
  roadAddress: '서울 강남구 테헤란로 2',
  deliveryRequest: '',
};

test('an address is changed until the order is in preparation, with the name of the staff in its history and a mail', async () => {
  const orderNo = await buy();
  expect((await cs.post(`${at(orderNo)}/address`, { body: address })).code).toBe('0000');
  const { history, mayChangeAddress } = await detail(orderNo);
  expect(mayChangeAddress).toBe(true);
  expect(history.at(-1)).toMatchObject({
    ...{ fromState: 'PAID', toState: 'PAID', reason: '배송지 변경', staffName: expect.stringMatching('운영자') },
  });
  const { data } = await buyer.detail(orderNo);
  expect([data?.recipient, data?.postcode, data?.card.state]).toEqual(['박새봄', '06236', 'PAID']);
  const mail = shop.owner.selectFrom('mail').select('facts').where('kind', '=', 'ORDER_ADDRESS_CHANGED');
  expect(await mail.execute()).toMatchObject([{ facts: { orderNo } }]);
  await cs.post(`${at(orderNo)}/prepare`);
  expect((await cs.post(`${at(orderNo)}/address`, { body: address })).code).toBe('4094');
});

test('an address with a higher delivery fee is rejected at the postcode, and nothing changes', async () => {
  const orderNo = await buy();
  const before = await audits('order.address');
  const reply = await cs.post(`${at(orderNo)}/address`, { body: { ...address, postcode: '63000' } });
  expect([reply.code, reply.text]).toEqual(['4220', expect.stringContaining('postcode')]);
  for (const staff of [finance, elsewhere])
    expect((await staff.post(`${at(orderNo)}/address`, { body: address })).code).toBe('4040');
  expect(await audits('order.address')).toBe(before);
  expect((await buyer.detail(orderNo)).data?.postcode).toBe(delivery.postcode);
});

const correct = (orderNo: string, body: object, staff = cs, shipmentNo = 1) =>
  staff.post(`${at(orderNo)}/parcels/${shipmentNo}/correct`, { body: { carrier: '한진택배', ...body } });

test('a wrong invoice number is corrected while the parcel is on its way, with a history entry and a mail', async () => {
  const orderNo = await buy(true);
  await cs.post(`${at(orderNo)}/parcels`, { body: { carrier: '한진택배', invoiceNo: '604122871138' } });
  const before = await audits('order.invoice');
  const body = { invoiceNo: '6041 2287 1139', seen: '604122871138', carrier: 'CJ대한통운' };
  expect((await correct(orderNo, body)).code).toBe('0000');
  const { history, parcels } = await detail(orderNo);
  expect(parcels).toMatchObject([{ shipmentNo: 1, carrier: 'CJ대한통운', invoiceNo: '604122871139' }]);
  expect(history.at(-1)).toMatchObject({
    ...{ fromState: 'SHIPPED', toState: 'SHIPPED', reason: '송장 수정', staffName: expect.stringMatching('운영자') },
  });
  const mails = shop.owner.selectFrom('mail').select('memberNo').where('kind', '=', 'ORDER_INVOICE_CORRECTED');
  const [{ memberNo } = { memberNo: null }] = await mails.execute();
  const mall = (await shop.app.dependencies.malls.all()).get('familyshop');
  if (memberNo === null || !mall) throw new Error('no mail');
  const mail = await inMall(shop.app.dependencies.database, mall, (tx) =>
    correctedMail(tx, mall, { orderNo, memberNo }, new Date()),
  );
  expect(JSON.stringify(mail)).toMatch(/CJ대한통운.*604122871139/);
  expect(JSON.stringify(mail)).not.toContain('604122871138');
  expect(await audits('order.invoice')).toBe(before + 1);
});

test('a correction is rejected for a number corrected since, another parcel’s number, an invalid number, or a delivered parcel', async () => {
  const orderNo = await buy(true);
  const [one, two] = ['604122871140', '604122871141'] as const;
  const lines = [{ lineNo: 1, pieces: 1 }];
  for (const invoiceNo of [one, two]) {
    const body = { carrier: '한진택배', invoiceNo, lines };
    expect((await cs.post(`${at(orderNo)}/parcels`, { body })).code).toBe('0000');
  }
  const before = await audits('order.invoice');
  const refusals = [
    [correct(orderNo, { invoiceNo: '604122871142', seen: two }), '4090'],
    [correct(orderNo, { invoiceNo: two, seen: one }), '4220'],
    [correct(orderNo, { invoiceNo: '12', seen: one }), '4220'],
    [correct(orderNo, { invoiceNo: '604122871142', seen: one, carrier: '가나택배' }), '4220'],
    [correct(orderNo, { invoiceNo: '604122871142', seen: one }, cs, 3), '4043'],
    [correct(orderNo, { invoiceNo: '604122871142', seen: one }, finance), '4040'],
    [correct(orderNo, { invoiceNo: '604122871142', seen: one }, elsewhere), '4040'],
  ] as const;
  for (const [reply, code] of refusals) expect((await reply).code).toBe(code);
  await cs.post(`${at(orderNo)}/deliver`);
  expect((await correct(orderNo, { invoiceNo: '604122871142', seen: one })).code).toBe('4094');
  expect(await audits('order.invoice')).toBe(before);
});

type Batch = { results: { orderNo: string; outcome: string }[]; next?: string };
const moveAll = (body: object) => cs.post<Batch>('/orders/bulk/matching', { body });

test('all matching orders are moved batch by batch without naming any; an interrupted run can be started again safely', async () => {
  const orderNos: string[] = [];
  for (let count = 0; count < 3; count += 1) orderNos.push(await buy());
  const shipped = await buy(true);
  const [first = ''] = orderNos;
  // More than one batch.
  await copyOrder(shop, { orderNo: first, state: 'PAID', count: 110 });
  const before = await audits('order.move');
  const one = await moveAll({ to: 'PREPARING', state: 'is:PAID,PREPARING' });
  expect([one.data?.results.length, one.data?.next === undefined]).toEqual([100, false]);
  expect(one.data?.results.find(({ orderNo }) => orderNo === shipped)?.outcome).toBe('skipped');
  // After a crash, a new run moves only what is left.
  const again = await moveAll({ to: 'PREPARING', state: 'is:PAID' });
  expect([again.data?.results.length, again.data?.next]).toEqual([14, undefined]);
  expect(await audits('order.move')).toBe(before + 113);
  expect(await numbers({ state: 'is:PAID' })).toEqual([]);
});

test('a bulk move reaches no mall outside the scope, and moves nothing without the permission to ship', async () => {
  const orderNo = await buy();
  const body = { to: 'PREPARING', state: 'is:PAID' };
  expect((await elsewhere.post<Batch>('/orders/bulk/matching', { body })).data?.results).toEqual([]);
  expect((await finance.post('/orders/bulk/matching', { body })).code).toBe('4040');
  expect(await numbers({ state: 'is:PAID' })).toEqual([orderNo]);
});

test('a picking list sums what is unshipped, without names; slips have whole addresses and write a PRINT row', async () => {
  const [first, second] = [await buy(true), await buy(true)];
  const body = { carrier: '한진택배', invoiceNo: '604122871130', lines: [{ lineNo: 1, pieces: 1 }] };
  await cs.post(`${at(first)}/parcels`, { body });
  const picking = await cs.post('/orders/picking', { body: { items: items(first, second) } });
  expect(picking.data).toMatchObject({
    rows: [{ productNo: 'GD0001', pieces: 3, orders: expect.arrayContaining([{ orderNo: second, pieces: 2 }]) }],
  });
  expect(picking.text).not.toContain('이나래');
  const slips = await cs.post('/orders/slips', { body: { items: items(second) } });
  expect(slips.data).toMatchObject({
    staffName: expect.stringMatching('운영자'),
    slips: [{ recipient: '이나래', address: '서울 중구 세종대로 1 101호', lines: [{ productName: '컵', pieces: 2 }] }],
  });
  const printed = shop.owner.selectFrom('privacyAccess').select(['task', 'fields']).where('task', '=', 'PRINT');
  expect(await printed.execute()).toEqual([{ task: 'PRINT', fields: expect.arrayContaining(['name', 'address']) }]);
});

test('slips need the permission to see whole addresses, in the staff’s own malls, and a recent second factor', async () => {
  const orderNo = await buy(true);
  const body = { items: items(orderNo) };
  expect((await finance.post('/orders/slips', { body })).code).toBe('4040');
  expect((await elsewhere.post('/orders/slips', { body })).data).toMatchObject({ slips: [] });
  expect((await elsewhere.post('/orders/picking', { body })).data).toMatchObject({ rows: [] });
  const old = await addStaff(shop, { role: 'CS' });
  await shop.owner
    .updateTable('staffSession')
    .set({ provedAt: new Date(0) })
    .where('staffNo', '=', old.staffNo)
    .execute();
  expect((await old.post('/orders/slips', { body })).code).toBe('4032');
});

test('a file of invoices is parsed into rows whatever the order of its columns; a file that is no sheet is rejected', async () => {
  const orderNo = await buy(true);
  const csv = `받는 분,송장번호,주문번호,택배사\n이나래,6041-2287-1130,${orderNo},한진택배\n박새봄,123,${orderNo},`;
  const headers = { 'content-type': 'application/octet-stream' };
  const read = await cs.post<{ text: string }>('/orders/invoices/read', { body: Buffer.from(csv), headers });
  expect(read.data?.text).toBe(`${orderNo}\t한진택배\t604122871130\n${orderNo}\t\t123`);
  const refused = await cs.post('/orders/invoices/read', { body: Buffer.from([0x50, 0x4b, 3, 4, 0, 0]), headers });
  expect(refused.code).toBe('4151');
  expect((await finance.post('/orders/invoices/read', { body: Buffer.from(csv), headers })).code).toBe('4040');
});

test('of 10,000 rows, 3,000 of them wrong, the right ones are shipped, the wrong ones reported, and the same sheet again changes nothing', async () => {
  const orderNo = await buy(true);
  await shop.owner.executeQuery(
    sql`
      with copy as (
        insert into mall_order (mall_id, order_no, member_no, request_key, state, orderer_name, orderer_phone, orderer_email, recipient,
          recipient_phone, postcode, road_address, payment_method, delivery_rates, market_amount, goods_amount, delivery_amount,
          total_amount, ordered_at, expires_at, paid_at)
        select mall_id, '20190202' || (10000000 + n), member_no, gen_random_uuid(), state, orderer_name, orderer_phone, orderer_email,
          recipient, recipient_phone, postcode, road_address, payment_method, delivery_rates, market_amount, goods_amount,
          delivery_amount, total_amount, now(), now(), now()
        from mall_order, generate_series(1, 7000) n where order_no = ${orderNo} returning mall_id, order_no)
      insert into order_line (mall_id, order_no, line_no, product_no, option_no, product_name, brand_name, image, unit_price, quantity,
        delivery_method, has_free_delivery)
      select copy.mall_id, copy.order_no, 1, product_no, option_no, product_name, brand_name, image, unit_price, quantity, delivery_method,
        has_free_delivery
      from copy, order_line l where l.order_no = ${orderNo}`.compile(shop.owner),
  );
  const right = Array.from({ length: 7000 }, (_, index) => `20190202${10_000_001 + index} ${604_200_000_000 + index}`);
  const wrong = Array.from(
    { length: 3000 },
    (_, index) =>
      [
        `20190303${10_000_000 + index} ${604_300_000_000 + index}`,
        `20190202${10_000_001 + index} 12`,
        `${604_300_000_000 + index}`,
      ][index % 3],
  );
  const body = { text: [...wrong, ...right].join('\n'), carrier: '한진택배' };
  type Shipped = { shipped: number; left: { verdict: string }[] };
  const first = await cs.post<Shipped>('/orders/invoices', { body });
  expect([first.data?.shipped, first.data?.left.length]).toEqual([7000, 3000]);
  const before = await audits('order.ship');
  const again = await cs.post<Shipped>('/orders/invoices', { body });
  expect(again.data?.shipped).toBe(0);
  expect(again.data?.left.filter(({ verdict }) => verdict === 'ALREADY')).toHaveLength(7000);
  expect(await audits('order.ship')).toBe(before);
}, 180_000);

test('filters by claim state, brand, delivery, island, member and placing staff find exactly their orders', async () => {
  const [orderNo, claimed] = [await buy(), await buy(true)];
  await buyer.claim(claimed, 43_000, { lines: [{ lineNo: 1, quantity: 2 }] });
  const { memberNo } = await shop.owner
    .selectFrom('mallOrder')
    .select('memberNo')
    .where('orderNo', '=', orderNo)
    .executeTakeFirstOrThrow();
  const line = await shop.owner
    .selectFrom('orderLine')
    .select(['brandName', 'deliveryMethod'])
    .where('orderNo', '=', orderNo)
    .executeTakeFirstOrThrow();
  const open = { state: 'not:EXPIRED' };
  const cases: readonly (readonly [Record<string, string>, readonly string[]])[] = [
    [{ ...open, claimState: 'is:REQUESTED' }, [claimed]],
    [{ ...open, claimState: 'not:REQUESTED' }, [orderNo]],
    [{ ...open, brand: `is:${line.brandName}` }, [claimed, orderNo]],
    [{ ...open, brand: 'is:없는 브랜드' }, []],
    [{ ...open, deliveryMethod: `not:${line.deliveryMethod}` }, []],
    [{ ...open, remote: 'is:Y' }, []],
    [{ ...open, remote: 'is:N' }, [claimed, orderNo]],
    [{ ...open, memberNo: `is:${memberNo}` }, [claimed, orderNo]],
    [{ ...open, saleNo: 'is:1' }, []],
    [{ ...open, byHand: 'is:Y' }, []],
  ];
  for (const [query, expected] of cases) expect([query, await numbers(query)]).toEqual([query, expected]);
});

test('an order shows the member’s other orders, the payment attempts and the consents', async () => {
  const [first, second] = [await buy(), await buy()];
  const found = await detail(second);
  expect(found.others.map(({ orderNo }) => orderNo)).toContain(first);
  expect(found.consents.map(({ termCode }) => termCode)).toContain('service');
  expect(found.attempts).toMatchObject([{ state: 'DONE' }]);
});
