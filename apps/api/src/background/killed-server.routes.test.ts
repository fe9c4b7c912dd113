import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { agree, openPayingShop, type PayingShop } from '../testing/payments.ts';
import { startProcesses } from '../testing/server-processes.ts';
import { outsideServices } from '../testing/test-app.ts';
import { jobs } from './jobs.ts';
import { openRounds, runRound } from './run-round.ts';

let shop: PayingShop;
let servers: Awaited<ReturnType<typeof startProcesses>>;
beforeAll(async () => {
  shop = await openPayingShop();
  servers = await startProcesses(1, {
    ...outsideServices,
    DATABASE_URL: shop.databaseUrl,
    DATA_DIR: tmpdir(),
    TOKEN_SECRET: shop.app.dependencies.config.tokenSecret,
    RATE_LIMIT_PER_MINUTE: '0',
    PAYMENT_URL: shop.sandbox.url,
    PAYMENT_SECRET_KEY: shop.sandbox.secretKey,
  });
});
afterAll(async () => {
  await servers?.close();
  await shop?.close();
});

/** What a restarted server does within its first minute. */
async function tick() {
  const errors: object[] = [];
  const log = { error: (details: object) => void errors.push(details) };
  const rounds = openRounds({ dependencies: shop.app.dependencies, log, isStopped: () => false });
  for (const job of jobs.filter(({ name }) => name === 'settle-confirming')) await runRound(rounds, job);
  return errors;
}

test('a server killed between the charge and its response leaves an order that the first tick after the restart decides', async () => {
  const { orderNo, url } = await shop.order();
  const returned = await agree(url);
  // The service charges at once and responds late; its notice is lost as well.
  await shop.trouble({ delay: 9_000, webhooks: 0 });
  const token = shop.tokens['familyshop'] ?? '';
  const confirming = servers.call(0, { mallUrl: 'familyshop', token, path: '/payments/confirm', body: returned });
  const ending = expect(confirming).rejects.toThrow();
  await expect.poll(() => shop.held(orderNo)).toEqual(['DONE 60000']);
  await servers.kill(0);
  await ending;
  await shop.trouble({ delay: 0, webhooks: 1 });
  const undecided = { state: 'PENDING_PAYMENT', attempts: ['CONFIRMING'], entries: [] };
  expect(await shop.look(orderNo)).toEqual(undecided);

  expect(await tick()).toEqual([]);
  expect(await shop.look(orderNo), 'another server may still be waiting').toEqual(undecided);
  await shop.wait(31_000);
  expect(await tick()).toEqual([]);
  expect(await shop.look(orderNo)).toEqual({ state: 'PAID', attempts: ['DONE'], entries: [60_000] });
  expect(await shop.held(orderNo)).toEqual(['DONE 60000']);
});
