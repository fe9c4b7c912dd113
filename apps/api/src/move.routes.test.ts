import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operateApplication } from './modules/application/operate-application.ts';
import { decideClaim } from './modules/order/claim/decide-claim.ts';
import { operateOrder } from './modules/order/move/operate-order.ts';
import { shipParcel } from './modules/order/move/ship-parcel.ts';
import { operateSubscription } from './modules/subscription-application/operate-subscription.ts';
import { applying, openApplicationShop } from './testing/applying.ts';
import { type Buyer, createBuyer, item } from './testing/buyer.ts';
import { goods } from './testing/products.ts';
import { openShop, type Shop } from './testing/shop.ts';
import { purifier, subscribing } from './testing/subscribing.ts';
import { signInAs } from './testing/test-app.ts';

const mall = { mallId: 1 };
/** The number of some staff. */
const staffNo = 7;

let shop: Shop;
let buyer: Buyer;
beforeAll(async () => {
  shop = await openShop({
    products: [goods('GD0001', { name: '컵', salePrice: 30_000 }), purifier],
    malls: [{ mallId: 1, mallUrl: 'familyshop' }],
  });
  await hire(shop);
  buyer = createBuyer(shop, { token: (await signInAs(shop, 'familyshop', 1)).accessToken });
});
afterAll(() => shop.close());

const hire = ({ owner }: Shop) =>
  sql`
    insert into staff (staff_no, email, name, created_at) overriding system value
    values (${staffNo}, 'staff@mall.example', '담당자', now())`.execute(owner);

/** The office's dependencies: the shop's, over the office's own login. */
const inOffice = ({ app, officeDatabase }: Shop) => ({ ...app.dependencies, database: officeDatabase });

type History = 'orderEvent' | 'claimEvent' | 'applicationEvent' | 'subscriptionApplicationEvent';
async function historyOf({ owner }: Pick<Shop, 'owner'>, table: History) {
  const rows = await owner.selectFrom(table).select(['toState', 'actor', 'staffNo']).orderBy('eventNo').execute();
  return rows.map(({ toState, actor, staffNo: by }) => [toState, actor, by]);
}

test('an order’s history names the staff who moved it, and nobody for the member or a command', async () => {
  await shop.owner.deleteFrom('orderEvent').execute();
  const orderNo = await buyer.buy([item('GD0001', 2)], 60_000);
  await operateOrder(inOffice(shop), mall, { orderNo, to: 'PREPARING', reason: '', staffNo });
  const parcel = { carrier: '한진택배', invoiceNo: '1234567890' };
  await shipParcel(inOffice(shop), mall, { orderNo, ...parcel, staffNo });
  await operateOrder(shop.app.dependencies, mall, { orderNo, to: 'DELIVERED', reason: '' });
  expect(await historyOf(shop, 'orderEvent')).toEqual([
    ['PENDING_PAYMENT', 'MEMBER', null],
    ['PAID', 'SYSTEM', null],
    ['PREPARING', 'OPERATOR', staffNo],
    ['SHIPPED', 'OPERATOR', staffNo],
    ['DELIVERED', 'OPERATOR', null],
  ]);
});

test('a claim’s history names the staff who decided it, and so does that of the order it ends', async () => {
  const orderNo = await buyer.buy([item('GD0001', 2)], 60_000);
  await operateOrder(shop.app.dependencies, mall, { orderNo, to: 'PREPARING', reason: '' });
  await buyer.claim(orderNo, 60_000, { lines: [{ lineNo: 1, quantity: 2 }] });
  await shop.owner.deleteFrom('orderEvent').execute();
  await decideClaim(inOffice(shop), mall, { orderNo, claimNo: 1, decision: 'approve', reason: '확인했어요', staffNo });
  expect(await historyOf(shop, 'claimEvent')).toEqual([
    ['REQUESTED', 'MEMBER', null],
    ['DONE', 'OPERATOR', staffNo],
  ]);
  expect(await historyOf(shop, 'orderEvent')).toEqual([['CANCELLED', 'OPERATOR', staffNo]]);
  expect(shop.fake.heldFor(orderNo)).toBe(0);
});

test('a claim that is refused names who refused it; without a staff nobody is named', async () => {
  const orderNo = await buyer.buy([item('GD0001', 2)], 60_000);
  await operateOrder(shop.app.dependencies, mall, { orderNo, to: 'PREPARING', reason: '' });
  const claim = () => buyer.claim(orderNo, 60_000, { lines: [{ lineNo: 1, quantity: 2 }] });
  await shop.owner.deleteFrom('claimEvent').execute();
  const reject = { orderNo, decision: 'reject', reason: '이미 포장했어요' } as const;
  await claim();
  await decideClaim(inOffice(shop), mall, { ...reject, claimNo: 1, staffNo });
  await claim();
  await decideClaim(shop.app.dependencies, mall, { ...reject, claimNo: 2 });
  expect(await historyOf(shop, 'claimEvent')).toEqual([
    ['REQUESTED', 'MEMBER', null],
    ['REJECTED', 'OPERATOR', staffNo],
    ['REQUESTED', 'MEMBER', null],
    ['REJECTED', 'OPERATOR', null],
  ]);
});

test('an application’s history names the staff who moved it, and nobody for the member or a command', async () => {
  const phones = await openApplicationShop({});
  await phones.stock(5);
  await hire(phones);
  const applicationNo = (await applying(phones).apply()).data?.applicationNo ?? '';
  await operateApplication(inOffice(phones), mall, { applicationNo, to: 'APPROVED', reason: '', staffNo });
  await operateApplication(phones.app.dependencies, mall, { applicationNo, to: 'ACTIVATION_REQUESTED', reason: '' });
  await operateApplication(inOffice(phones), mall, { applicationNo, to: 'ACTIVATED', reason: '', staffNo });
  expect(await historyOf(phones, 'applicationEvent')).toEqual([
    ['RECEIVED', 'MEMBER', null],
    ['CERTIFIED', 'SYSTEM', null],
    ['APPROVED', 'OPERATOR', staffNo],
    ['ACTIVATION_REQUESTED', 'OPERATOR', null],
    ['ACTIVATED', 'OPERATOR', staffNo],
  ]);
  await phones.close();
});

test('a subscription’s history names the staff who moved it, and nobody for the member or a command', async () => {
  const { data } = await subscribing(shop, shop.tokens.familyshop ?? '').apply();
  const applicationNo = data?.subsNo ?? '';
  await operateSubscription(inOffice(shop), mall, { applicationNo, to: 'CONSULTING', reason: '', staffNo });
  await operateSubscription(shop.app.dependencies, mall, { applicationNo, to: 'APPROVED', reason: '' });
  expect(await historyOf(shop, 'subscriptionApplicationEvent')).toEqual([
    ['RECEIVED', 'MEMBER', null],
    ['CONSULTING', 'OPERATOR', staffNo],
    ['APPROVED', 'OPERATOR', null],
  ]);
});
