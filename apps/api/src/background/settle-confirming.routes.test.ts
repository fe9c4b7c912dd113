import { storedColumns } from '@mall/testing/stored-columns';
import { sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { confirmationTimeoutMilliseconds } from '../modules/payment/confirm/begin-confirmation.ts';
import { PaymentOutcomeUnknown } from '../payment/payment-gateway.ts';
import { createBuyer, item } from '../testing/buyer.ts';
import { createFakeGateway } from '../testing/fake-gateway.ts';
import { goods, option } from '../testing/products.ts';
import { openShop, type Shop } from '../testing/shop.ts';
import { jobs } from './jobs.ts';
import { openRounds, runRound } from './run-round.ts';
import { startBackground } from './start-background.ts';

const product = goods('GD0001', { salePrice: 60_000, options: [option({ stockQuantity: 100_000 })] });
const malls = ['familyshop', 'hanul', 'bizmall'].map((mallUrl, index) => ({
  ...{ mallId: index + 1, mallUrl },
}));
const fake = createFakeGateway();
/** Order ids whose state the service does not return: at once, or on command. */
let isSilent = (_orderId: string) => false;
let silence: Promise<void> = Promise.resolve();
const readKeys: string[] = [];
const gateway: typeof fake.gateway = {
  ...fake.gateway,
  read: async (paymentKey) => {
    readKeys.push(paymentKey);
    const payment = await fake.gateway.read(paymentKey);
    if (payment && isSilent(payment.orderId)) {
      await silence;
      throw new PaymentOutcomeUnknown('no response');
    }
    return payment;
  },
};

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ products: [product], malls, fake, gateway });
});
afterEach(async () => {
  isSilent = () => false;
  silence = Promise.resolve();
  readKeys.length = 0;
  errors.length = 0;
  await sql`truncate mall_order cascade`.execute(shop.owner);
});
afterAll(() => shop.close());

const errors: object[] = [];
const log = { error: (details: object) => void errors.push(details) };
function jobOf(name: string) {
  const job = jobs.find((one) => one.name === name);
  if (!job || !('run' in job)) throw new Error(`no job ${name}`);
  return job;
}
/** Runs one round of a job in every mall. */
const tick = (name: string) =>
  runRound(openRounds({ dependencies: shop.app.dependencies, log, isStopped: () => false }), jobOf(name));

const orderNoOf = (index: number) => `20261123${String(index).padStart(8, '0')}`;

/** Orders of a mall, each with one window; `charged` of them were charged by a process that died before the response. */
async function leaveBehind(mallId: number, { windows, charged }: { windows: number; charged: number }) {
  const mallUrl = malls[mallId - 1]?.mallUrl ?? '';
  const first = await createBuyer(shop, { mallUrl }).order([item('GD0001')], 60_000);
  const columns = await storedColumns(shop.owner, 'mall_order');
  await sql`
    insert into mall_order (${columns}) select ${columns} from (
      select (jsonb_populate_record(o, jsonb_build_object('order_no', '20261123' || lpad(n::text, 8, '0'), 'request_key', gen_random_uuid()))).*
      from mall_order o, generate_series(1, ${windows + charged}) n where o.mall_id = ${mallId} and o.order_no = ${first}
    ) copy`.execute(shop.owner);
  const keys: string[] = [];
  for (let index = 1; index <= windows + charged; index += 1) {
    const orderId = `${orderNoOf(index)}-${mallId}-1`;
    const { paymentKey } = await gateway.open({ ...window, orderId });
    if (index > windows) await gateway.confirm({ paymentKey, orderId, amount: 60_000 });
    keys.push(paymentKey);
  }
  // The windows are older: they were abandoned an hour ago, and their orders have expired.
  await sql`
    insert into payment_attempt (mall_id, order_no, attempt_no, payment_key, method, amount, state, started_at, changed_at)
    select ${mallId}, '20261123' || lpad(n::text, 8, '0'), 1, key, 'CARD', 60000,
      case when n > ${windows} then 'CONFIRMING' else 'OPEN' end, at, at
    from unnest(${keys}::text[]) with ordinality k (key, n),
      lateral (select now() - case when n > ${windows} then interval '31 seconds' else interval '1 hour' end as at) t`.execute(
    shop.owner,
  );
  await sql`update mall_order set expires_at = now() - interval '30 minutes'
    where mall_id = ${mallId} and order_no <= ${orderNoOf(windows)}`.execute(shop.owner);
}
const window = {
  ...{ orderName: '감자', amount: 60_000, method: 'CARD' as const, customerName: '김가은', customerEmail: 'a@b.kr' },
  ...{ successUrl: 'https://mall/a', failUrl: 'https://mall/b', depositBefore: new Date() },
};

const countAttempts = async (state: string) =>
  (
    await sql<{ mallId: number; count: number }>`
      select mall_id, count(*)::int as count from payment_attempt where state = ${state} group by 1 order by 1`.execute(
      shop.owner,
    )
  ).rows.map(({ mallId, count }) => [mallId, count]);

test('one tick decides every payment that a killed process left undecided, in every mall, behind a thousand windows', async () => {
  await leaveBehind(1, { windows: 1_000, charged: 60 });
  await leaveBehind(2, { windows: 0, charged: 7 });
  await leaveBehind(3, { windows: 200, charged: 1 });
  await tick('settle-confirming');
  expect(await countAttempts('CONFIRMING')).toEqual([]);
  expect(await countAttempts('DONE')).toEqual([
    [1, 60],
    [2, 7],
    [3, 1],
  ]);
  expect(readKeys, 'no window was looked at for it').toHaveLength(68);
  expect(errors).toEqual([]);
});

const ofMall = (mallId: number) => (orderId: string) => orderId.split('-')[1] === String(mallId);
const readsOf = async (mallId: number) => {
  const payments = await Promise.all(readKeys.map((paymentKey) => fake.gateway.read(paymentKey)));
  return payments.filter((payment) => payment && ofMall(mallId)(payment.orderId)).length;
};

test('while the service hangs over the payments of one mall, those of the others are decided in the same tick', async () => {
  await leaveBehind(1, { windows: 0, charged: 5 });
  await leaveBehind(2, { windows: 0, charged: 7 });
  await leaveBehind(3, { windows: 0, charged: 3 });
  const response = Promise.withResolvers<void>();
  silence = response.promise;
  isSilent = ofMall(1);
  const ticking = tick('settle-confirming');
  await expect
    .poll(() => countAttempts('DONE'))
    .toEqual([
      [2, 7],
      [3, 3],
    ]);
  expect(await countAttempts('CONFIRMING')).toEqual([[1, 5]]);
  response.resolve();
  await ticking;
  expect(await countAttempts('CONFIRMING'), 'without a response nothing is decided').toEqual([[1, 5]]);
  expect(errors).toMatchObject([{ job: 'settle-confirming', mallId: 1 }]);
  isSilent = () => false;
  await tick('settle-confirming');
  expect(await countAttempts('CONFIRMING')).toEqual([]);
});

test('a mall ends its round after eight timeouts; its next round begins with the payments not queried yet', async () => {
  await leaveBehind(1, { windows: 0, charged: 60 });
  await leaveBehind(2, { windows: 0, charged: 60 });
  isSilent = ofMall(1);
  await tick('settle-confirming');
  // Three more requests were under way when the eighth timed out.
  const reads = await readsOf(1);
  expect([8, 9, 10, 11]).toContain(reads);
  expect(await readsOf(2)).toBe(60);
  expect(await countAttempts('DONE')).toEqual([[2, 60]]);
  expect(errors).toHaveLength(1);

  const readFirst = new Set(readKeys);
  readKeys.length = 0;
  await tick('settle-confirming');
  expect(await readsOf(1)).toBeGreaterThan(0);
  expect(readKeys.filter((key) => readFirst.has(key))).toEqual([]);
});

test('a tick has two rounds, so a payment is decided within a minute of its last request’s timeout', async () => {
  const job = jobOf('settle-confirming');
  expect(confirmationTimeoutMilliseconds + 60_000 / (job.timesATick ?? 1)).toBeLessThanOrEqual(60_000);
  await leaveBehind(1, { windows: 0, charged: 1 });
  // Requested just now: the response may still come.
  await sql`update payment_attempt set changed_at = now()`.execute(shop.owner);
  let rounds = 0;
  const often = {
    ...job,
    // The test runs the only tick itself; half a minute between its rounds would slow it down.
    ...{ cron: '0 0 1 1 *', timesATick: 600 },
    run: async (...given: Parameters<typeof job.run>) => {
      await job.run(...given);
      rounds += 1;
    },
  };
  const pace = { lookEverySeconds: 1, pollingIntervalSeconds: 0.5, tickPollingSeconds: 0.5 };
  const background = startBackground(shop.app.dependencies, log, { jobs: [often], pace });
  const ticks = new PgBoss({ connectionString: shop.databaseUrl, migrate: false, supervise: false, schedule: false });
  try {
    await Promise.all([background.started, ticks.start()]);
    await ticks.send(job.name);
    await expect.poll(() => rounds).toBeGreaterThanOrEqual(malls.length);
    expect(await countAttempts('CONFIRMING')).toEqual([[1, 1]]);
    shop.wait(confirmationTimeoutMilliseconds + 1_000);
    await expect.poll(() => countAttempts('DONE')).toEqual([[1, 1]]);
  } finally {
    await background.stop();
    await ticks.stop();
  }
  expect(errors).toEqual([]);
});
