import { createTestDatabase, type TestDatabase } from '@mall/testing/database';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { distributeByMall } from './distribute.ts';
import { exceptions } from './exceptions.ts';
import { planDistribution } from './plan.ts';
import { findDistributionFaults, type RuleName } from './rules.ts';
import { readSchema, type Schema } from './schema.ts';

let db: TestDatabase;
let schema: Schema;
beforeAll(async () => {
  db = await createTestDatabase({ isEmpty: true });
  schema = await readSchema(db.ownerDatabase);
});
afterAll(() => db.drop());

const run = (statement: string) => sql.raw(statement).execute(db.ownerDatabase);
/** A condition that was read and written once has fewer parentheses. */
const keysAndTriggers = ({ foreignKeys, triggers }: Schema) => ({
  foreignKeys: foreignKeys.map(({ definition }) => definition.replace(/ ON DELETE SET NULL.*/, '')),
  triggers: triggers.map(({ definition, ...trigger }) => ({
    ...trigger,
    definition: definition.replaceAll(/[()]/g, ''),
  })),
});

describe('the plan', () => {
  test('places each table once: rows of a mall with their mall, shared tables on every node', () => {
    const plan = planDistribution(schema);
    expect(plan.map(({ name }) => name).toSorted()).toEqual(schema.tables.map(({ name }) => name).toSorted());
    const placementOf = new Map(plan.map(({ name, placement }) => [name, placement]));
    expect(['listing', 'mall_order', 'member'].map((name) => placementOf.get(name))).toEqual(['mall', 'mall', 'mall']);
    expect(['mall', 'product', 'brand'].map((name) => placementOf.get(name))).toEqual(Array(3).fill('reference'));
    expect(['schema_migration', 'build_file'].map((name) => placementOf.get(name))).toEqual(['local', 'local']);
  });

  test('has an order in which every foreign key leads to a table already placed, or local with it', () => {
    const plan = planDistribution(schema);
    const placeOf = new Map(plan.map(({ name }, place) => [name, place]));
    const placementOf = new Map(plan.map(({ name, placement }) => [name, placement]));
    const astray = schema.foreignKeys.filter(
      ({ table, target, columns, targetColumns }) =>
        (placeOf.get(target) ?? Number.POSITIVE_INFINITY) > (placeOf.get(table) ?? -1) &&
        !(
          placementOf.get(target) === placementOf.get(table) &&
          columns.includes('mall_id') &&
          targetColumns.includes('mall_id')
        ),
    );
    expect(astray.map(({ name }) => name)).toEqual([]);
  });
});

describe('npm run distribute', () => {
  test('does nothing on plain PostgreSQL, and prints the plan', async () => {
    const [line] = await distributeByMall(db.ownerDatabase);
    expect(line).toMatch(
      /^This is PostgreSQL without Citus.*: \d{2,} tables distributed by mall, \d+ tables on every node, \d+ tables on the/,
    );
    expect(await readSchema(db.ownerDatabase)).toEqual(schema);
  });

  test('places every table and puts all keys and triggers back, once', async () => {
    await withCitus(async () => {
      const { rows } = await sql<{ name: string }>`select logicalrelid::text as name from pg_dist_partition`.execute(
        db.ownerDatabase,
      );
      expect(rows).toEqual([]);
      expect(await distributeByMall(db.ownerDatabase)).toEqual([expect.stringMatching(/^Placed in \d{3} steps/)]);
      expect(keysAndTriggers(await readSchema(db.ownerDatabase))).toEqual(keysAndTriggers(schema));
      expect(await distributeByMall(db.ownerDatabase)).toEqual([
        expect.stringMatching(/^Everything stands where it should/),
      ]);
      await sql`select enter_mall(7), enter_office('on', '{7}', '3')`.execute(db.ownerDatabase);
    });
  });

  test('changes nothing when a table cannot be placed', async () => {
    await withCitus(async () => {
      await run(`create or replace function create_reference_table(placed regclass) returns void language plpgsql as
        $$ begin if placed::text = 'product' then raise 'no node responds'; end if; end $$`);
      await expect(distributeByMall(db.ownerDatabase)).rejects.toThrow('no node responds');
      expect(keysAndTriggers(await readSchema(db.ownerDatabase))).toEqual(keysAndTriggers(schema));
    });
  });
});

/** A stand-in for Citus: records the tables to place, and refuses those with triggers or placed before the tables they reference. */
async function withCitus(work: () => Promise<void>): Promise<void> {
  await run(`
    create table pg_dist_partition (logicalrelid regclass primary key);
    create function create_reference_table(placed regclass) returns void language plpgsql as $$
    begin
      if exists (select from pg_trigger where tgrelid = placed and not tgisinternal) then
        raise 'cannot distribute relation "%" because it has triggers', placed;
      end if;
      if exists (select from pg_constraint where contype = 'f' and placed in (conrelid, confrelid)) then
        raise 'referenced table must be a distributed table or a reference table';
      end if;
      insert into pg_dist_partition values (placed);
    end $$;
    create function create_distributed_table(placed regclass, by_column text, colocate_with text) returns void language plpgsql as $$
    begin
      if not exists (select from pg_attribute where attrelid = placed and attname = by_column) then
        raise 'column "%" of relation "%" does not exist', by_column, placed;
      end if;
      if colocate_with <> 'none' and not exists (select from pg_dist_partition where logicalrelid = colocate_with::regclass) then
        raise 'relation % is not distributed', colocate_with;
      end if;
      perform create_reference_table(placed);
    end $$`);
  try {
    await work();
  } finally {
    await run(
      `drop table pg_dist_partition; drop function create_reference_table; drop function create_distributed_table`,
    );
  }
}

describe('the rules of distributing by mall', () => {
  test('hold, except for the listed exceptions, each with a reason', () => {
    expect(findDistributionFaults(schema, exceptions)).toEqual([]);
  });

  test.each<[RuleName, string]>([
    ['has a primary key', 'create table wrong (mall_id int)'],
    [
      'is unique within its mall',
      'create table wrong (mall_id int, n int, primary key (mall_id, n)); create unique index wrong_n on wrong (n)',
    ],
    [
      'names rows of its own mall',
      'create table wrong (n int primary key); create unique index on category (category_no); alter table wrong add foreign key (n) references mall; create table worse (mall_id int, category_no text, primary key (mall_id, category_no), foreign key (category_no) references category (category_no))',
    ],
    [
      'sets no key to null on delete',
      'create table wrong (mall_id int, n int, c text, primary key (mall_id, n), foreign key (mall_id, c) references category on delete set null (c))',
    ],
    [
      'fires on no truncate',
      'create trigger wrong after delete or truncate on favourite for each statement execute function notify_mall_changed()',
    ],
    [
      'is written in plpgsql',
      'create function wrong(of_mall int) returns bigint language sql as $$ select count(*) from favourite where mall_id = of_mall $$',
    ],
    [
      'is told its mall',
      'create function wrong() returns bigint language plpgsql as $$ begin return (select count(*) from favourite); end $$',
    ],
    [
      'runs as its caller',
      'create function wrong(of_mall int) returns void language plpgsql security definer as $$ begin delete from favourite where mall_id = of_mall; end $$',
    ],
    [
      'writes no mall’s rows from what all share',
      'create function wrong() returns trigger language plpgsql as $$ begin delete from favourite; return null; end $$; create trigger wrong after update on brand for each row execute function wrong()',
    ],
  ])('%s: a violation is found', async (rule, statements) => {
    class Undone extends Error {}
    const work = db.ownerDatabase.transaction().execute(async (transaction) => {
      await sql.raw(statements).execute(transaction);
      const faults = findDistributionFaults(await readSchema(transaction), exceptions);
      expect(faults.filter((line) => line.includes(`breaks “${rule}”`)).join()).toMatch(/wrong|worse/);
      throw new Undone();
    });
    await expect(work).rejects.toThrow(Undone);
  });

  test('an exception that is no longer needed is a fault', () => {
    const more = {
      ...exceptions,
      'has a primary key': { ...exceptions['has a primary key'], favourite: 'has had none' },
    };
    expect(findDistributionFaults(schema, more)).toEqual([expect.stringContaining('favourite: keeps')]);
  });
});
