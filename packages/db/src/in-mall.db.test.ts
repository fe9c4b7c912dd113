import { createTestDatabase, type TestDatabase } from '@mall/testing/database';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isConnectionLost } from './connection.ts';
import { inMall, type MallTransaction } from './in-mall.ts';

describe('inMall', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase();
  });
  afterAll(() => test.drop());

  const countMalls = (transaction: MallTransaction) =>
    transaction.selectFrom('category').select('mallId').distinct().execute();

  it('shows the rows of its own mall only', async () => {
    expect(await inMall(test.database, { mallId: 1 }, countMalls)).toEqual([{ mallId: 1 }]);
    expect(await inMall(test.database, { mallId: 2 }, countMalls)).toEqual([{ mallId: 2 }]);
  });

  it('shows nothing outside a mall, and nothing of the mall the connection served before', async () => {
    await inMall(test.database, { mallId: 1 }, countMalls);
    expect(await test.database.selectFrom('category').selectAll().execute()).toEqual([]);
  });

  it('enters by a function that is inlined into the query', async () => {
    const { rows } = await sql<{ queryPlan: string }>`explain verbose select enter_mall(1)`.execute(test.database);
    expect(Object.values(rows[1] ?? {})).toEqual([expect.stringMatching(/^ +Output: set_config\('app.mall_id'/)]);
  });

  it('names columns as the code does, and leaves what JSON holds as it was stored', async () => {
    const { rows } = await sql`select 1 as first_place, '{"첫_줄": {"a_b": 1}}'::jsonb as stored_as`.execute(
      test.database,
    );
    expect(rows).toEqual([{ firstPlace: 1, storedAs: { 첫_줄: { a_b: 1 } } }]);
  });

  it('carries the number of its mall, and takes no other', async () => {
    const mallOf = async (transaction: MallTransaction) => transaction.mallId;
    const misuses = (transaction: MallTransaction) => ({
      // @ts-expect-error: a repository function takes no mall beside its transaction,
      foreignMall: () => mallOf(transaction, { mallId: 1 }),
      // @ts-expect-error: nor a row of a mall in its place,
      row: () => mallOf({ mallId: 1 }),
      // @ts-expect-error: nor a copy that Kysely makes, which has lost its mall.
      copy: () => mallOf(transaction.withSchema('public')),
      change: () => {
        // @ts-expect-error: the mall of a transaction does not change.
        transaction.mallId = 1;
      },
    });
    const { foreignMall } = await inMall(test.database, { mallId: 2 }, async (transaction) => misuses(transaction));
    expect(await foreignMall()).toBe(2);
  });

  it('undoes everything when the work throws', async () => {
    const work = inMall(test.database, { mallId: 1 }, async (transaction) => {
      await sql`insert into sign_in_failure (mall_id, subject_hash) values (1, 'x')`.execute(transaction);
      throw new Error('stop');
    });
    await expect(work).rejects.toThrow('stop');
    const rows = await test.ownerDatabase.selectFrom('signInFailure').selectAll().execute();
    expect(rows).toEqual([]);
  });

  it('runs nothing behind the rollback when one of several statements at once fails', async () => {
    let ran = 0;
    let late: Promise<unknown> | undefined;
    const work = inMall(test.database, { mallId: 1 }, async (transaction) => {
      const count = async () => {
        for (let number = 0; number < 20; number += 1) {
          await countMalls(transaction);
          ran += 1;
        }
      };
      late = count();
      late.catch(() => {});
      await sql`select 1 / 0`.execute(transaction);
    });
    await expect(work).rejects.toThrow('division by zero');
    await expect(late).rejects.toThrow();
    expect(ran).toBeLessThan(20);
    expect(await inMall(test.database, { mallId: 1 }, countMalls)).toEqual([{ mallId: 1 }]);
  });

  it('refuses to write into another mall', async () => {
    const work = inMall(test.database, { mallId: 1 }, (transaction) =>
      sql`insert into sign_in_failure (mall_id, subject_hash) values (2, 'x')`.execute(transaction),
    );
    await expect(work).rejects.toThrow('row-level security');
  });

  it('says that the connection was lost when the server ends it half-way, and works again at once', async () => {
    const work = inMall(test.database, { mallId: 1 }, async (transaction) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(test.ownerDatabase);
      await countMalls(transaction);
    });
    const error = await work.catch((reason: unknown) => reason);
    expect(isConnectionLost(error)).toBe(true);
    expect(await inMall(test.database, { mallId: 1 }, countMalls)).toEqual([{ mallId: 1 }]);
  });
});
