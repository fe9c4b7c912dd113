import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { connectDatabase, type Database } from '../../packages/db/src/connection.ts';
import { addressOf } from '../../packages/db/src/logins.ts';
import { type ChildServer, startMall } from './child-server.ts';

const minuteMilliseconds = 60_000;
const minutes = 2;

type Wanted = {
  readonly url: string;
  readonly settings: Readonly<Record<string, string>>;
  /** Of all database processes together. */
  readonly databaseCpu: () => number;
};

/** The cost of a server without requests: its jobs, with only the demo malls and with this many more that list phones. */
export async function printIdle({ url, settings, databaseCpu }: Wanted, mallCounts: readonly number[]) {
  const owner = connectDatabase({ url, maxConnections: 1 });
  console.log(`\nidle, a minute of ${minutes}, ${process.version}\n`);
  for (const count of mallCounts) {
    await addMalls(owner, count);
    const server = await startMall({ ...settings, OFFICE_DATABASE_URL: addressOf(url).officeUrl });
    // The first minute starts the jobs and reads each mall.
    await pause(minuteMilliseconds);
    const before = await look(owner, server, databaseCpu);
    await pause(minutes * minuteMilliseconds);
    const after = await look(owner, server, databaseCpu);
    const a = (name: keyof typeof after) => (after[name] - before[name]) / minutes;
    console.log(
      `${count} malls: ${Math.round(a('transactions'))} transactions, CPU ms: server ${Math.round(a('server'))}, database ${Math.round(a('database'))}`,
    );
    await server.stop();
  }
  await owner.destroy();
}

async function look(owner: Database, server: ChildServer, databaseCpu: Wanted['databaseCpu']) {
  const { rows } = await sql<{ transactions: number }>`
    select xact_commit + xact_rollback as transactions from pg_stat_database where datname = current_database()`.execute(
    owner,
  );
  return { transactions: rows[0]?.transactions ?? 0, server: server.cpuMilliseconds(), database: databaseCpu() };
}

/** Malls like the first one, with its phones. */
async function addMalls(owner: Database, count: number): Promise<void> {
  await sql`
    insert into mall select (jsonb_populate_record(m, jsonb_build_object('mall_id', n, 'mall_url', 'idle-' || n, 'guest_member_no', null))).*
    from mall m, generate_series((select max(mall_id) + 1 from mall), ${count}) n where m.mall_id = 1`.execute(owner);
  await sql`
    insert into category (mall_id, category_no, name, type)
    select m.mall_id, c.category_no, c.name, c.type from category c, mall m
    where c.mall_id = 1 and not exists (select from category known where known.mall_id = m.mall_id)`.execute(owner);
  await sql`
    insert into listing (mall_id, product_no, category_no, sale_price)
    select m.mall_id, l.product_no, l.category_no, l.sale_price from listing l, mall m
    where l.mall_id = 1 and l.kind = 'wireless' and m.mall_url like 'idle-%'
      and not exists (select from listing known where known.mall_id = m.mall_id)`.execute(owner);
  await sql`truncate lint_mark, search_change`.execute(owner);
  await sql`vacuum (analyze)`.execute(owner);
}
