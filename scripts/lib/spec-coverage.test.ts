import { describe, expect, test } from 'vitest';
import { numbersIn, proofsIn, readRows } from './spec-coverage.ts';

describe('the rows that a title names', () => {
  test('are single ones, lists and ranges', () => {
    expect(numbersIn('R2.07 a visitor goes home')).toEqual(['R2.07']);
    expect(numbersIn('R9.07 R9.10 amounts')).toEqual(['R9.07', 'R9.10']);
    expect(numbersIn('R2.02–R2.04, R2.06–07 addresses')).toEqual(['R2.02', 'R2.03', 'R2.04', 'R2.06', 'R2.07']);
    expect(numbersIn('an iPhone R2 and R2.x')).toEqual([]);
  });
});

describe('the titles of a test file', () => {
  const titles = (source: string) => proofsIn('a.test.ts', source).map(({ title }) => title);

  test('are those of tests, groups, tables and the browser’s groups', () => {
    expect(
      titles("describe('R1.01 group', () => { test('R1.02 one', () => {}); it.skip(\"R1.03 two\", f); });"),
    ).toEqual(['R1.01 group', 'R1.02 one', 'R1.03 two']);
    expect(titles("test.each([['no title', (2)]])('R1.04 %s', (text) => {});")).toEqual(['R1.04 %s']);
    expect(titles("test.each([['R1.09 one segment', 2]])('%s', f);")).toEqual(['R1.09 one segment']);
    expect(titles("test.each(cases)('R1.05 $name', f); test.describe('R1.06 page', f);")).toEqual([
      'R1.05 $name',
      'R1.06 page',
    ]);
    expect(titles("test(\n  'R1.07 long',\n  () => {});\ntest(`R1.08 page`, f);")).toEqual([
      'R1.07 long',
      'R1.08 page',
    ]);
    expect(titles("const rows = {\n  'R7.01': 'GET /x',\n};")).toEqual(['R7.01 GET /x']);
  });

  test('are no comments, no other texts and no titles without a number', () => {
    expect(titles("// R1.01\nexpect('R1.02').toBe(1); test('works', f);")).toEqual([]);
  });
});

test('rows are read with the heading they stand under', () => {
  expect(readRows('# Page\n\n## R1 One\n\n- R1.01 A row.\n- not one\n\n## R2 Two\n- R2.01 Another.')).toEqual([
    { number: 'R1.01', text: 'A row.', section: 'R1 One' },
    { number: 'R2.01', text: 'Another.', section: 'R2 Two' },
  ]);
});
