import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { PaymentUnanswered } from '../payment/payment-gateway.ts';
import { createBuyer, item } from '../testing/buyer.ts';
import { createFakeGateway } from '../testing/fake-gateway.ts';
import { goods, listingOf, option } from '../testing/products.ts';
import { openShop, type Shop } from '../testing/shop.ts';
import { jobs } from './jobs.ts';
import { runRound } from './run-round.ts';

const product = goods('GD0001', { salePrice: 60_000, options: [option({ stockQuantity: 100_000 })] });
const malls = ['familyshop', 'hanul', 'bizmall'].map((mallUrl, index) => ({
  ...{ mallId: index + 1, mallUrl },
  listings: [listingOf(product)],
}));
const fake = createFakeGateway();
/** Payments whose state the service does not tell. */
let isSilent = (_paymentKey: string) => false;
const readKeys: string[] = [];
const gateway: typeof fake.gateway = {
  ...fake.gateway,
  read: async (paymentKey) => {
    readKeys.push(paymentKey);
    if (isSilent(paymentKey)) throw new PaymentUnanswered('no answer');
    return fake.gateway.read(paymentKey);
  },
};

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ products: [product], malls, gateway });
});
afterEach(async () => {
  isSilent = () => false;
  readKeys.length = 0;
  errors.length = 0;
  await sql`truncate mall_order cascade`.execute(shop.owner);
});
afterAll(() => shop.close());

const errors: object[] = [];
const log = { error: (details: object) => void errors.push(details) };
/** What one tick of a job does, in every mall. */
async function tick(name: string) {
  const job = jobs.find((one) => one.name === name);
  if (!job) throw new Error(`no job ${name}`);
  await runRound({ dependencies: shop.app.dependencies, log, isStopped: () => false }, job);
}

const orderNoOf = (index: number) => `20261123${String(index).padStart(8, '0')}`;

/** Orders of a mall, each with one window, and with `charged` of them charged by a process that died before it was told. */
async function leaveBehind(mallId: number, { windows, charged }: { windows: number; charged: number }) {
  const mallUrl = malls[mallId - 1]?.mallUrl ?? '';
  const first = await createBuyer(shop, fake, { mallUrl }).order([item('GD0001')], 60_000, { agreedTerms: [] });
  await sql`
    insert into mall_order
    select (jsonb_populate_record(o, jsonb_build_object('order_no', '20261123' || lpad(n::text, 8, '0'), 'request_key', gen_random_uuid()))).*
    from mall_order o, generate_series(1, ${windows + charged}) n where o.mall_id = ${mallId} and o.order_no = ${first}`.execute(
    shop.owner,
  );
  const keys: string[] = [];
  for (let index = 1; index <= windows + charged; index += 1) {
    const orderId = `${orderNoOf(index)}-${mallId}-1`;
    const { paymentKey } = await gateway.open({ ...window, orderId });
    if (index > windows) await gateway.confirm({ paymentKey, orderId, amount: 60_000 });
    keys.push(paymentKey);
  }
  // The windows are older: they were left an hour ago, and their orders' time is over.
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
