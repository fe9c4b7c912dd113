import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { injectedStatements } from '@mall/testing/injected-statements';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withServer } from './database-admin.ts';
import { type EmbeddedServer, startEmbeddedServer } from './embedded-server.ts';
import { addressOf, type DatabaseAddress } from './logins.ts';
import { migrate } from './migrate.ts';
import { prepareEmbeddedDatabase } from './prepare-server.ts';
import { checkoutFolder } from './settings.ts';

/** Prepared as the mall prepares its own server at a start. */
async function prepareAsAtStart(server: EmbeddedServer): Promise<DatabaseAddress> {
  await prepareEmbeddedDatabase(server, 'mall');
  return addressOf(server.urlOf('mall'));
}

/** Prepared like a managed server: by an administrator who is no superuser, with the statements of the manual. */
async function prepareAsDocumented(server: EmbeddedServer): Promise<DatabaseAddress> {
  const administrator = "create role cloud_admin login createrole createdb password 'cloud'";
  await withServer(server.urlOf('postgres'), (client) => client.unsafe(administrator));
  const manual = await readFile(join(checkoutFolder, 'docs/operations.md'), 'utf8');
  const [, statements = ''] = /```sql\n(create role mall_owner[^`]*)```/.exec(manual) ?? [];
  await withServer(as(server, 'cloud_admin', 'cloud', 'postgres'), async (client) => {
    for (const statement of statements.split(';\n').filter(Boolean)) await client.unsafe(statement);
  });
  return {
    url: as(server, 'mall_app', 'another long random password'),
    ownerUrl: as(server, 'mall_owner', 'a long random password'),
    officeUrl: as(server, 'mall_office', 'a third long random password'),
  };
}

const as = (server: EmbeddedServer, username: string, password: string, database = 'mall'): string =>
  Object.assign(new URL(server.urlOf(database)), { username, password }).href;

describe.each([
  ['the embedded server as a start prepares it', prepareAsAtStart],
  ['a managed server prepared as docs/operations.md says', prepareAsDocumented],
])('an injected statement on %s', (_name, prepare) => {
  let server: EmbeddedServer;
  let client: postgres.Sql;
  let office: postgres.Sql;
  beforeAll(async () => {
    server = await startEmbeddedServer({
      dataFolder: await mkdtemp(join(tmpdir(), 'mall-logins-')),
      isThrowaway: true,
    });
    const { url, ownerUrl = '', officeUrl = '' } = await prepare(server);
    await migrate(ownerUrl);
    await withServer(server.urlOf('mall'), (administrator) => administrator.unsafe(rowsOfTwoMalls));
    client = postgres(url, { max: 1, onnotice: () => {} });
    office = postgres(officeUrl, { max: 1, onnotice: () => {} });
  });
  afterAll(async () => {
    await Promise.all([client.end(), office.end()]);
    await server.stop();
  });

  test.each(injectedStatements)('is refused: %s', async (statement, refusal) => {
    await expect(client.unsafe(statement)).rejects.toThrow(refusal);
  });

  test.each(refusedToOffice)('is refused to the office too: %s', async (statement, refusal) => {
    await expect(office.unsafe(statement)).rejects.toThrow(refusal);
  });

  test('resets its role to itself, and to nobody else', async () => {
    await client.unsafe('reset role');
    await client.unsafe('reset session authorization');
    expect(await client`select current_user, session_user`).toEqual([
      { current_user: 'mall_app', session_user: 'mall_app' },
    ]);
  });

  test('sees no mall outside a transaction of one, and whichever it names inside', async () => {
    expect(await client`select name from member`).toEqual([]);
    // Unavoidable: the mall is a setting of the transaction. The limit is one mall at a time.
    for (const mallId of ['1', '2']) {
      const names = await client.begin(async (transaction) => {
        await transaction`select set_config('app.mall_id', ${mallId}, true)`;
        return transaction`select name from member`;
      });
      expect(names).toEqual([{ name: `member of ${mallId}` }]);
    }
  });

  test('runs under the time limits of the login, set without the connection’s doing', async () => {
    const [settings] = await client`
      select current_setting('statement_timeout') as statement, current_setting('idle_in_transaction_session_timeout') as idle,
        current_setting('plan_cache_mode') as plans`;
    expect(settings).toEqual({ statement: '10s', idle: '15s', plans: 'force_generic_plan' });
  });

  test('the owner is no superuser either, bypasses nothing, and sees no mall as itself', async () => {
    const roles = await client`
      select rolname, rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication as has_power, rolcanlogin, rolinherit
      from pg_roles where rolname like 'mall\\_%' order by 1`;
    expect(roles).toEqual([
      { rolname: 'mall_app', has_power: false, rolcanlogin: true, rolinherit: false },
      { rolname: 'mall_auditor', has_power: false, rolcanlogin: false, rolinherit: true },
      { rolname: 'mall_backup', has_power: false, rolcanlogin: false, rolinherit: true },
      { rolname: 'mall_office', has_power: false, rolcanlogin: true, rolinherit: false },
      { rolname: 'mall_owner', has_power: false, rolcanlogin: true, rolinherit: true },
      { rolname: 'mall_search', has_power: false, rolcanlogin: false, rolinherit: true },
    ]);
    const [owner] = await client`select usesuper from pg_user where usename = 'mall_owner'`;
    expect(owner).toEqual({ usesuper: false });
  });
});

/** With the two logins swapped. */
const asOffice = (statement: string): string =>
  statement.replace(/mall_(app|office)/g, (name) => (name === 'mall_app' ? 'mall_office' : 'mall_app'));

/** The search index is no secret to the office: it reads it, bound by its policy. */
const refusedToOffice = injectedStatements
  .filter(([statement]) => statement !== 'select * from listing_search')
  .map(([statement, refusal]) => [asOffice(statement), refusal] as const);

const rowsOfTwoMalls = `
  insert into mall (mall_id, mall_url, name, title, sales_type, style, logo, footer_logo, customer_phone, email,
    center_opens_at, center_closes_at, company, representative_name, business_number, sales_permit_number, address)
  select n, 'mall-' || n, '몰', '몰', 'GENERAL', 'A', 'l', 'f', '1', 'e', '0900', '1800', 'c', 'r', 'b', 's', 'a'
  from generate_series(1, 2) n;
  insert into member (mall_id, login_id, password_hash, name)
  select n, 'demo', 'h', 'member of ' || n from generate_series(1, 2) n`;
