import { expect, test } from 'vitest';
import { verdictOf } from './agreement.ts';

test('a run whose payments are decided, and whose money and stock agree, ends well', () => {
  const { lines, exitCode } = verdictOf({ undecided: 0, money: 0, stock: 0 });
  expect(exitCode).toBe(0);
  expect(lines.join('\n')).toContain('✓ money and stock agree');
});

test.each([
  { undecided: 1, money: 0, stock: 0 },
  { undecided: 0, money: 1, stock: 0 },
  { undecided: 0, money: 0, stock: 1 },
])('a run with %o fails, and says so', (agreement) => {
  const { lines, exitCode } = verdictOf(agreement);
  expect(exitCode).toBe(1);
  expect(lines.join('\n')).toMatch(/undecided: \d; .*\n✗ money or stock disagree/);
});
