import { sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { MailRefused, type MailSender, MailUndelivered } from '../mail/mail-sender.ts';
import { deliverMails } from '../modules/mail/deliver-mails.ts';
import { openShop, type Shop } from '../testing/shop.ts';
import { createMailTemplates } from './mail-templates.ts';
import { startBackground } from './start-background.ts';

type Mail = Parameters<MailSender['send']>[0];
const usual = async (_mail: Mail): Promise<void> => {};
/** What the mail server does with a mail before it accepts it. */
let handle = usual;
/** In the order in which they were accepted. */
const taken: Mail[] = [];
const errors: object[] = [];
const mailSender: MailSender = {
  send: async (mail) => {
    await handle(mail);
    taken.push(mail);
  },
};
let shop: Shop;
let stops: (() => Promise<void>)[] = [];
beforeAll(async () => {
  shop = await openShop({ mailSender });
});
beforeEach(async () => {
  await shop.owner.deleteFrom('mail').execute();
  await sql`delete from pgboss.job`.execute(shop.owner);
  taken.length = 0;
  errors.length = 0;
});
afterEach(async () => {
  handle = usual;
  for (const stop of stops) await stop();
  stops = [];
});
afterAll(() => shop.close());

async function start() {
  const log = { error: (details: object, text: string) => void errors.push({ ...details, text }) };
  const pace = { lookEverySeconds: 1, pollingIntervalSeconds: 0.5, tickPollingSeconds: 0.5 };
  const background = startBackground(shop.app.dependencies, log, { jobs: [], pace });
  stops.push(background.stop);
  await background.started;
}
async function queue(kind: 'FOUND_ID' | 'JOINING_DECIDED', count = 1): Promise<number[]> {
  const memberNo = shop.memberNos['familyshop'] ?? 0;
  const mail = { mallId: 1, kind, facts: { memberNo }, memberNo, queuedAt: new Date() };
  const rows = await shop.owner.insertInto('mail').values(Array(count).fill(mail)).returning('mailNo').execute();
  return rows.map(({ mailNo }) => Number(mailNo));
}
const unsent = async () => {
  const rows = await shop.owner
    .selectFrom('mail')
    .select('mailNo')
    .where('sentAt', 'is', null)
    .orderBy('mailNo')
    .execute();
  return rows.map(({ mailNo }) => Number(mailNo));
};
/** Like `unsent`, with no retry delayed. */
const unsentAtOnce = async () => {
  await sql`update pgboss.job set start_after = now() where name = 'mail' and state < 'active'`.execute(shop.owner);
  return unsent();
};
const isOf = (mailNo: number) => (mail: Mail) => mail.messageId.startsWith(`<1.${mailNo}@`);
const messages = () => new Set(taken.map(({ messageId }) => messageId)).size;

test('a mail about an account is sent while the mail server delays every other', async () => {
  const held = Promise.withResolvers<void>();
  let holding = 0;
  handle = async ({ subject }) => {
    if (subject.includes('아이디')) return;
    holding += 1;
    await held.promise;
  };
  await queue('JOINING_DECIDED', 60);
  await start();
  await expect.poll(() => holding).toBe(8);
  await queue('FOUND_ID');
  await expect.poll(() => taken.map(({ subject }) => subject)).toEqual([expect.stringContaining('아이디')]);
  held.resolve();
  await expect.poll(unsent).toEqual([]);
  expect([taken.length, messages()]).toEqual([61, 61]);
});

test('in a batch, a permanently refused mail is given up and logged, a failed one is kept for later, and all others are sent', async () => {
  const numbers = await queue('JOINING_DECIDED', 20);
  const [refused = 0, failing = 0] = [numbers[3], numbers[7]];
  handle = async (mail) => {
    if (isOf(refused)(mail)) throw new MailRefused('no such person');
    if (isOf(failing)(mail)) throw new MailUndelivered('busy');
  };
  await start();
  await expect.poll(() => errors).toEqual([{ mallId: 1, mailNo: refused, text: 'mail given up' }]);
  await expect.poll(unsent).toEqual([refused, failing]);
  const failed = await shop.owner.selectFrom('mail').select('mailNo').where('failedAt', 'is not', null).execute();
  expect(failed.map(({ mailNo }) => Number(mailNo))).toEqual([refused]);
  handle = usual;
  await expect.poll(unsentAtOnce).toEqual([refused]);
  expect([taken.length, messages()]).toEqual([19, 19]);
});

test('mails of a mall that are sent together are marked together', async () => {
  await queue('JOINING_DECIDED', 4);
  await start();
  await expect.poll(unsent).toEqual([]);
  const { rows } = await sql`select count(distinct xmin::text)::int as transactions from mail`.execute(shop.owner);
  expect(rows).toEqual([{ transactions: 1 }]);
});

test('one that cannot be rendered is kept for later, and the others of its batch are sent, each once', async () => {
  const numbers = await queue('JOINING_DECIDED', 4);
  const unreadable = numbers[1] ?? 0;
  const memberNo = shop.memberNos['familyshop'] ?? 0;
  const change = (facts: object) => shop.owner.updateTable('mail').set({ facts }).where('mailNo', '=', unreadable);
  await change({ memberNo: 'nobody' }).execute();
  await start();
  await expect.poll(unsent).toEqual([unreadable]);
  expect([taken.length, messages()]).toEqual([3, 3]);
  await change({ memberNo }).execute();
  await expect.poll(unsentAtOnce).toEqual([]);
  expect([taken.length, messages()]).toEqual([4, 4]);
});

test('when a process is killed within a batch, another one sends its remaining mails, and none twice', async () => {
  await queue('JOINING_DECIDED', 20);
  const killed = new PgBoss({ connectionString: shop.databaseUrl, migrate: false, supervise: false, schedule: false });
  await killed.start();
  const batch = await killed.fetch<{ mallId: number; mailNo: number }>('mail', { batchSize: 20 });
  const { dependencies } = shop.app;
  const mall = (await dependencies.malls.all()).get('familyshop');
  if (!mall) throw new Error('no mall');
  const delivery = { ...dependencies, templates: createMailTemplates(dependencies) };
  for (const { data } of batch.slice(0, 5)) await deliverMails(delivery, mall, [data.mailNo]);
  await killed.stop();
  await sql`update pgboss.job set heartbeat_on = heartbeat_on - interval '5 minutes' where name = 'mail'`.execute(
    shop.owner,
  );
  await start();
  await expect.poll(unsentAtOnce).toEqual([]);
  expect([taken.length, messages()]).toEqual([20, 20]);
});
