import { randomBytes } from 'node:crypto';
import { chownSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { loadConfig } from '../../apps/api/src/config.ts';
import { createDependencies } from '../../apps/api/src/create-dependencies.ts';
import type { Dependencies } from '../../apps/api/src/dependencies.ts';
import { compareMovedPayments } from '../../apps/api/src/modules/payment/compare/compare-moved-payments.ts';
import { recoverPayments } from '../../apps/api/src/modules/payment/recover/recover-payments.ts';
import { settleConfirming } from '../../apps/api/src/modules/payment/recover/settle-confirming.ts';
import { signMembersIn } from '../../apps/api/src/testing/sign-members-in.ts';
import { sandboxMailFrom, startSandbox } from '../../apps/sandbox/src/server.ts';
import { connectApplication, connectDatabase, connectOffice } from '../../packages/db/src/connection.ts';
import { withServer } from '../../packages/db/src/database-admin.ts';
import { processesIn, sendSignal } from '../../packages/db/src/embedded-process.ts';
import type { EmbeddedServer } from '../../packages/db/src/embedded-server.ts';
import { inOffice } from '../../packages/db/src/in-office.ts';
import { addressOf } from '../../packages/db/src/logins.ts';
import { copyServer, replicatingSettings, startCopy } from '../../packages/testing/src/replica.ts';
import { startTestServer, type TestServer } from '../../packages/testing/src/template.ts';
import { createCalls } from '../bench/calls.ts';
import { startMall } from '../bench/child-server.ts';
import { buy, listPlentiful, mall } from '../bench/orders.ts';
import { readingSettings } from '../bench/reading-settings.ts';
import { compareAll } from '../lib/compare-all.ts';
import { onStop } from '../lib/lifetime.ts';
import { step } from '../lib/step.ts';
import { database, makeDatabase } from './drill-database.ts';

const buyers = 4;
/** Between the restored moment and the death of the primary. */
const lostSeconds = 6;

type Bought = { readonly orderNo: string; readonly paidAt: number };
type Settings = Readonly<Record<string, string>>;

/**
 * Kills a primary that takes orders, restores its archive to a moment before, and queries the payment service. True when every order
 * paid before the moment exists, none after it does, later payments are found and refunded, and ledger, service and stock agree.
 */
export async function drillPointInTime({ seconds }: { readonly seconds: number }): Promise<boolean> {
  const archive = await mkdtemp(join(tmpdir(), 'mall-wal-'));
  onStop(() => rm(archive, { recursive: true, force: true }));
  const primary = await step('PostgreSQL that archives its log', () => openPrimary(archive));
  const sandbox = await startSandbox({ port: 0, host: '127.0.0.1', publicHost: '127.0.0.1' });
  onStop(() => sandbox.close());
  const outside = { PAYMENT_URL: sandbox.url, PAYMENT_SECRET_KEY: sandbox.secretKey, SMTP_URL: sandbox.smtpUrl };
  const settings = { ...(await settingsOf(primary)), ...outside, MAIL_FROM: sandboxMailFrom };

  const copy = await step('a copy of its folder', () => copyServer(primary));
  onStop(() => rm(copy, { recursive: true, force: true }));
  const bought: Bought[] = [];
  const shopping = await openShopping(primary, settings, bought);
  await delay(seconds * 1000);
  const moment = new Date();
  await delay(lostSeconds * 1000);
  sendSignal(processesIn(join(primary.folder, 'data')), 'SIGKILL');
  const killedAt = performance.now();
  await primary.stop();
  await shopping.stop();

  const restored = await step('the archive, replayed to the moment', () => restoreTo(copy, archive, moment));
  onStop(() => restored.stop());
  console.log(`  up again ${((performance.now() - killedAt) / 1000).toFixed(1)} s after the kill`);
  return reckon({ settings: { ...settings, ...addressesOf(restored) }, bought, moment });
}

async function openPrimary(archive: string): Promise<TestServer> {
  const file = `"${archive}/%f"`;
  const primary = await startTestServer({
    ...replicatingSettings,
    archive_mode: 'on',
    // Under its final name only once it is complete.
    archive_command: `test ! -f ${file} && cp "%p" ${file}.part && mv ${file}.part ${file}`,
    archive_timeout: '2',
  });
  const { uid, gid } = statSync(join(primary.folder, 'data'));
  chownSync(archive, uid, gid);
  await makeDatabase(primary.url);
  return primary;
}

async function restoreTo(copy: string, archive: string, moment: Date): Promise<EmbeddedServer> {
  const server = await startCopy(copy, {
    signal: 'recovery.signal',
    settings: {
      restore_command: `cp "${archive}/%f" "%p"`,
      recovery_target_time: moment.toISOString().replace('T', ' ').replace('Z', '+00'),
      recovery_target_action: 'promote',
    },
  });
  // It serves reads long before recovery has reached that point.
  while (await isReplaying(server)) await delay(100);
  return server;
}

async function isReplaying(server: EmbeddedServer): Promise<boolean> {
  const [row] = await withServer(
    server.urlOf('postgres'),
    (client) => client<{ isReplaying: boolean }[]>`select pg_is_in_recovery() as "isReplaying"`,
  );
  return row?.isReplaying ?? true;
}

const addressesOf = (server: Pick<EmbeddedServer, 'urlOf'>): Settings => {
  const { url, officeUrl } = addressOf(server.urlOf(database));
  return { DATABASE_URL: url, OFFICE_DATABASE_URL: officeUrl };
};

async function settingsOf(primary: Pick<EmbeddedServer, 'urlOf'>): Promise<Settings> {
  const folder = await mkdtemp(join(tmpdir(), 'mall-drill-'));
  onStop(() => rm(folder, { recursive: true, force: true }));
  const tokenSecret = randomBytes(32).toString('hex');
  const addresses = addressesOf(primary);
  return {
    ...readingSettings({ url: addresses.DATABASE_URL ?? '', folder }),
    ...{ ...addresses, TOKEN_SECRET: tokenSecret, LOG_LEVEL: 'fatal' },
  };
}

/** Buyers who buy until the mall no longer responds. */
async function openShopping(primary: Pick<EmbeddedServer, 'urlOf'>, settings: Settings, bought: Bought[]) {
  const server = await startMall(settings);
  const owner = connectDatabase({ url: primary.urlOf(database), maxConnections: 1 });
  const tokens = await signMembersIn(owner, { mall, count: buyers, tokenSecret: settings.TOKEN_SECRET ?? '' });
  const goods = await listPlentiful(owner, 40);
  await owner.destroy();
  const agent = new Agent({ keepAlive: true });
  let isOver = false;
  const shopping = tokens.map(async (token, index) => {
    const calls = createCalls({ mall, origin: server.origin, token, agent });
    for (let turn = index; !isOver; turn += buyers) {
      const orderNo = await buy(calls, goods[turn % goods.length] ?? '').catch(() => undefined);
      if (orderNo) bought.push({ orderNo, paidAt: Date.now() });
    }
  });
  return {
    stop: async () => {
      isOver = true;
      await Promise.all(shopping);
      agent.destroy();
    },
  };
}

type Reckoning = { readonly settings: Settings; readonly bought: readonly Bought[]; readonly moment: Date };

async function reckon({ settings, bought, moment }: Reckoning): Promise<boolean> {
  const config = loadConfig(settings);
  const pool = connectApplication({ url: config.databaseUrl, maxConnections: 2 });
  const officeDatabase = connectOffice({ url: config.officeDatabaseUrl ?? '', maxConnections: 2 });
  onStop(() => Promise.all([pool.destroy(), officeDatabase.destroy()]).then(() => {}));
  // Requests from just before the kill are decided after half a minute, and charges at a window that was open at the restored moment
  // once the service has closed it, after half an hour; the clock skips that time.
  const clock = () => new Date(Date.now() + 31 * 60_000);
  const dependencies = createDependencies({ config, database: pool, officeDatabase, clock });
  const known = await listPaid(dependencies);
  const before = bought.filter(({ paidAt }) => paidAt <= moment.getTime());
  const after = bought.filter(({ paidAt }) => paidAt > moment.getTime());
  const missing = before.filter(({ orderNo }) => !known.has(orderNo));
  console.log(`${before.length} orders paid before the moment, ${missing.length} of them missing`);
  console.log(
    `${after.length} paid in the ${lostSeconds} s after it, ${after.filter(({ orderNo }) => known.has(orderNo)).length} of them there`,
  );

  await settleConfirming(dependencies, mall);
  await recoverPayments(dependencies, mall);
  const found = await listUnknown(dependencies);
  console.log(`${found.length} payments at the service that the restored database does not know, to be refunded`);
  await giveBack(dependencies);
  const { money, stock } = await compareAll({ ...dependencies, officeDatabase }, [mall], period());
  console.log(`ledger, payment service and orders: ${money} differences after that`);
  console.log(`shelves and stock ledgers: ${stock} differences`);
  return missing.length + money + stock === 0;
}

async function listPaid({ officeDatabase }: Dependencies): Promise<Set<string>> {
  if (!officeDatabase) return new Set();
  const rows = await inOffice(officeDatabase, { kind: 'all' }, (transaction) =>
    transaction.selectFrom('mallOrder').select('orderNo').where('state', '=', 'PAID').execute(),
  );
  return new Set(rows.map(({ orderNo }) => orderNo));
}

const period = () => ({ from: new Date(Date.now() - 3_600_000), until: new Date(Date.now() + 60_000) });

const listUnknown = (dependencies: Dependencies) => compareMovedPayments(dependencies, [mall], period());

/** As somebody would on the service's own pages. */
async function giveBack(dependencies: Dependencies): Promise<void> {
  const { gateway } = dependencies;
  const names = new Set((await listUnknown(dependencies)).map(({ difference }) => difference.name));
  for (const { paymentKey, orderId } of await gateway.listMovedPayments(period()))
    if (names.has(orderId))
      await gateway.cancel({ paymentKey, reason: '복원', idempotencyKey: `restored-${paymentKey}` });
}
