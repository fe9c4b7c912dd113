import { randomUUID } from 'node:crypto';
import type { OfficeData } from '@mall/contracts/office/office-endpoint';
import type { checkStockSheet, listStock, listStockEntries, StockRow } from '@mall/contracts/office/stock';
import { inMall } from '@mall/db/in-mall';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createBuyer, item } from '../../../testing/buyer.ts';
import { bringTo } from '../../../testing/deliver-order.ts';
import { goods, option } from '../../../testing/products.ts';
import { openShop, orderTerms, type Shop } from '../../../testing/shop.ts';
import { addStaff, type StaffClient } from '../../../testing/staff.ts';
import { followProducts } from '../../listing/follow-products.ts';
import { writeCsv } from '../../upload/writing/write-csv.ts';
import { proveStock } from '../prove-stock.ts';

const kettle = goods('GD0001', {
  name: '전기 주전자',
  options: [
    option({ stockQuantity: 20 }),
    option({ optionNo: 2, colourName: '블랙', label: '블랙', stockQuantity: 0 }),
  ],
});
const pan = goods('GD0002', { name: '무쇠 프라이팬', options: [option({ stockQuantity: 5 })] });

let shop: Shop;
let md: StaffClient;
let security: StaffClient;
let ofOneMall: StaffClient;
beforeAll(async () => {
  shop = await openShop({ products: [kettle, pan], terms: orderTerms });
  md = await addStaff(shop, { role: 'MD' });
  security = await addStaff(shop, { role: 'SECURITY' });
  ofOneMall = await addStaff(shop, { role: 'MD', mallIds: [1] });
});
afterAll(() => shop.close());
beforeEach(() => sql`truncate staff_audit`.execute(shop.owner));

const show = async (place = 'GD0001/1', staff = md) => {
  const { data, text } = await staff.get<StockRow>(`/stock/${place}`);
  if (!data) throw new Error(text);
  return data;
};
const list = async (query = '') => {
  const { data, text } = await md.get<OfficeData<typeof listStock>>(`/stock${query}`);
  if (!data) throw new Error(text);
  return data;
};
const ledger = async (place = 'GD0001/1', query = '') => {
  const { data, text } = await md.get<OfficeData<typeof listStockEntries>>(`/stock/${place}/ledger${query}`);
  if (!data) throw new Error(text);
  return data;
};
const adjust = (values: object, { place = 'GD0001/1', staff = md } = {}) =>
  staff.post<{ available: number; onHand: number }>(`/stock/${place}/adjust`, {
    body: { kind: 'IN', pieces: 1, reason: 'RECEIVED', note: '', requestKey: randomUUID(), ...values },
  });
const count = (values: object, { place = 'GD0001/1', staff = md } = {}) =>
  staff.post<{ available: number; onHand: number }>(`/stock/${place}/count`, {
    body: { counted: 0, seenOnHand: 0, note: '', requestKey: randomUUID(), ...values },
  });
const audited = async () => {
  const { rows } = await sql<{ action: string; subject: string }>`
    select action, subject from staff_audit order by audit_no`.execute(shop.owner);
  return rows.map(({ action, subject }) => `${action} ${subject}`);
};
const prove = () => proveStock(shop.app.dependencies, new Date());

describe('the stock desk', () => {
  test('shows pieces for sale, pieces held by orders until they ship, and pieces in the warehouse', async () => {
    const buyer = createBuyer(shop);
    const orderNo = await buyer.buy([item('GD0001', 3)], 33_000);
    expect(await show()).toMatchObject({ available: 17, held: 3, onHand: 20, sold: 3, level: 'ENOUGH', malls: 2 });
    await bringTo(shop.app.dependencies, { mallId: 1 }, { orderNo, to: 'PREPARING' });
    expect(await show()).toMatchObject({ available: 17, held: 3, onHand: 20 });
    await bringTo(shop.app.dependencies, { mallId: 1 }, { orderNo, to: 'SHIPPED' });
    expect(await show()).toMatchObject({ available: 17, held: 0, onHand: 17 });
    const { entries } = await ledger();
    expect(entries.map(({ kind, pieces }) => `${kind} ${pieces}`)).toEqual(['SELL 0', 'RESERVE -3', 'OPENING 20']);
    expect(entries[1]?.of).toMatchObject({ kind: 'order', mallId: 1, number: orderNo });
  });

  test('finds options by number, name and how many are left, page by page', async () => {
    const places = async (query: string) => (await list(query)).rows.map((row) => `${row.productNo}/${row.optionNo}`);
    expect(await places('')).toEqual(['GD0001/1', 'GD0001/2', 'GD0002/1']);
    expect(await places('?q=gd0002')).toEqual(['GD0002/1']);
    expect(await places(`?q=${encodeURIComponent('주전자')}`)).toEqual(['GD0001/1', 'GD0001/2']);
    expect(await places('?level=is:OUT')).toEqual(['GD0001/2']);
    expect(await places('?level=is:LOW')).toEqual(['GD0002/1']);
    expect(await places('?sort=-available')).toEqual(['GD0001/1', 'GD0002/1', 'GD0001/2']);
    const first = await list('?size=1&sort=available');
    expect(first.rows.map(({ optionNo }) => optionNo)).toEqual([2]);
    expect(await places(`?size=2&sort=available&cursor=${first.next}`)).toEqual(['GD0002/1', 'GD0001/1']);
    expect((await md.get('/stock?sort=available&cursor=x')).code).toBe('4000');
  });

  test('is the provider’s: staff of some malls find nothing, and readers change nothing', async () => {
    expect((await ofOneMall.get('/stock')).code).toBe('4040');
    expect((await ofOneMall.get('/stock/GD0001/1')).code).toBe('4040');
    expect((await adjust({}, { staff: ofOneMall })).code).toBe('4040');
    expect(await show('GD0001/1', security)).toMatchObject({ productNo: 'GD0001' });
    expect((await adjust({}, { staff: security })).code).toBe('4040');
    expect((await count({}, { staff: security })).code).toBe('4040');
    expect((await md.get('/stock/GD9999/1')).code).toBe('4040');
    expect((await adjust({}, { place: 'GD9999/1' })).code).toBe('4040');
    expect(await audited()).toEqual([]);
  });
});

describe('an entry', () => {
  test('adds and removes pieces for a reason, under the name of the staff', async () => {
    expect((await adjust({ pieces: 4, note: '2차 입고' }, { place: 'GD0002/1' })).data).toEqual({
      available: 9,
      onHand: 9,
    });
    expect((await adjust({ kind: 'OUT', pieces: 2, reason: 'DAMAGED' }, { place: 'GD0002/1' })).data?.available).toBe(
      7,
    );
    const { entries } = await ledger('GD0002/1');
    expect(entries.slice(0, 2)).toMatchObject([
      { kind: 'OUT', pieces: -2, reason: 'DAMAGED', by: expect.stringMatching(/^운영자/) },
      { kind: 'IN', pieces: 4, reason: 'RECEIVED', note: '2차 입고' },
    ]);
    expect(await audited()).toEqual(['stock.adjust stock GD0002/1', 'stock.adjust stock GD0002/1']);
  });

  test('that is sent twice counts once', async () => {
    const requestKey = randomUUID();
    const before = await show('GD0002/1');
    const [first, second] = await Promise.all([
      adjust({ pieces: 5, requestKey }, { place: 'GD0002/1' }),
      adjust({ pieces: 5, requestKey }, { place: 'GD0002/1' }),
    ]);
    expect([first.data?.available, second.data?.available]).toEqual([before.available + 5, before.available + 5]);
  });

  test('never removes what orders hold, and refuses a reason of the other kind', async () => {
    const { available } = await show();
    const more = await adjust({ kind: 'OUT', pieces: available + 1, reason: 'LOST' });
    expect(more.fieldErrors).toEqual([{ field: 'pieces', message: expect.stringContaining(`${available}개`) }]);
    expect((await adjust({ kind: 'OUT', reason: 'RECEIVED' })).fieldErrors?.[0]?.field).toBe('reason');
    expect((await adjust({ pieces: 0 })).code).toBe('4000');
    expect((await show()).available).toBe(available);
    expect(await audited()).toEqual([]);
  });

  test('an option that has stock again is sold again, in every mall', async () => {
    const isSoldOut = async () => {
      await followProducts(shop.owner);
      const { rows } = await sql<{ isSoldOut: boolean }>`
        select bool_and(is_sold_out) as is_sold_out from listing where product_no = 'GD0002'`.execute(shop.owner);
      return rows[0]?.isSoldOut;
    };
    const { available } = await show('GD0002/1');
    await adjust({ kind: 'OUT', pieces: available, reason: 'LOST' }, { place: 'GD0002/1' });
    expect(await isSoldOut()).toBe(true);
    await adjust({ pieces: available, reason: 'FOUND' }, { place: 'GD0002/1' });
    expect(await isSoldOut()).toBe(false);
  });
});

describe('a count', () => {
  test('sets the warehouse to what was counted and enters the difference', async () => {
    const before = await show();
    const { data } = await count({ counted: before.onHand - 2, seenOnHand: before.onHand, note: '월말' });
    expect(data).toEqual({ available: before.available - 2, onHand: before.onHand - 2 });
    expect((await ledger()).entries[0]).toMatchObject({ kind: 'COUNT', pieces: -2, counted: before.onHand - 2 });
    await count({ counted: before.onHand - 2, seenOnHand: before.onHand - 2 });
    expect((await ledger()).entries[0]).toMatchObject({ kind: 'COUNT', pieces: 0 });
  });

  test('over stock that has changed meanwhile is refused with the current values', async () => {
    const { onHand, available } = await show();
    await adjust({ pieces: 1 });
    const stale = await count({ counted: onHand, seenOnHand: onHand });
    expect([stale.code, stale.data]).toEqual(['4090', { onHand: onHand + 1 }]);
    expect((await show()).available).toBe(available + 1);
  });

  test('is not made stale by an order, whose pieces are still there, and is never below what orders hold', async () => {
    const before = await show();
    await createBuyer(shop).buy([item('GD0001', 2)], 23_000);
    expect((await count({ counted: before.onHand, seenOnHand: before.onHand })).data).toEqual({
      ...{ available: before.available - 2, onHand: before.onHand },
    });
    const few = await count({ counted: 1, seenOnHand: before.onHand });
    expect(few.fieldErrors?.[0]).toEqual({ field: 'counted', message: expect.stringContaining('2개') });
  });
});

test('the threshold of an option is set only over the one that was seen', async () => {
  const set = (lowStock: number, seen: number, staff = md) =>
    staff.post('/stock/GD0001/2/threshold', { body: { lowStock, seen } });
  expect((await set(3, 10)).status).toBe(200);
  expect((await set(4, 10)).code).toBe('4090');
  expect((await set(4, 3, security)).code).toBe('4040');
  expect((await show('GD0001/2')).lowStock).toBe(3);
});

describe('a sheet', () => {
  type Result = OfficeData<typeof checkStockSheet>;
  const send = async (path: string, rows: readonly (readonly string[])[], { staff = md, titles = heads } = {}) =>
    staff.post<Result>(path, {
      body: Buffer.from(writeCsv([titles, ...rows])),
      headers: { 'content-type': 'application/octet-stream' },
    });
  const heads = ['상품번호', '옵션번호', '실사수량', '증감', '메모'];
  const verdicts = ({ rows }: Result) => rows.map(({ verdict, pieces }) => `${verdict} ${pieces}`);

  test('is previewed first, then entered row by row, and enters nothing when repeated', async () => {
    const [one, other] = [await show('GD0001/2'), await show('GD0002/1')];
    const rows = [
      ['GD0001', '2', '7', '', '창고'],
      ['gd0002', '1', '', '-1', ''],
      ['GD0002', '1', '', '9', ''],
      ['GD7777', '1', '3', '', ''],
      ['GD0001', '1', '0', '', ''],
      ['GD0001', '', '', '', ''],
    ];
    const tried = await send('/stock/sheet/check', rows);
    expect(tried.data && verdicts(tried.data)).toEqual([
      ...['CHANGED 7', 'CHANGED -1', 'TWICE 0', 'UNKNOWN 0', 'BELOW_HELD 0', 'TWICE 0'],
    ]);
    expect([await show('GD0001/2'), await show('GD0002/1')]).toEqual([one, other]);
    expect(await audited()).toEqual([]);
    expect((await send('/stock/sheet', rows)).data).toMatchObject({ changed: 2, same: 0, wrong: 4 });
    expect((await show('GD0001/2')).available).toBe(7);
    expect((await show('GD0002/1')).available).toBe(other.available - 1);
    const again = await send('/stock/sheet', rows);
    expect(again.data && verdicts(again.data).slice(0, 2)).toEqual(['DONE 0', 'DONE 0']);
    expect((await show('GD0002/1')).available).toBe(other.available - 1);
  });

  test('without the columns, or in another format, is refused with advice; without the permission nothing is read', async () => {
    const bare = await send('/stock/sheet/check', [['1', '2']], { titles: ['이름', '수량'] });
    expect([bare.code, bare.fieldErrors?.[0]?.field]).toEqual(['4220', 'file']);
    expect(
      (
        await md.post('/stock/sheet', {
          body: Buffer.from('PK'),
          headers: { 'content-type': 'application/octet-stream' },
        })
      ).code,
    ).toBe('4151');
    expect((await send('/stock/sheet', [['GD0001', '1', '1', '', '']], { staff: security })).code).toBe('4040');
    expect((await send('/stock/sheet', [['GD0001', '1', '1', '', '']], { staff: ofOneMall })).code).toBe('4040');
  });
});

describe('the nightly comparison', () => {
  test('finds an option whose shelf is not the sum of its ledger, and clears it once it is counted right', async () => {
    await prove();
    expect((await list()).proof).toMatchObject({ options: 3, differences: 0 });
    await sql`update option_stock set quantity = quantity + 1 where product_no = 'GD0002'`.execute(shop.owner);
    await prove();
    const { rows, proof } = await list('?different=is:Y');
    expect(proof?.differences).toBe(1);
    expect(rows).toMatchObject([{ productNo: 'GD0002', byLedger: (rows[0]?.available ?? 0) - 1 }]);
    await sql`update option_stock set quantity = quantity - 1 where product_no = 'GD0002'`.execute(shop.owner);
    await prove();
    expect((await list('?different=is:Y')).rows).toEqual([]);
  });

  test('finds nothing after 10,000 random concurrent orders, releases, adjustments and counts, and nothing was ever sold twice', async () => {
    const orders = 24;
    // Each order makes 2 × 200 movements, each option 2 × 101.
    const [rounds, keepings] = [200, 101];
    const random = fc.sample(fc.integer({ min: 0, max: 3 }), { seed: 20_261_126, numRuns: orders * rounds });
    const pick = (at: number, round: number) => random[at * rounds + round] ?? 0;
    await sql`insert into mall_order (mall_id, order_no, member_no, request_key, state, orderer_name, orderer_phone, orderer_email,
        recipient, recipient_phone, postcode, road_address, payment_method, delivery_rates, market_amount, goods_amount,
        delivery_amount, total_amount, ordered_at, expires_at)
      select 1, '20261121' || lpad(n::text, 8, '0'), ${shop.memberNos['familyshop'] ?? 0}::bigint, gen_random_uuid(), 'PAID', 'o', '010', 'e', 'r', '010',
        '04512', 'a', 'CARD', '{}', 1, 1, 0, 1, now(), now() from generate_series(1, ${orders}::int) n`.execute(
      shop.owner,
    );
    await sql`insert into order_line (mall_id, order_no, line_no, product_no, option_no, product_name, brand_name, image, unit_price,
        quantity, delivery_method, has_free_delivery)
      select 1, '20261121' || lpad(n::text, 8, '0'), 1, 'GD0001', 1 + n % 2, 'n', 'b', 'i', 1, 9, '1', true
      from generate_series(1, ${orders}::int) n`.execute(shop.owner);
    const move = (orderNo: string, kind: string, optionNo: number, pieces: number) =>
      inMall(shop.app.dependencies.database, { mallId: 1 }, async (transaction) => {
        const { rows } = await sql`select * from move_stock(1, ${orderNo}, ${kind}, now(), '{1}', '{GD0001}',
          array[${optionNo}::int], array[${pieces}::int])`.execute(transaction);
        return rows.length === 0;
      });
    const shopping = Array.from({ length: orders }, async (_, at) => {
      const orderNo = `20261121${String(at + 1).padStart(8, '0')}`;
      const optionNo = 1 + ((at + 1) % 2);
      for (let round = 0; round < rounds; round += 1) {
        const pieces = 1 + pick(at, round);
        if (await move(orderNo, 'RESERVE', optionNo, pieces)) await move(orderNo, 'RELEASE', optionNo, pieces);
      }
      await move(orderNo, 'RESERVE', optionNo, 1);
    });
    const keeping = [1, 2].map(async (optionNo) => {
      const place = `GD0001/${optionNo}`;
      for (let round = 0; round < keepings; round += 1) {
        await adjust(
          { kind: round % 2 ? 'OUT' : 'IN', reason: round % 2 ? 'LOST' : 'FOUND', pieces: 1 + pick(optionNo, round) },
          { place },
        );
        const { onHand } = await show(place);
        await count({ counted: onHand + pick(optionNo, round) - 1, seenOnHand: onHand }, { place });
      }
    });
    await Promise.all([...shopping, ...keeping]);
    await prove();
    expect((await list()).proof?.differences).toBe(0);
    for (const place of ['GD0001/1', 'GD0001/2']) {
      const { available, held, onHand } = await show(place);
      expect([available >= 0, onHand === available + held]).toEqual([true, true]);
    }
  }, 180_000);
});

test('the shop’s role can neither read nor write it, and the office’s cannot change entries', async () => {
  const app = (statement: string) => sql.raw(statement).execute(shop.app.dependencies.database);
  const office = (statement: string) => sql.raw(statement).execute(shop.officeDatabase);
  await expect(app('select * from stock_adjustment')).rejects.toThrow('permission denied');
  await expect(app('insert into stock_proof values (now(), 1, 0)')).rejects.toThrow('permission denied');
  await expect(office('update stock_adjustment set pieces = 0')).rejects.toThrow('permission denied');
  await expect(office('delete from stock_adjustment')).rejects.toThrow('permission denied');
});
