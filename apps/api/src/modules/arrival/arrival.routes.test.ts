import type { ArrivalRule } from '@mall/contracts/arrival';
import { inMall } from '@mall/db/in-mall';
import { promiseArrival } from '@mall/domain/arrival';
import { seoulDayOf, shiftedDay } from '@mall/domain/seoul-day';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Buyer, createBuyer, delivery, item } from '../../testing/buyer.ts';
import { goods, listingOf } from '../../testing/products.ts';
import { openShop, type Shop } from '../../testing/shop.ts';
import { addStaff, type StaffClient } from '../../testing/staff.ts';
import { promiseAgainIfPaidLate } from '../order/arrival/promise-arrivals.ts';
import { lockOrder } from '../order/lock-order.ts';

const cup = goods('GD0001', { salePrice: 20_000, shipsToday: true });
const sofa = goods('GD0002', { salePrice: 20_000, deliveryMethod: '2' });
const voucher = goods('GD0003', { salePrice: 20_000, deliveryMethod: '9' });
const all = [cup, sofa, voucher];

let shop: Shop;
let buyer: Buyer;
let md: StaffClient;
let cs: StaffClient;
beforeAll(async () => {
  const listings = all.map((product) => listingOf(product));
  shop = await openShop({
    products: all,
    malls: [
      { mallId: 1, mallUrl: 'familyshop', listings },
      { mallId: 2, mallUrl: 'hanul', listings },
    ],
  });
  buyer = createBuyer(shop);
  [md, cs] = [await addStaff(shop, { role: 'MD' }), await addStaff(shop, { role: 'CS' })];
});
afterAll(() => shop.close());
beforeEach(() => shop.owner.deleteFrom('closedDay').execute());

const now = () => shop.app.dependencies.clock();
const ruleOf = async (mallUrl = 'familyshop') => {
  const { data, text } = await shop.at(mallUrl).get<ArrivalRule>('/pre/arrival');
  if (!data) throw new Error(text);
  return data;
};
const facts = ({ deliveryMethod, shipsToday }: typeof cup) => ({ deliveryMethod, shipsToday });
const dayOf = async (product: typeof cup, isRemote = false) =>
  promiseArrival(await ruleOf(), facts(product), { at: now(), isRemote })?.arrivesOn ?? null;
const promisedOf = async (orderNo: string) =>
  (await buyer.detail(orderNo)).data?.card.lines.map(({ promisedOn }) => promisedOn);
const close = (day: string, values: object = {}, staff = md) =>
  staff.post('/closed-days', { body: { day, name: '창립 기념일', stops: 'ALL', ...values } });
const tomorrow = () => shiftedDay(seoulDayOf(now()), 1);

describe('the rule of arrival days', () => {
  test('is public: the mall’s hours and days, public holidays and the provider’s coming closed days', async () => {
    await shop.owner.updateTable('mall').set({ cutOffHour: 15 }).where('mallId', '=', 2).execute();
    expect(await ruleOf('hanul')).toMatchObject({ cutOffHour: 15, preparingDays: 1, parcelDays: 1, remoteDays: 2 });
    expect(await ruleOf()).toMatchObject({ cutOffHour: 14 });
    expect((await close(tomorrow(), { stops: 'DELIVERY' })).status).toBe(200);
    const { closedDays } = await ruleOf();
    expect(closedDays).toContainEqual({ day: tomorrow(), stops: 'DELIVERY' });
    expect(closedDays.filter(({ day }) => day < seoulDayOf(now()))).toEqual([]);
  });

  test('each card and each basket line has the rest, so that no further call is needed', async () => {
    const { data } = await shop.at('familyshop').post<{ goodsList: object[] }>('/products/goods', {
      ...{ token: shop.tokens['familyshop'] ?? '', body: { gdsGrpNolist: ['GD0001'] } },
    });
    expect(data?.goodsList).toMatchObject([{ deliveryMethod: '1', shipsToday: true }]);
    expect((await buyer.sheet([item('GD0002')])).data?.lines).toMatchObject([
      { deliveryMethod: '2', shipsToday: false },
    ]);
  });
});

describe('an order keeps its promise', () => {
  test('line by line, for each delivery method, without one for goods that are collected', async () => {
    const days = [await dayOf(cup), await dayOf(sofa), null];
    expect(
      await promisedOf(
        await buyer.buy(
          all.map(({ productNo }) => item(productNo)),
          66_000,
        ),
      ),
    ).toEqual(days);
  });

  test('later on an island', async () => {
    const orderNo = await buyer.buy([item('GD0001')], 26_000, { delivery: { ...delivery, postcode: '63000' } });
    expect(await promisedOf(orderNo)).toEqual([await dayOf(cup, true)]);
    expect(Date.parse((await dayOf(cup, true)) ?? '')).toBeGreaterThan(Date.parse((await dayOf(cup)) ?? ''));
  });

  test('whatever days are closed later, and whenever it is paid within half an hour', async () => {
    const day = await dayOf(cup);
    const orderNo = await buyer.order([item('GD0001')], 23_000);
    await close(tomorrow());
    expect((await buyer.pay(orderNo)).data?.state).toBe('PAID');
    expect(await promisedOf(orderNo)).toEqual([day]);
  });

  test('unless it is paid later than that: then it gets a new promise, never an earlier one', async () => {
    const orderNo = await buyer.order([item('GD0001')], 23_000);
    const later = new Date(now().getTime() + 9 * 86_400_000);
    await inMall(shop.app.dependencies.database, { mallId: 1 }, async (transaction) => {
      await promiseAgainIfPaidLate(transaction, await lockOrder(transaction, orderNo), later);
    });
    const [day] = (await promisedOf(orderNo)) ?? [];
    expect(day).toBe(promiseArrival(await ruleOf(), facts(cup), { at: later, isRemote: false })?.arrivesOn);
  });
});

describe('closed days', () => {
  test('are added and removed with an audit row each, and listed beside public holidays', async () => {
    await close(tomorrow());
    const { data } = await md.get<{ days: { day: string; isPublic: boolean; by: string }[] }>('/closed-days');
    expect(data?.days.find(({ day }) => day === tomorrow())).toMatchObject({ isPublic: false, name: '창립 기념일' });
    expect(data?.days.some(({ isPublic }) => isPublic)).toBe(true);
    expect((await md.post(`/closed-days/${tomorrow()}/remove`, {})).status).toBe(200);
    const rows = await shop.owner
      .selectFrom('staffAudit')
      .select('action')
      .where('subject', '=', `closedDay ${tomorrow()}`)
      .orderBy('auditNo')
      .execute();
    expect(rows.map(({ action }) => action).slice(-2)).toEqual(['closedDay.add', 'closedDay.remove']);
  });

  test('are refused at the field when the day is past, a public holiday, or already entered', async () => {
    await close(tomorrow());
    for (const day of [shiftedDay(seoulDayOf(now()), -1), '2027-01-01', tomorrow()])
      expect(await close(day)).toMatchObject({ status: 422, code: '4220', fieldErrors: [{ field: 'day' }] });
    expect((await md.post('/closed-days/2027-01-01/remove', {})).code).toBe('4040');
  });

  test('are closed to staff who may not write stock, or only in some malls', async () => {
    expect((await close(tomorrow(), {}, cs)).code).toBe('4040');
    const security = await addStaff(shop, { role: 'SECURITY' });
    expect((await security.get('/closed-days')).status).toBe(200);
    expect((await close(tomorrow(), {}, security)).code).toBe('4040');
    const own = await addStaff(shop, { role: 'MD', mallIds: [1] });
    expect((await own.get('/closed-days')).code).toBe('4040');
  });
});

describe('the orders desk', () => {
  const late = async (staff = cs) =>
    (await staff.get<{ rows: { orderNo: string; promisedOn: string }[] }>('/orders?late=is:Y')).data?.rows;

  test('finds lines that have not arrived on the promised day, until they do', async () => {
    const [orderNo, other] = [await buyer.buy([item('GD0001')], 23_000), await buyer.buy([item('GD0001')], 23_000)];
    const yesterday = shiftedDay(seoulDayOf(new Date()), -1);
    const promise = (promisedOn: string, no: string) =>
      sql`update order_line set promised_on = ${promisedOn}::date where order_no = ${no}`.execute(shop.owner);
    await promise(yesterday, orderNo);
    await promise(seoulDayOf(new Date()), other);
    expect(await late()).toMatchObject([{ orderNo, promisedOn: yesterday }]);
    expect(await late(await addStaff(shop, { role: 'CS', mallIds: [2] }))).toEqual([]);
    await shop.owner.updateTable('mallOrder').set({ state: 'DELIVERED' }).where('orderNo', '=', orderNo).execute();
    expect(await late()).toEqual([]);
  });
});
