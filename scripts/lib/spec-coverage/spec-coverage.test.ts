import { describe, expect, test } from 'vitest';
import { ownImportsOf } from '../imports.ts';
import { readTests } from './read-tests.ts';
import { holdsValue, looseNumbers, numbersIn, readRows } from './requirement-rows.ts';
import { parseProgram } from './syntax.ts';

describe('the rows that a title names', () => {
  test('are single ones, lists and ranges', () => {
    expect(numbersIn('R2.07 a visitor goes home')).toEqual(['R2.07']);
    expect(numbersIn('R9.07 R9.10 amounts')).toEqual(['R9.07', 'R9.10']);
    expect(numbersIn('R2.02–R2.04, R2.06–07 addresses')).toEqual(['R2.02', 'R2.03', 'R2.04', 'R2.06', 'R2.07']);
    expect(numbersIn('an iPhone R2 and R2.x')).toEqual([]);
  });
});

describe('a test counts', () => {
  const titles = (source: string) => readTests('a.test.ts', source).map(({ title }) => title);
  const body = '() => { expect(1).toBe(1); }';

  test('when it or its group names a row', () => {
    expect(titles(`describe('R1.01 group', () => { test('one', ${body}); });`)).toEqual(['R1.01 group › one']);
    expect(titles(`test('R1.02 one', ${body}); it(\`R1.03 two\`, ${body}); test('no row', ${body});`)).toEqual([
      'R1.02 one',
      'R1.03 two',
    ]);
    expect(titles(`test('walk', () => { test.step('R1.04 step', ${body}); });`)).toEqual(['R1.04 step']);
  });

  test('by the titles in its table', () => {
    expect(titles(`test.each([['R1.09 one segment', 2]])('%s', ${body});`)).toEqual(['R1.09 one segment']);
    expect(titles(`const rows = [['R1.09 one', 2]]; test.each(rows)('%s', ${body});`)).toEqual(['R1.09 one']);
    expect(titles(`const rows = { 'R7.01': 'GET /x' }; test.each(rows)('%s', ${body});`)).toEqual([]);
  });

  test('not when it never runs, or runs on a condition', () => {
    for (const word of ['skip', 'fixme', 'todo', 'fails', 'skipIf(isMobile)', 'runIf(isMobile)']) {
      expect(titles(`test.${word}('R1.01 one', ${body});`), word).toEqual([]);
      expect(titles(`describe.${word}('R1.01 group', () => { test('one', ${body}); });`), word).toEqual([]);
    }
    expect(titles("test('R1.01 one', () => { test.skip(isMobile, 'why'); expect(1).toBe(1); });")).toEqual([]);
    expect(titles(`describe('R1.01 group', () => { test.skip(); test('one', ${body}); });`)).toEqual([]);
  });

  test('not when it asserts nothing', () => {
    expect(titles("test('R1.01 one', () => { open(); });")).toEqual([]);
    expect(titles("const open = () => expect(1).toBe(1); test('R1.01 one', () => { open(); });")).toEqual([
      'R1.01 one',
    ]);
    expect(titles("test('R1.01 one', () => { fc.assert(property); });")).toEqual(['R1.01 one']);
  });
});

describe('the values of a test', () => {
  const literals = (source: string, helper = '') => [
    ...(readTests('a.test.ts', source, [parseProgram('helper.ts', helper)])[0]?.literals ?? []),
  ];

  test('are what stands in its body, its table and what both name, but not its title', () => {
    const source =
      "const turn = 3000; test.each([[615]])('R9.01 of 1200', (step) => { run(turn - 1); expect(wide + `px`).toBe(450); });";
    expect(literals(source)).toEqual(expect.arrayContaining(['3000', '615', '450', 'px']));
    expect(literals(source).join()).not.toContain('1200');
  });

  test('are those of a helper of the tests, too', () =>
    expect(literals("test('R9.01 x', () => { expect(wait).toBe(wait); });", 'export const wait = 600;')).toContain(
      '600',
    ));

  test('are found as a whole', () => {
    expect(holdsValue(['615px'], '615')).toBe(true);
    expect(holdsValue(['1615', '6150', '0.615', '615.5'], '615')).toBe(false);
    expect(holdsValue(['GD00403'], 'GD')).toBe(false);
    expect(holdsValue(['제목: 알림입니다'], '알림')).toBe(true);
  });
});

test('rows are read with the heading they stand under and the values in backticks', () => {
  expect(readRows('# Page\n\n## R1 One\n\n- R1.01 A `450` px row.\n- not one\n\n## R2 Two\n- R2.01 Another.')).toEqual([
    { number: 'R1.01', text: 'A `450` px row.', section: 'R1 One', values: ['450'] },
    { number: 'R2.01', text: 'Another.', section: 'R2 Two', values: [] },
  ]);
  expect(looseNumbers('`450` px, 90 % of the screen')).toEqual(['90']);
});

test('modules are found by what a file imports, for types, later or by the name of their package', () => {
  const source =
    "import type { A } from './addresses.ts'; const b = await import('./port.ts'); export * from '@mall/domain/chips';";
  expect(ownImportsOf('scripts/lib/x.ts', source).sort()).toEqual([
    'packages/domain/src/chips.ts',
    'scripts/lib/addresses.ts',
    'scripts/lib/port.ts',
  ]);
});
