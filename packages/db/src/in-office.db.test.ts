import { createTestDatabase, type TestDatabase } from '@mall/testing/database';
import { insertTenantRows, listTenantTables, rowsOfMallOne } from '@mall/testing/tenant-rows';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { connectOffice } from './connection.ts';
import { inMall, type MallTransaction } from './in-mall.ts';
import { inOffice, type OfficeScope, type OfficeTransaction, ofScope } from './in-office.ts';

let db: TestDatabase;
let tenantTables: string[];
/** Secrets, and what is kept only because the law requires it: migration 0010 gives the reasons. */
const closedTables = [
  'account_link',
  'application_draft',
  'certification',
  'legal_archive',
  'refresh_token',
  'tid_request',
];
const closedColumns = [
  'application.ci_hash',
  'member.password_hash',
  'member.person_hash',
  'order_gift.token_hash',
  'payment_attempt.webhook_secret',
  'session.look_code_hash',
  'tid_link.subject_hash',
];
/** Tables without a mall: the staff's own, the catalogue, and the provider's terms. */
const isOfNoMall = (statement: string) =>
  /^(with other|insert into (saved_view|list_setting|price_run|product_option|approval_case|term_version|term_draft)) /.test(
    statement,
  );
const all: OfficeScope = { kind: 'all' };
const malls = (...mallIds: number[]): OfficeScope => ({ kind: 'malls', mallIds });

beforeAll(async () => {
  db = await createTestDatabase({ isEmpty: true });
  await insertTenantRows(db.ownerDatabase);
  await sql`insert into category (mall_id, category_no, name, type) values (2, '11', '가전', 'GD05302')`.execute(
    db.ownerDatabase,
  );
  tenantTables = await listTenantTables(db.ownerDatabase);
});
afterAll(() => db.drop());

type Reader = OfficeTransaction | MallTransaction | TestDatabase['database'];
const listMalls = async (transaction: Reader): Promise<number[]> => {
  const rows = await transaction.selectFrom('category').select('mallId').orderBy('mallId').execute();
  return rows.map(({ mallId }) => mallId);
};
const countIn = async (transaction: Reader, table: string): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(transaction);
  return rows[0]?.n ?? -1;
};
const list = async (query: string): Promise<unknown[]> => {
  const { rows } = await sql.raw<{ name: string }>(query).execute(db.ownerDatabase);
  return rows.map(({ name }) => name);
};

describe('inOffice', () => {
  it('shows the malls of its scope, all malls or none', async () => {
    expect(await inOffice(db.officeDatabase, all, listMalls)).toEqual([1, 2]);
    expect(await inOffice(db.officeDatabase, malls(2), listMalls)).toEqual([2]);
    expect(await inOffice(db.officeDatabase, malls(2, 1, 7), listMalls)).toEqual([1, 2]);
    expect(await inOffice(db.officeDatabase, malls(7), listMalls)).toEqual([]);
    expect(await inOffice(db.officeDatabase, malls(), listMalls)).toEqual([]);
  });

  it('leaves nothing of its scope on the connection, whether it ends or fails', async () => {
    const database = connectOffice({ url: db.officeUrl, maxConnections: 1 });
    expect(await listMalls(database)).toEqual([]);
    expect(await inOffice(database, { ...all, staffNo: 7 }, listMalls)).toEqual([1, 2]);
    expect(await listMalls(database)).toEqual([]);
    const failure = inOffice(database, malls(1), (transaction) => sql`select 1 / 0`.execute(transaction));
    await expect(failure).rejects.toThrow('division by zero');
    expect(await listMalls(database)).toEqual([]);
    expect(await inMall(database, { mallId: 2 }, listMalls)).toEqual([2]);
    expect(await inOffice(database, malls(), listMalls)).toEqual([]);
    await database.destroy();
  });

  it('tells the database who reads', async () => {
    const readStaffNo = async (transaction: OfficeTransaction) => {
      const { rows } = await sql<{ no: string }>`select current_setting('app.staff_no') as no`.execute(transaction);
      return rows[0]?.no;
    };
    expect(await inOffice(db.officeDatabase, { ...malls(1), staffNo: 7 }, readStaffNo)).toBe('7');
    expect(await inOffice(db.officeDatabase, all, readStaffNo)).toBe('');
  });

  it('carries its scope, by which its queries name their malls, and is no mall transaction', async () => {
    const ofMall = async ({ mallId }: MallTransaction) => mallId;
    const ofOffice = ({ scope }: OfficeTransaction) => scope;
    const misuses = (office: OfficeTransaction, mall: MallTransaction) => ({
      // @ts-expect-error: a repository function of the shop takes one mall,
      office: () => ofMall(office),
      // @ts-expect-error: one of the office takes a scope,
      mall: () => ofOffice(mall),
      // @ts-expect-error: and changes no table.
      change: () => office.updateTable('member'),
    });
    expect(misuses).toBeDefined();
    const read = (scope: OfficeScope) =>
      inOffice(db.officeDatabase, scope, (transaction) =>
        transaction
          .selectFrom('category as c')
          .select('c.mallId')
          .where(ofScope('c.mallId', transaction.scope))
          .orderBy('c.mallId')
          .execute(),
      );
    expect(await read(all)).toEqual([{ mallId: 1 }, { mallId: 2 }]);
    expect(await read(malls(2))).toEqual([{ mallId: 2 }]);
    expect(await read(malls())).toEqual([]);
  });

  it('reads every tenant table that is not closed, and of those that are nothing', async () => {
    for (const table of tenantTables) {
      const own = inOffice(db.officeDatabase, malls(1), (transaction) => countIn(transaction, table));
      if (table === 'legal_archive') await expect(own).rejects.toThrow('permission denied');
      else expect([table, await own]).toEqual([table, closedTables.includes(table) ? 0 : 1]);
    }
  });

  it('writes in no table of a mall, whatever its scope', async () => {
    for (const scope of [all, malls(1)]) {
      const attempt = (statement: string) =>
        inOffice(db.officeDatabase, scope, async (transaction) => {
          const { numAffectedRows } = await sql.raw(statement).execute(transaction);
          return Number(numAffectedRows);
        }).catch((error: Error) => error.message);
      for (const statement of rowsOfMallOne.filter((one) => !isOfNoMall(one)))
        expect([statement, await attempt(statement)]).toEqual([
          statement,
          expect.stringMatching(/violates row-level security policy|permission denied/),
        ]);
      for (const table of tenantTables)
        for (const statement of [`update ${table} set mall_id = mall_id`, `delete from ${table}`])
          expect([statement, await attempt(statement)]).toEqual([
            statement,
            expect.toSatisfy((outcome) => outcome === 0 || /permission denied/.test(String(outcome))),
          ]);
    }
  });
});

describe('what the office searches by', () => {
  const insertMember = (loginId: string, name: string, phone: string) =>
    db.ownerDatabase
      .insertInto('member')
      .values({ mallId: 2, loginId, passwordHash: 'h', name, phone, email: `${loginId}@Mall.Example` })
      .execute();
  const find = (beginning: string) =>
    inOffice(db.officeDatabase, malls(2), async (transaction) => {
      const rows = await transaction
        .selectFrom('member as m')
        .select('m.name')
        .where(ofScope('m.mallId', transaction.scope))
        .where('m.nameKey', '>=', beginning)
        .where('m.nameKey', '<', `${beginning}\u{10ffff}`)
        .orderBy('m.nameKey')
        .execute();
      return rows.map(({ name }) => name);
    });

  test('is kept in keys of a member: the name and id in lower case, the end of the phone', async () => {
    await insertMember('Kim01', '김 민수', '01012345678');
    const keys = await db.ownerDatabase
      .selectFrom('member')
      .select(['nameKey', 'loginKey', 'emailKey', 'phoneEnd'])
      .where('loginId', '=', 'Kim01')
      .execute();
    expect(keys).toEqual([{ nameKey: '김민수', loginKey: 'kim01', emailKey: 'kim01@mall.example', phoneEnd: '5678' }]);
  });

  test('is kept in keys of an order, of who orders and who receives, and goes when those go', async () => {
    const keys = () =>
      db.ownerDatabase
        .selectFrom('mallOrder')
        .select(['ordererNameKey', 'ordererPhoneDigits', 'ordererPhoneEnd'])
        .select(['recipientNameKey', 'recipientPhoneDigits', 'recipientPhoneEnd'])
        .execute();
    const name = async (orderer: string, ordererPhone: string, recipient: string, recipientPhone: string) =>
      db.ownerDatabase
        .updateTable('mallOrder')
        .set({ ordererName: orderer, ordererPhone, recipient, recipientPhone })
        .execute();
    await name('Kim 민수', '010-1234-5678', '이 서연', '02.123.4567');
    expect(await keys()).toEqual([
      {
        ...{ ordererNameKey: 'kim민수', ordererPhoneDigits: '01012345678', ordererPhoneEnd: '5678' },
        ...{ recipientNameKey: '이서연', recipientPhoneDigits: '021234567', recipientPhoneEnd: '4567' },
      },
    ]);
    await name('', '', '', '');
    expect([...new Set(Object.values((await keys())[0] ?? {}))]).toEqual(['']);
  });

  test('finds a name by its beginning, and nothing beside it', async () => {
    await insertMember('kim02', '김민', '01000000002');
    await insertMember('kim03', '김믽호', '01000000003');
    await insertMember('kim04', '김미라', '01000000004');
    expect(await find('김민')).toEqual(['김민', '김 민수']);
    expect(await find('김믽')).toEqual(['김믽호']);
    expect(await find('김민지')).toEqual([]);
    expect(await find("김%' or true --")).toEqual([]);
  });
});

describe('the role mall_office', () => {
  test('is named by a policy that only reads on every tenant table, but on those that are closed with a reason', async () => {
    const open = await list(`
      select c.relname as name from pg_policy p join pg_class c on c.oid = p.polrelid
      where polname = 'office_read' and polcmd = 'r' and polpermissive and polroles = array['mall_office'::regrole::oid] order by 1`);
    expect([...open, ...closedTables].sort()).toEqual(tenantTables);
    const policies = await list(
      `select distinct polname as name from pg_policy where 'mall_office'::regrole = any (polroles)`,
    );
    expect(policies).toEqual(['office_read']);
  });

  test('is closed out of these tables and columns, each with its reason', async () => {
    const reasons = (place: string) =>
      list(`select c.relname${place} as name from pg_description d join pg_class c on c.oid = d.objoid
        left join pg_attribute a on a.attrelid = d.objoid and a.attnum = d.objsubid
        where d.classoid = 'pg_class'::regclass and d.description ~ '^Closed to the office: .{20,}'
          and (d.objsubid = 0) = ${place === ''} order by 1`);
    expect(await reasons('')).toEqual(closedTables);
    expect(await reasons(` || '.' || a.attname`)).toEqual(closedColumns);
  });

  test.each(closedColumns)('does not read %s, in no mall and in none alone', async (name) => {
    const [table, column] = name.split('.');
    const query = sql.raw(`select ${column} from ${table}`);
    const read = (transaction: Reader) => query.execute(transaction);
    await expect(inOffice(db.officeDatabase, all, read)).rejects.toThrow('permission denied');
    await expect(inMall(db.officeDatabase, { mallId: 1 }, read)).rejects.toThrow('permission denied');
  });

  test('may do all that mall_app may, but for closed columns: the shop’s use cases work for it', async () => {
    const lacking = await list(`
      select c.oid::regclass || ' ' || privilege_type as name from pg_class c, aclexplode(relacl)
      where grantee = 'mall_app'::regrole and relkind in ('r', 'p', 'v', 'S') and not case when relkind = 'S'
        then has_sequence_privilege('mall_office', c.oid, privilege_type) else has_table_privilege('mall_office', c.oid, privilege_type) end
      union all
      select a.attrelid::regclass || ' ' || privilege_type || ' ' || attname from pg_attribute a, aclexplode(attacl)
      where grantee = 'mall_app'::regrole and not has_column_privilege('mall_office', attrelid, attnum, privilege_type)
      union all
      select p.oid::regprocedure::text from pg_proc p, aclexplode(proacl)
      where grantee = 'mall_app'::regrole and not has_function_privilege('mall_office', p.oid, 'execute')
      union all
      select nspname from pg_namespace n, aclexplode(nspacl)
      where grantee = 'mall_app'::regrole and not has_schema_privilege('mall_office', n.oid, privilege_type)
      order by 1`);
    expect(lacking).toEqual([
      'application SELECT',
      'member SELECT',
      'order_gift SELECT',
      'payment_attempt SELECT',
      'session SELECT',
      'tid_link SELECT',
    ]);
    const unreadable = await list(`
      select c.relname || '.' || attname as name from pg_attribute join pg_class c on c.oid = attrelid
      where relname in ('application', 'member', 'order_gift', 'payment_attempt', 'session', 'tid_link') and relnamespace = 'public'::regnamespace
        and not attisdropped and (attnum > 0 or attname = 'xmin') and not has_column_privilege('mall_office', attrelid, attnum, 'select')
      order by 1`);
    expect(unreadable).toEqual(closedColumns);
  });

  test('works in one mall as the shop does, and sees no other from there', async () => {
    const read = (mallId: number) =>
      inMall(db.officeDatabase, { mallId }, async (transaction) => [
        await listMalls(transaction),
        await countIn(transaction, 'refresh_token'),
      ]);
    expect(await read(1)).toEqual([[1], 1]);
    expect(await read(2)).toEqual([[2], 0]);
    const logInto = (mallId: number) =>
      inMall(db.officeDatabase, { mallId: 2 }, (transaction) =>
        sql`insert into search_log (mall_id, keyword, has_result) values (${mallId}, 'k', true)`.execute(transaction),
      );
    await logInto(2);
    await expect(logInto(1)).rejects.toThrow('row-level security');
  });
});
