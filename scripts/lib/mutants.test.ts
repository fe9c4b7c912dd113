import { describe, expect, test } from 'vitest';
import { isEnough, mutantsOf, mutate, noticedPercent, queryMutantsOf, sample, sqlMutantsOf } from './mutants.ts';
import { TaskError } from './task.ts';

describe('a run', () => {
  test('without any fault ends as a failure with a line that says so', () => {
    expect(() => noticedPercent(0, 0)).toThrow(TaskError);
    expect(() => noticedPercent(0, 0)).toThrow('no fault could be made');
  });

  test('is good enough when nine of ten faults are noticed, and a little less is not', () => {
    expect([noticedPercent(10, 1), noticedPercent(1000, 101), noticedPercent(3, 0)]).toEqual([90, 89, 100]);
    expect([90, 89, 100].map(isEnough)).toEqual([true, false, true]);
  });
});

test('faults are made in code, and not in types and imports', () => {
  const source =
    "import { two } from './two.ts';\ntype Kind = 'a';\nexport const isFew = (count: 3 | 4) => count < two;\n";
  const mutants = mutantsOf('few.ts', source);
  expect(mutants).toMatchObject([{ file: 'few.ts', line: 3, from: '<', to: '<=' }]);
  expect(mutants.map((mutant) => mutate(source, mutant).split('\n')[2])).toEqual([
    'export const isFew = (count: 3 | 4) => count <= two;',
  ]);
});

test('faults in a function of the database are made in its body, and not in its head, its comments and its quotes', () => {
  const definition =
    'CREATE FUNCTION few(most integer DEFAULT 3)\nAS $function$\n-- 1 = 2\nselect amount < most returning 1\n$function$';
  expect(sqlMutantsOf('few', definition)).toMatchObject([{ file: 'few', line: 4, from: '<', to: '<=' }]);
});

test('faults in a statement of the server are made in its SQL, and not in the TypeScript around and within it', () => {
  const source = [
    `const isMall = sql\`mall_id = \${mall === 1 ? 2 : 3}\`; // the mall's`,
    "sql<Row>`select 'it''s' where n < 4`;",
    'html`<b> 5 </b>`;',
  ].join('\n');
  const mutants = queryMutantsOf('few.ts', source);
  expect(mutants.map(({ line, from, to }) => [line, from, to])).toEqual([
    [1, '=', '<>'],
    [2, "'it''s'", "'mutant'"],
    [2, '<', '<='],
    [2, '4', '5'],
  ]);
  expect(mutants.map((mutant) => mutate(source, mutant)).at(-1)).toContain('where n < 5`');
});

test('the same seed chooses the same faults, another one others, and never more than exist', () => {
  const items = Array.from({ length: 100 }, (_, index) => index);
  expect(sample(items, 10, 1)).toEqual(sample(items, 10, 1));
  expect(sample(items, 10, 1)).not.toEqual(sample(items, 10, 2));
  expect(sample(items, 999, 1).toSorted((a, b) => a - b)).toEqual(items);
});
