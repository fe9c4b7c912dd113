import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { sandboxMailFrom } from '../../apps/sandbox/src/server.ts';
import { connectDatabase, type Database } from '../../packages/db/src/connection.ts';
import { onStop } from '../lib/lifetime.ts';
import { startSandboxProcess } from '../lib/sandbox-process.ts';
import { startMall } from './child-server.ts';

const mailCount = 2_000;

type Wanted = {
  readonly url: string;
  readonly settings: Readonly<Record<string, string>>;
  /** Of all database processes together. */
  readonly databaseCpu: () => number;
};

/** How fast mails about orders are sent by SMTP to a mail server on this machine, and how soon one about an account that is queued after them. */
export async function printMails({ url, settings, databaseCpu }: Wanted): Promise<void> {
  const owner = connectDatabase({ url, maxConnections: 2 });
  const sandbox = await startSandboxProcess({ port: 0, host: '127.0.0.1', publicHost: '127.0.0.1' });
  onStop(sandbox.close);
  const server = await startMall({ ...settings, SMTP_URL: sandbox.smtpUrl, MAIL_FROM: sandboxMailFrom });
  const usedBy = () => ({
    server: server.cpuMilliseconds(),
    database: databaseCpu(),
  });
  await drain(owner);
  const before = usedBy();
  await sql`insert into mail (mall_id, kind, facts, member_no, queued_at)
    select mall_id, 'ORDER_PAID', jsonb_build_object('orderNo', order_no, 'memberNo', member_no), member_no, now()
    from (select * from mall_order where state = 'PAID' limit 1) o, generate_series(1, ${mailCount})`.execute(owner);
  const seconds = drain(owner);
  await pause(1_000);
  const urgent = await queueUrgent(owner);
  const took = await seconds;
  const after = usedBy();
  const each = (name: 'server' | 'database') => Math.round(((after[name] - before[name]) * 1_000) / mailCount);
  console.log(`\n${mailCount} mails in ${took.toFixed(1)} s: ${Math.round(mailCount / took)} a second`);
  console.log(`one about an account, queued a second later: ${urgent.toFixed(1)} s`);
  console.log(`CPU ms a thousand: server ${each('server')}, database ${each('database')}`);
  await server.stop();
  await owner.destroy();
}

/** Waits until no due mail is left; returns how many seconds that took. */
async function drain(owner: Database): Promise<number> {
  const begun = performance.now();
  for (;;) {
    const { rows } =
      await sql`select from mail where sent_at is null and failed_at is null and coalesce(not_before, now()) <= now() limit 1`.execute(
        owner,
      );
    if (rows.length === 0) return (performance.now() - begun) / 1_000;
    await pause(50);
  }
}

async function queueUrgent(owner: Database): Promise<number> {
  const begun = performance.now();
  const { rows } = await sql<{ mailNo: number }>`insert into mail (mall_id, kind, facts, member_no, queued_at)
    select mall_id, 'FOUND_ID', jsonb_build_object('memberNo', member_no), member_no, now() from member where mall_id = 1 limit 1
    returning mail_no`.execute(owner);
  for (;;) {
    const { rows: left } =
      await sql`select from mail where mail_no = ${rows[0]?.mailNo} and sent_at is not null`.execute(owner);
    if (left.length > 0) return (performance.now() - begun) / 1_000;
    await pause(20);
  }
}
