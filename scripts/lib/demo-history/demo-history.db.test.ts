import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadConfig } from '../../../apps/api/src/config.ts';
import { createDependencies } from '../../../apps/api/src/create-dependencies.ts';
import type { Dependencies } from '../../../apps/api/src/dependencies.ts';
import { requestClaim } from '../../../apps/api/src/modules/order/claim/request-claim.ts';
import { comparePayments } from '../../../apps/api/src/modules/payment/compare/compare-payments.ts';
import { listLateDeposits } from '../../../apps/api/src/modules/payment/virtual-account/list-late-deposits.ts';
import { type RunningSandbox, startSandbox } from '../../../apps/sandbox/src/server.ts';
import { orderStates } from '../../../packages/contracts/src/order-codes.ts';
import { subscriptionStates } from '../../../packages/contracts/src/subscription-application-codes.ts';
import { customerReviews } from '../../../packages/db/src/seed/content/customer-reviews.ts';
import { productQuestions } from '../../../packages/db/src/seed/content/product-questions.ts';
import { createTestDatabase, type TestDatabase } from '../../../packages/testing/src/database.ts';
import { demoApplications, waitingApplications } from '../demo-applications/plan.ts';
import { demoStory } from '../demo-orders/plan.ts';
import { waitingStory } from '../demo-orders/waiting-plan.ts';
import { dealReviews } from '../demo-reviews/deal-reviews.ts';
import { settingsFor } from '../sandbox.ts';
import { giveDemoHistory } from './give-demo-history.ts';

const startedAt = new Date();
let folder: string;
let made: TestDatabase;
let sandbox: RunningSandbox;
let dependencies: Dependencies;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mall-demo-orders-'));
  made = await createTestDatabase();
  const file = join(folder, 'payments.json');
  await giveDemoHistory(made.url, file, startedAt);
  sandbox = await startSandbox({ port: 0, host: '127.0.0.1', publicHost: '127.0.0.1', file });
  const config = loadConfig({ DATABASE_URL: made.url, DATA_DIR: folder, ...settingsFor({}, sandbox) });
  dependencies = createDependencies({ config, database: made.database });
}, 300_000);
afterAll(async () => {
  await sandbox.close();
  await made.drop();
  await rm(folder, { recursive: true });
});

const isReview = ({ kind }: { kind: string }) => kind === 'review';

const orders = () =>
  made.ownerDatabase
    .selectFrom('mallOrder')
    .select(['mallId', 'orderNo', 'memberNo', 'state', 'orderedAt'])
    .where('uploadNo', 'is', null);

test('the history has every state, a claim of each kind, and nothing in the future', async () => {
  const placed = await orders().orderBy('orderedAt').execute();
  const reviewed = Object.values(customerReviews).flatMap(dealReviews);
  expect(placed).toHaveLength(demoStory.orders.length + waitingStory.orders.length + reviewed.length);
  expect(new Set(placed.map(({ state }) => state))).toEqual(new Set(orderStates));
  const claims = await made.ownerDatabase.selectFrom('claim').select('type').distinct().execute();
  expect(claims.map(({ type }) => type).sort()).toEqual(['CANCEL', 'EXCHANGE', 'RETURN']);
  const events = await made.ownerDatabase
    .selectFrom('orderEvent')
    .select(({ fn }) => fn.max('happenedAt').as('last'))
    .executeTakeFirstOrThrow();
  expect(new Date(events.last).getTime()).toBeLessThanOrEqual(startedAt.getTime());
});

test('the applications are at every stage of the lists, with one draft, and nobody gets a mail', async () => {
  const { rows } = await sql<{ state: string; products: number }>`
    select a.state, count(*)::int as products from application a join mall m using (mall_id)
    where m.mall_url = 'familyshop' group by a.state order by a.state`.execute(made.ownerDatabase);
  expect(rows.map(({ state }) => state)).toEqual(['CANCELLED', 'DELIVERED', 'ON_HOLD', 'REJECTED', 'SHIPPED']);
  const drafts = await made.ownerDatabase.selectFrom('applicationDraft').select('productNo').execute();
  expect(drafts).toHaveLength(demoApplications.filter(({ isDraft }) => isDraft).length);
  const held = await sql<{ pieces: number }>`
    select -sum(pieces)::int as pieces from application_movement`.execute(made.ownerDatabase);
  // Delivered, shipped or under review here, and open in the other malls.
  expect(held.rows[0]?.pieces).toBe(3 + Object.values(waitingApplications).flat().length);
  const unsent = made.ownerDatabase.selectFrom('mail').select(['kind', 'failedAt']).where('sentAt', 'is', null);
  // The one that staff are to send again.
  expect(await unsent.execute()).toEqual([{ kind: 'ORDER_PAID', failedAt: startedAt }]);
});

test('kept purchases are reviewed, with votes, reports and answers, and nothing is dated in the future', async () => {
  const reviews = await made.ownerDatabase.selectFrom('customerReview').selectAll().execute();
  const texts = Object.values(customerReviews).flatMap(({ products }) => products.flatMap((one) => one.reviews));
  expect(reviews).toHaveLength(texts.length + demoStory.orders.flatMap(({ steps }) => steps.filter(isReview)).length);
  expect(new Set(reviews.map(({ stars }) => stars))).toEqual(new Set([1, 2, 3, 4, 5]));
  expect(reviews.filter(({ hiddenAt }) => hiddenAt)).toHaveLength(1);
  expect(reviews.filter(({ answeredAt }) => answeredAt).length).toBeGreaterThan(5);
  expect(reviews.filter(({ pictureCount }) => pictureCount > 0).length).toBeGreaterThan(20);
  expect(Math.max(...reviews.map(({ helpfulCount }) => helpfulCount))).toBeGreaterThanOrEqual(10);
  const moments = reviews.flatMap(({ writtenAt, answeredAt, hiddenAt }) => [writtenAt, answeredAt, hiddenAt]);
  for (const moment of moments) if (moment) expect(moment.getTime()).toBeLessThanOrEqual(startedAt.getTime());
});

test('products’ pages have open and secret questions, and some wait for staff', async () => {
  const asked = await made.ownerDatabase
    .selectFrom('question')
    .selectAll()
    .where('productNo', 'is not', null)
    .execute();
  expect(asked).toHaveLength(Object.values(productQuestions).flat().length);
  for (const is of [true, false]) {
    expect(asked.some(({ isSecret }) => isSecret === is)).toBe(true);
    expect(asked.some(({ answeredAt }) => (answeredAt === null) === is)).toBe(true);
  }
  for (const { askedAt, answeredAt } of asked)
    expect(Math.max(askedAt.getTime(), answeredAt?.getTime() ?? 0)).toBeLessThanOrEqual(startedAt.getTime());
});

test('something waits for the dealer of 온텔 at every stage', async () => {
  const { rows } = await sql<{ state: string }>`
    select state from application where plan_carrier = '온텔' and state not in ('SHIPPED', 'DELIVERED', 'REJECTED', 'CANCELLED', 'ON_HOLD')
    group by state order by state`.execute(made.ownerDatabase);
  expect(rows.map(({ state }) => state)).toEqual(['ACTIVATED', 'ACTIVATION_REQUESTED', 'APPROVED', 'CERTIFIED']);
});

test('subscriptions are in every state, and nothing is dated in the future', async () => {
  const rows = await made.ownerDatabase
    .selectFrom('subscriptionApplication')
    .select(['state', 'submittedAt'])
    .execute();
  expect(rows.map(({ state }) => state).sort()).toEqual([...subscriptionStates].sort());
  const events = made.ownerDatabase.selectFrom('subscriptionApplicationEvent').select('happenedAt');
  for (const { happenedAt } of await events.execute())
    expect(happenedAt.getTime()).toBeLessThanOrEqual(startedAt.getTime());
});

test('uploads were ordered in whole, in part or not at all, in the past, and their mails are not sent any more', async () => {
  const uploads = await made.ownerDatabase
    .selectFrom('upload')
    .select(['state', 'orderCount', 'errorCount', 'orderedAt'])
    .orderBy('uploadNo')
    .execute();
  expect(uploads.map(({ state, orderCount, errorCount }) => [state, orderCount, errorCount])).toEqual([
    ['ORDERED', 3, 0],
    ['ORDERED', 2, 2],
    ['CHECKED', 0, 3],
    ['CHECKED', 2, 1],
  ]);
  const last = Math.max(...uploads.map(({ orderedAt }) => orderedAt?.getTime() ?? 0));
  expect(last).toBeLessThanOrEqual(startedAt.getTime());
  const orders = await made.ownerDatabase
    .selectFrom('mallOrder')
    .select('state')
    .where('uploadNo', 'is not', null)
    .orderBy('orderedAt')
    .execute();
  expect(orders.map(({ state }) => state)).toEqual(['DELIVERED', 'DELIVERED', 'DELIVERED', 'SHIPPED', 'SHIPPED']);
});

test.each(['familyshop', 'daeryang'])('ledger, payment service and orders of %s agree', async (mallUrl) => {
  const mall = (await dependencies.malls.all()).get(mallUrl);
  if (!mall) throw new Error('no mall');
  expect(await comparePayments(dependencies, mall, { since: new Date(0) })).toEqual([]);
});

test('staff find a deposit to return, one for a case, and a difference found by the nightly comparison', async () => {
  const mall = (await dependencies.malls.all()).get('dajeong');
  if (!mall) throw new Error('no mall');
  expect(await listLateDeposits(dependencies, mall)).toHaveLength(2);
  const differences = await comparePayments(dependencies, mall, { since: new Date(0) });
  const kept = await made.ownerDatabase
    .selectFrom('paymentDifference')
    .select(['name', 'ledger', 'other', 'what'])
    .execute();
  expect(kept).toEqual(differences);
  expect(kept.map(({ ledger, other }) => ledger - other)).toEqual([3_000]);
});

test('today has unshipped sales, and the same weekday has some to compare with', async () => {
  const { rows } = await sql<{ day: number; orders: number; waiting: number }>`
    select (${startedAt}::timestamptz at time zone 'Asia/Seoul')::date - (ordered_at at time zone 'Asia/Seoul')::date as day,
      count(*)::int as orders, count(*) filter (where o.state = 'PAID')::int as waiting
    from mall_order o join mall using (mall_id) where mall_url = 'dajeong' and paid_at is not null group by day`.execute(
    made.ownerDatabase,
  );
  expect(rows).toContainEqual({ day: 0, orders: 4, waiting: 4 });
  expect(rows.find(({ day }) => day === 7)).toMatchObject({ waiting: 0 });
  expect(rows.find(({ day }) => day === 7)?.orders).toBeGreaterThanOrEqual(4);
});

test('the shelf lacks exactly the pieces not returned', async () => {
  const { rows } = await sql<{ sold: number; moved: number }>`
    select sum(case when o.state in ('CANCELLED', 'EXPIRED') then 0 else l.quantity - l.taken_back end)::int as sold,
      (select -sum(pieces)::int from stock_movement) as moved
    from order_line l join mall_order o using (mall_id, order_no)`.execute(made.ownerDatabase);
  expect(rows[0]?.moved).toBe(rows[0]?.sold);
});

test('a paid order can be cancelled: the sandbox service knows its money', async () => {
  const mall = (await dependencies.malls.all()).get('familyshop');
  if (!mall) throw new Error('no mall');
  const paid = await orders()
    .where('state', '=', 'PAID')
    .where('mallId', '=', mall.mallId)
    .orderBy('orderNo')
    .executeTakeFirstOrThrow();
  const lines = await made.ownerDatabase
    .selectFrom('orderLine')
    .select(['lineNo', 'quantity', 'unitPrice'])
    .where('orderNo', '=', paid.orderNo)
    .execute();
  const expectedRefund = lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0);
  await requestClaim(dependencies, mall, {
    ...{ orderNo: paid.orderNo, memberNo: paid.memberNo, at: new Date() },
    claimInput: {
      ...{ type: 'CANCEL', fault: 'MEMBER', reason: '마음이 바뀌었어요', expectedRefund },
      lines: lines.map(({ lineNo, quantity }) => ({ lineNo, quantity })),
    },
  });
  const after = await orders().where('orderNo', '=', paid.orderNo).executeTakeFirst();
  expect(after?.state).toBe('CANCELLED');
  expect(await comparePayments(dependencies, mall, { since: new Date(0) })).toEqual([]);
});
