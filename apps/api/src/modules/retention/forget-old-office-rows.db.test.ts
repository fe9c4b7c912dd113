import { createTestDatabase, type TestDatabase } from '@mall/testing/database';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { forgetOldOfficeRows } from './forget-old-office-rows.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase({ isEmpty: true });
  await owner(`insert into staff (email, name, created_at) values ('s@office.test', 's', now())`);
});
beforeEach(() => owner('truncate privacy_access, seal, staff_session, staff_invitation'));
afterAll(() => db.drop());

const owner = async (statement: string) => (await sql.raw<object>(statement).execute(db.ownerDatabase)).rows;
const forget = async (): Promise<object> => (await forgetOldOfficeRows(db, new Date())).rows;

describe.each([
  [
    'staff_session',
    'ends_at',
    (at: string) => `(session_hash, staff_no, device, address, began_at, last_seen_at, ends_at, proved_at)
    select '\\x00', staff_no, '', '10.0.0.1', now(), now(), ${at}, now() from staff`,
  ],
  [
    'staff_invitation',
    'expires_at',
    (at: string) => `(invitation_hash, staff_no, expires_at)
    select '\\x00', staff_no, ${at} from staff`,
  ],
] as const)('a row of %s', (table, moment, values) => {
  test('stays for ninety days after its end, and is then deleted', async () => {
    await owner(`insert into ${table} ${values("now() - interval '89 days'")}`);
    expect(await forget()).toEqual({});
    await owner(`update ${table} set ${moment} = now() - interval '91 days'`);
    expect(await forget()).toEqual({ [table]: 1 });
  });

  test('cannot be deleted by the login of the shop', async () => {
    await expect(sql.raw(`delete from ${table}`).execute(db.database)).rejects.toThrow('permission denied');
  });
});

describe('the access log', () => {
  /** Two rows each under the seals of these ages, the oldest first. */
  const sealed = async (...days: number[]) => {
    for (const [place, age] of days.entries()) {
      const [from, before] = [place * 10, place * 10 + 10];
      await owner(`insert into privacy_access (happened_at, address, device, task, place, request_id, xid)
        select now() - interval '${age} days', '10.0.0.1', '', 'VIEW', 'GET /members', gen_random_uuid(), '${from + 1}' from generate_series(1, 2)`);
      await owner(`
        insert into seal (log, seal_no, sealed_at, from_xid, before_xid, row_count, row_numbers, row_hashes, hash)
        select 'privacy_access', ${place + 1}, now() - interval '${age} days', '${from}', '${before}', count(*), array_agg(row_no order by row_no),
          array_agg(row_hash order by row_no), ''
        from log_rows('privacy_access', '${from}', '${before}')`);
      await owner(`update seal s set hash = seal_hash(coalesce((select hash from seal where seal_no = s.seal_no - 1), ''), s)
        where seal_no = ${place + 1}`);
    }
  };
  const countRows = async () => (await owner('select from privacy_access')).length;
  const verified = async () => (await owner(`select * from verify_logs() where log = 'privacy_access'`))[0];

  test('is kept for two years, then deleted by whole seals, and the rest still matches its seals', async () => {
    await sealed(733, 732, 729);
    expect(await verified()).toMatchObject({ seals: 3, fault: null });
    expect(await forget()).toEqual({ privacy_access: 4 });
    expect(await countRows()).toBe(2);
    expect(await verified()).toMatchObject({ seals: 3, rowCount: 6, fault: null });
    expect(await forget()).toEqual({});
  });

  test('is kept as long by the database’s own clock, whatever day is passed', async () => {
    await sealed(729);
    expect((await sql`select forget_access('2999-01-01', 1000) as gone`.execute(db.database)).rows).toEqual([
      { gone: 0 },
    ]);
  });

  test('is kept from a row that does not match its seal on, with everything after it, for an investigation', async () => {
    await sealed(740, 739, 738);
    await owner(`update privacy_access set place = 'elsewhere' where xid = '11'`);
    expect(await forget()).toEqual({ privacy_access: 2 });
    expect(await countRows()).toBe(4);
    expect(await verified()).toMatchObject({ fault: 'CHANGED', sealNo: 2 });
  });

  test.each([
    [
      'a row slipped in where forgotten ones were',
      `insert into privacy_access (happened_at, address, device, task, place, request_id, xid)
      values (now(), '10.0.0.1', '', 'VIEW', 'x', gen_random_uuid(), '2')`,
      'ADDED',
      1,
    ],
    [
      'a seal called forgotten before its time',
      `update seal set forgotten_at = now(), row_numbers = '{}', row_hashes = '{}' where seal_no = 2;
      delete from privacy_access where xid = '11'`,
      'SEAL',
      2,
    ],
    ['a changed hash of a forgotten seal', `update seal set hash = '' where seal_no = 1`, 'SEAL', 2],
  ])('%s is found', async (_, statement, fault, sealNo) => {
    await sealed(740, 10);
    await forget();
    expect(await verified()).toMatchObject({ fault: null });
    await owner(statement);
    expect(await verified()).toMatchObject({ fault, sealNo });
  });

  test('cannot be deleted directly by any login', async () => {
    for (const database of [db.database, db.officeDatabase])
      await expect(sql`delete from privacy_access`.execute(database)).rejects.toThrow('permission denied');
  });
});
