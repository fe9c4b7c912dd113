import type { FailedMail, Job } from '@mall/contracts/office/mails';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { addStaff, type StaffClient } from '../../../testing/staff.ts';

let shop: Shop;
let cs: StaffClient;
beforeAll(async () => {
  shop = await openShop();
  cs = await addStaff(shop, { role: 'CS', mallIds: [1] });
});
afterAll(() => shop.close());

const fail = async (mallId: number) => {
  const { mailNo } = await shop.owner
    .insertInto('mail')
    .values({
      mallId,
      kind: 'ORDER_PAID',
      facts: {},
      queuedAt: new Date('2026-11-20'),
      failedAt: new Date('2026-11-21'),
    })
    .returning('mailNo')
    .executeTakeFirstOrThrow();
  return mailNo;
};
const listed = async (query = '') => (await cs.get<{ rows: FailedMail[] }>(`/mails${query}`)).data?.rows;

test('mails that were given up are listed by mall and day, and can be sent again', async () => {
  const mailNo = await fail(1);
  const foreign = await fail(2);
  expect(await listed()).toMatchObject([{ mallId: 1, mailNo, kind: 'ORDER_PAID' }]);
  expect(await listed('?failedAt=is:2026-11-20')).toEqual([]);
  const retry = (mallId: number, number: number) => cs.post(`/malls/${mallId}/mails/${number}/retry`);
  expect((await retry(1, mailNo)).status).toBe(200);
  expect((await retry(1, mailNo)).code).toBe('4090');
  expect(await listed()).toEqual([]);
  expect((await retry(2, foreign)).code).toBe('4040');
  const auditor = await addStaff(shop, { role: 'SECURITY' });
  expect((await auditor.post(`/malls/2/mails/${foreign}/retry`)).code).toBe('4040');
});

test('the jobs are shown with their schedule and last run, to staff who look after the system', async () => {
  const super_ = await addStaff(shop, { role: 'SUPER' });
  await sql`insert into pgboss.queue (name, policy, retry_limit, retry_delay, retry_backoff, expire_seconds, retention_seconds, deletion_seconds, partition, table_name)
    select 'seal-logs', policy, retry_limit, retry_delay, retry_backoff, expire_seconds, retention_seconds, deletion_seconds, partition, table_name
    from pgboss.queue where name = 'mail'`.execute(shop.owner);
  await sql`insert into pgboss.job (name, state, started_on, completed_on) values ('seal-logs', 'completed', '2026-11-24T00:00:00Z', '2026-11-24T00:00:01Z')`.execute(
    shop.owner,
  );
  const { data } = await super_.get<{ jobs: Job[] }>('/jobs');
  expect(data?.jobs.find(({ name }) => name === 'seal-logs')).toEqual({
    ...{ name: 'seal-logs', cron: '* * * * *', state: 'completed' },
    ...{ startedAt: '2026-11-24T00:00:00.000Z', endedAt: '2026-11-24T00:00:01.000Z' },
  });
  expect((await cs.get('/jobs')).code).toBe('4040');
});
