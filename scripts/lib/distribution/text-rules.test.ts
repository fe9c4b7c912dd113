import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { findUndistributable } from './migration-rules.ts';
import { findStatementsWithoutMall } from './statements.ts';

/** Of a value in a text of SQL. */
const place = (expression: string) => `\${${expression}}`;
const tenant = new Set(['listing', 'special_sale']);

describe('a migration that Citus would not run', () => {
  test.each([
    ['alter table listing add column a int check (a > 0)', 'without its constraint'],
    ['alter table listing add column a int references brand', 'without its constraint'],
    ['alter table listing add check (sale_price > 0)', 'a name'],
    ['alter table listing add column a int, add constraint a_positive check (a > 0)', 'a command of its own'],
    ['alter table listing add column a bigint generated always as identity', 'no identity later'],
    [
      'create table note (mall_id int, product_no text, foreign key (mall_id, product_no) references listing)',
      'once the new table is protected',
    ],
  ])('is found: %s', (statement, words) => {
    expect(findUndistributable(statement, tenant)).toEqual([expect.stringContaining(words)]);
  });

  test.each([
    'alter table listing add column a int not null default 0, add column b text',
    'alter table listing add constraint a_positive check (a > 0)',
    'alter table listing add constraint listing_brand foreign key (brand_id) references brand (brand_id)',
    'create table note (mall_id int not null references mall, note_no int check (note_no > 0), primary key (mall_id, note_no))',
    'alter table listing alter column a set default 1',
  ])('is not: %s', (statement) => {
    expect(findUndistributable(statement, tenant)).toEqual([]);
  });
});

describe('a statement that leaves its mall to the policies', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mall-statements-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const found = (text: string) => {
    writeFileSync(join(folder, 'some.repository.ts'), text);
    return findStatementsWithoutMall(tenant, folder);
  };

  test.each([
    `export const read = (t) => sql\`select 1 from listing where product_no = ${place('no')}\`;`,
    "export const read = (t) => t.selectFrom('listing').where('productNo', '=', no);",
    `export const read = (t) => sql\`select 1 from listing l where l.mall_id = ${place('t.mallId')} and exists (select from special_sale s)\`;`,
  ])('is found: %s', (text) => {
    expect(found(text)).toEqual(['some.repository.ts read']);
  });

  test.each([
    `export const read = (t) => sql\`select 1 from listing where mall_id = ${place('t.mallId')}\`;`,
    "export const read = (t) => t.selectFrom('specialSale as s').innerJoin('listing as l', (join) => join.onRef('l.mallId', '=', 's.mallId')).where('s.mallId', '=', t.mallId);",
    `export const read = (transaction) => sql\`select 1 from listing l where ${place('shownIn(transaction)')}\`;`,
    'export const read = (t) => sql`select 1 from brand`;',
    '// from listing\nexport const read = 1;',
  ])('is not: %s', (text) => {
    expect(found(text)).toEqual([]);
  });
});
