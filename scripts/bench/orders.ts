import { randomBytes, randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { sql } from 'kysely';
import { signMembersIn } from '../../apps/api/src/testing/sign-members-in.ts';
import { sandboxMailFrom, sandboxSecretKey } from '../../apps/sandbox/src/server.ts';
import { orderSheet } from '../../packages/contracts/src/order.ts';
import { connectDatabase, type Database } from '../../packages/db/src/connection.ts';
import { findFreePort } from '../../packages/db/src/embedded-process.ts';
import { sumBasket } from '../../packages/domain/src/basket.ts';
import { ratesByMethod } from '../../packages/domain/src/delivery-rates.ts';
import { startSandboxProcess } from '../lib/sandbox-process.ts';
import { TaskError } from '../lib/task.ts';
import { type BenchCalls, type BenchMall, createCalls } from './calls.ts';
import { startMall } from './child-server.ts';
import { percentile } from './percentile.ts';

export const buyerCount = 32;
export const mall: BenchMall = { mallId: 1, mallUrl: 'familyshop', salesType: 'GENERAL' };
const plentyOfStock = 1_000_000;
const delivery = {
  ...{ recipient: '이나래', phone: '01098765432', postcode: '04512' },
  ...{ roadAddress: '서울 중구 세종대로 1', detailAddress: '101호' },
};

type Settings = Readonly<Record<string, string>>;
type Wanted = {
  readonly url: string;
  readonly settings: Settings;
  /** Of all database processes together; 0 when the database is on another machine. */
  readonly databaseCpu: () => number;
};
type Measured = {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** CPU seconds per thousand orders, and transactions per order, including its mails and notices. */
  readonly serverCpu: number;
  readonly databaseCpu: number;
  readonly transactions: number;
};

/**
 * Orders from the basket to paid, per second: each buyer adds one item, opens the order page, orders, pays in the sandbox's
 * window and comes back, over and over. Sandbox and mall work in their own processes; mails are sent too.
 */
export const measureOrders = ({ seconds, ...wanted }: Wanted & { readonly seconds: number }): Promise<Measured> =>
  withShop({ ...wanted, buyerCount }, async ({ owner, used, buyersAt }) => {
    const goods = await stockGoods(owner);
    const buyers = buyersAt.map((calls, index) => ({ calls, productNo: goods[index % goods.length] ?? '' }));
    // Once each before the clock starts, to warm up connections, statements and code.
    await Promise.all(buyers.map(({ calls, productNo }) => buy(calls, productNo)));
    const before = await used();
    const until = performance.now() + seconds * 1000;
    const durations: number[] = [];
    const start = performance.now();
    await Promise.all(
      buyers.map(async ({ calls, productNo }) => {
        while (performance.now() < until) {
          const begun = performance.now();
          await buy(calls, productNo);
          durations.push(performance.now() - begun);
        }
      }),
    );
    const rates = summarise(durations, performance.now() - start);
    const after = await used();
    const each = (name: keyof typeof after) => (after[name] - before[name]) / durations.length;
    const [serverCpu, ofDatabase, transactions] = [each('serverCpu'), each('databaseCpu'), each('transactions')];
    return { ...rates, serverCpu, databaseCpu: ofDatabase, transactions };
  });

type Used = { readonly serverCpu: number; readonly databaseCpu: number; readonly transactions: number };
type Shop = {
  readonly owner: Database;
  /** Used so far, in milliseconds and as a count. */
  readonly used: () => Promise<Used>;
  readonly buyersAt: readonly BenchCalls[];
};

/** A mall with the practice services, which send it their notices, and signed-in members. */
export async function withShop<Result>(
  { url, settings, databaseCpu, buyerCount }: Wanted & { readonly buyerCount: number },
  work: (shop: Shop) => Promise<Result>,
): Promise<Result> {
  const owner = connectDatabase({ url, maxConnections: 1 });
  const sandbox = await startSandboxProcess({ port: 0, host: '127.0.0.1', publicHost: '127.0.0.1' });
  const agent = new Agent({ keepAlive: true });
  const tokenSecret = randomBytes(32).toString('hex');
  try {
    const tokens = await signMembersIn(owner, { mall, count: buyerCount, tokenSecret });
    const server = await startMall({
      ...settings,
      PORT: String(await findFreePort()),
      TOKEN_SECRET: tokenSecret,
      PAYMENT_URL: sandbox.url,
      PAYMENT_SECRET_KEY: sandboxSecretKey,
      SMTP_URL: sandbox.smtpUrl,
      MAIL_FROM: sandboxMailFrom,
    });
    const used = async () => ({
      serverCpu: server.cpuMilliseconds(),
      databaseCpu: databaseCpu(),
      transactions: await countTransactions(owner),
    });
    const buyersAt = tokens.map((token) => createCalls({ mall, origin: server.origin, token, agent }));
    const result = await work({ owner, used, buyersAt });
    await server.stop();
    return result;
  } finally {
    agent.destroy();
    await sandbox.close();
    await owner.destroy();
  }
}

/** Milliseconds per order are seconds per thousand. */
function summarise(durations: number[], milliseconds: number): Pick<Measured, 'perSecond' | 'p50' | 'p99'> {
  return {
    perSecond: Math.round((durations.length * 1000) / milliseconds),
    p50: Math.round(percentile(durations, 0.5)),
    p99: Math.round(percentile(durations, 0.99)),
  };
}

async function countTransactions(owner: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select xact_commit + xact_rollback as count from pg_stat_database where datname = current_database()`.execute(
    owner,
  );
  return rows[0]?.count ?? 0;
}

const sellableGoods = (database: Database) =>
  database
    .selectFrom('listing as l')
    .innerJoin('optionStock as s', (join) => join.onRef('s.productNo', '=', 'l.productNo').on('s.optionNo', '=', 1))
    .innerJoin('product as p', 'p.productNo', 'l.productNo')
    .select('l.productNo')
    .where('l.mallId', '=', mall.mallId)
    .where('l.isOn', '=', true)
    .where('p.kind', '=', 'goods')
    .where('p.isSoldOut', '=', false);

/** The products with the most stock. */
export async function listPlentiful(database: Database, count: number): Promise<string[]> {
  const rows = await sellableGoods(database)
    .orderBy('s.quantity', 'desc')
    .orderBy('l.productNo')
    .limit(count)
    .execute();
  return rows.map(({ productNo }) => productNo);
}

/** Twenty goods with enough stock for every buyer. */
export async function stockGoods(owner: Database): Promise<string[]> {
  const rows = await sellableGoods(owner).orderBy('l.productNo').limit(20).execute();
  const goods = rows.map(({ productNo }) => productNo);
  await owner
    .updateTable('optionStock')
    .set({ quantity: plentyOfStock })
    .where('productNo', 'in', goods)
    .where('optionNo', '=', 1)
    .execute();
  return goods;
}

/** One piece from the basket to paid; returns the order's number. */
export async function buy(calls: Pick<BenchCalls, 'post'>, productNo: string): Promise<string> {
  await calls.post('/cart/lines', { items: [{ productNo, optionNo: 1, quantity: 1 }] });
  const placed = await calls.post<{ orderNo: string; window: { url: string } }>('/orders', await prepare(calls, {}));
  const query = await agree(placed.window.url);
  await calls.post('/payments/confirm', {
    ...{ paymentKey: query.get('paymentKey'), orderId: query.get('orderId'), amount: Number(query.get('amount')) },
  });
  return placed.orderNo;
}

/** The order page's reply, in the form in which the order is placed. */
export async function prepare(calls: Pick<BenchCalls, 'post'>, wanted: object): Promise<object> {
  const sheet = orderSheet.decode((await calls.post('/order-sheet', wanted)) as never);
  const { total } = sumBasket(sheet.lines, ratesByMethod(sheet.deliveryRates), delivery.postcode);
  return {
    ...{ ...wanted, requestKey: randomUUID(), ordererName: '김가은', ordererPhone: '01012345678' },
    ...{ ordererEmail: 'gaeun@example.kr', delivery, deliveryRequest: '', paymentMethod: 'TRANSFER' },
    ...{ agreedTerms: sheet.terms.map(({ termNo }) => termNo), expectedTotal: total },
  };
}

/** What the browser does in the payment window. */
async function agree(windowUrl: string): Promise<URLSearchParams> {
  const body = new URLSearchParams({ bank: '06', holder: '김가은' });
  const reply = await fetch(`${windowUrl}/agree`, { method: 'POST', body, redirect: 'manual' });
  await reply.arrayBuffer();
  const location = reply.headers.get('location');
  if (!location) throw new TaskError(`the payment window did not let go: ${reply.status}`);
  return new URL(location).searchParams;
}
