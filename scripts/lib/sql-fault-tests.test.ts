import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkoutFolder } from '../../packages/db/src/settings.ts';
import { filtersWithoutTests, testsOfFunctions, testsOfQueries } from './sql-fault-tests.ts';

describe('the tests for faults in SQL', () => {
  test('exist: each part of a file name matches a test', () => {
    expect(filtersWithoutTests(testsOfFunctions)).toEqual([]);
    expect(filtersWithoutTests(testsOfQueries)).toEqual([]);
  });

  test('are reported when no test has that name any more', () => {
    expect(filtersWithoutTests({ move_stock: ['modules/order/stock', 'modules/order/moved-away'] })).toEqual([
      'modules/order/moved-away',
    ]);
  });
});

test('each function and each file that gets faults exists', () => {
  const migrations = globSync('packages/db/migrations/*.sql', { cwd: checkoutFolder })
    .map((file) => readFileSync(join(checkoutFolder, file), 'utf8'))
    .join('\n');
  expect(Object.keys(testsOfFunctions).filter((name) => !migrations.includes(`create function ${name}(`))).toEqual([]);
  expect(Object.keys(testsOfQueries).filter((file) => !existsSync(join(checkoutFolder, file)))).toEqual([]);
});
