import { connectDatabase } from '@mall/db/connection';
import { expect, test } from 'vitest';
import { fromColumnName } from './column-names.ts';

// Never connected: statements are only compiled.
const database = connectDatabase({ url: 'postgres://nobody@127.0.0.1:1/nothing', maxConnections: 1 });

test('tables, columns and aliases of the code are written as the database names them', () => {
  const { sql } = database
    .selectFrom('carrierPlanPrice as price')
    .select(['price.discountMonthly12', 'price.planNo as carrierPlanNo'])
    .compile();
  expect(sql).toBe(
    'select "price"."discount_monthly_12", "price"."plan_no" as "carrier_plan_no" from "carrier_plan_price" as "price"',
  );
});

test('a quotation mark in a name does not end it', () => {
  expect(database.selectFrom('brand').select('name as a"b').compile().sql).toBe('select "name" as "a""b" from "brand"');
});

test.each([
  ['discount_monthly_12', 'discountMonthly12'],
  ['is_on', 'isOn'],
  ['name', 'name'],
  ['_id', '_id'],
  ['?column?', '?column?'],
])('the column %s is %s in the code', (column, name) => expect(fromColumnName(column)).toBe(name));
