import { describe, expect, test } from 'vitest';
import { ownImportsOf } from '../imports.ts';
import { misplacedIn, readTests } from './read-tests.ts';
import { holdsValue, looseNumbers, numbersIn, readRows } from './requirement-rows.ts';
import { parseFile } from './syntax.ts';

describe('the rows that a comment names', () => {
  test('are single ones, lists and ranges', () => {
    expect(numbersIn('R2.07')).toEqual(['R2.07']);
    expect(numbersIn('R9.07 R9.10')).toEqual(['R9.07', 'R9.10']);
    expect(numbersIn('R2.02–R2.04 R2.06–07')).toEqual(['R2.02', 'R2.03', 'R2.04', 'R2.06', 'R2.07']);
    expect(numbersIn('an iPhone R2 and R2.x')).toEqual([]);
  });
});

const titles = (source: string) => readTests('a.test.ts', source).proofs.map(({ title }) => title);
const body = '() => { expect(1).toBe(1); }';

describe('a test counts', () => {
  test('when a comment right above it, its group or its step names a row', () => {
    expect(titles(`// R1.01\ndescribe('group', () => { test('one', ${body}); });`)).toEqual(['group › one']);
    expect(titles(`// R1.02 R1.03\ntest('one', ${body});\ntest('no row', ${body});`)).toEqual(['one']);
    expect(titles(`test('walk', async () => {\n  // R1.04\n  await test.step('step', ${body});\n});`)).toEqual([
      'step',
    ]);
    expect(titles(`// R1.05\nmemberTest('one', ${body});`)).toEqual(['one']);
  });

  test('when a comment above a row of its table does', () => {
    expect(titles(`test.each([\n// R1.09\n['one segment', 2],\n['two', 3]])('%s', ${body});`)).toEqual(['one segment']);
    expect(titles(`const rows = [\n// R1.09\n['one', 2]];\ntest.each(rows)('%s', ${body});`)).toEqual(['one']);
  });

  test('not for a row of a helper’s table that begins where the file has a comment', () => {
    const source = `const open = () => rows;\n// R1.01\ntest('one', ${body});\ntest.each(open())('%s', ${body});`;
    const helper = `const rows = [${' '.repeat(source.indexOf("test('one'") - 14)}['none']];`;
    const { proofs } = readTests('a.test.ts', source, [parseFile('helper.ts', helper).program]);
    expect(proofs.map(({ title }) => title)).toEqual(['one']);
  });

  test('not when it never runs, or runs conditionally', () => {
    for (const word of ['skip', 'fixme', 'todo', 'fails', 'skipIf(isMobile)', 'runIf(isMobile)']) {
      expect(titles(`// R1.01\ntest.${word}('one', ${body});`), word).toEqual([]);
      expect(titles(`// R1.01\ndescribe.${word}('group', () => { test('one', ${body}); });`), word).toEqual([]);
    }
    expect(titles("// R1.01\ntest('one', () => { test.skip(isMobile, 'why'); expect(1).toBe(1); });")).toEqual([]);
    expect(titles(`// R1.01\ndescribe('group', () => { test.skip(); test('one', ${body}); });`)).toEqual([]);
  });

  test('not when it asserts nothing', () => {
    expect(titles("// R1.01\ntest('one', () => { open(); });")).toEqual([]);
    expect(titles("const open = () => expect(1).toBe(1);\n// R1.01\ntest('one', () => { open(); });")).toEqual(['one']);
    expect(titles("// R1.01\ntest('one', () => { fc.assert(property); });")).toEqual(['one']);
  });
});

describe('a comment of row numbers', () => {
  const misplaced = (source: string) => misplacedIn('a.test.ts', readTests('a.test.ts', source));

  test('is a fault above anything except a test that counts', () => {
    expect(misplaced(`// R1.02\ntest('one', ${body});`)).toEqual([]);
    const fault = ['a.test.ts:1 names R1.02 above no test that counts'];
    expect(misplaced('// R1.02\nconst one = 1;')).toEqual(fault);
    expect(misplaced(`// R1.02\n\ntest('one', ${body});`)).toEqual(fault);
    expect(misplaced(`// R1.02\n// why\ntest('one', ${body});`)).toEqual(fault);
    expect(misplaced("// R1.02\ntest('one', () => {});")).toEqual(fault);
    expect(misplaced(`// R1.02\ntest.skip('one', ${body});`)).toEqual(fault);
  });

  test('contains nothing else', () => expect(misplaced('// R1.02 is why\nconst one = 1;')).toEqual([]));

  test('is the place for numbers, not the title', () =>
    expect(misplaced(`test('R1.02 one', ${body});`)).toEqual([
      'a.test.ts names a row in the title "R1.02 one": put it in a comment above',
    ]));
});

describe('the values of a test', () => {
  const literals = (source: string, helper = '') => [
    ...(readTests('a.test.ts', source, [parseFile('helper.ts', helper).program]).proofs[0]?.literals ?? []),
  ];

  test('come from its body, its table and the declarations used there, but not from its title', () => {
    const source =
      "const turn = 3000;\n// R9.01\ntest.each([[615]])('of 1200', (step) => { run(turn - 1); expect(wide + `px`).toBe(450); });";
    expect(literals(source)).toEqual(expect.arrayContaining(['3000', '615', '450', 'px']));
    expect(literals(source).join()).not.toContain('1200');
  });

  test('include those of the tests’ helpers', () =>
    expect(literals("// R9.01\ntest('x', () => { expect(wait).toBe(wait); });", 'export const wait = 600;')).toContain(
      '600',
    ));

  test('are found as a whole', () => {
    expect(holdsValue(['615px'], '615')).toBe(true);
    expect(holdsValue(['1615', '6150', '0.615', '615.5'], '615')).toBe(false);
    expect(holdsValue(['GD00403'], 'GD')).toBe(false);
    expect(holdsValue(['제목: 알림입니다'], '알림')).toBe(true);
  });
});

test('rows are read with their heading and the values in backticks', () => {
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
