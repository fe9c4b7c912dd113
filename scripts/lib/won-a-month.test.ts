import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folders = ['apps/web/src', 'apps/api/src/modules', 'packages/domain/src', 'packages/ui/src'];
const checkout = join(import.meta.dirname, '../..');

/** Sums a month in other formats than formatWonPerMonth's, `월 141,933원`: 24개월 is not such a sum. */
const otherForms =
  /원\s*\/\s*월|(?<!개)월 \$?\{\s*formatWon\(|formatWon\([^)]*\)\}?\s*\/\s*월|매월 \$?\{\s*formatWon\(/;

const sourcesIn = (folder: string): string[] =>
  readdirSync(join(checkout, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => join(folder, file));

test('monthly sums have one format, made by one function', () => {
  const written = folders
    .flatMap(sourcesIn)
    .filter((file) => !file.endsWith('domain/src/money.ts'))
    .filter((file) => otherForms.test(readFileSync(join(checkout, file), 'utf8')));
  expect(written).toEqual([]);
});

test.each(['29,900원/월', '<b>월 {formatWon(sum)}</b>', '{formatWon(sum)}/월'])('%s is another form', (text) =>
  expect(text).toMatch(otherForms),
);
test('a number of months is not one', () => expect('24개월 {formatWon(sum)}').not.toMatch(otherForms));
