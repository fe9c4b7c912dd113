import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { checkoutFolder } from '../../packages/db/src/settings.ts';
import { linesOr, printLines } from './print-lines.ts';

const log = vi.spyOn(console, 'log').mockImplementation(() => {});
afterEach(() => void log.mockClear());

test('a name that clears the screen, sets the title or fakes a row is printed as one harmless line', () => {
  printLines(['20261123  \x1b[2J\x1b]0;you\x07김가은\r\n20261124  approved\u202e', 'next']);
  expect(log.mock.calls).toEqual([['20261123  [2J]0;you김가은  20261124  approved'], ['next']]);
});

test('an empty list is printed as a sentence', () => {
  printLines(linesOr([], 'nothing waits for you'));
  printLines(linesOr(['one'], 'nothing waits for you'));
  expect(log.mock.calls).toEqual([['nothing waits for you'], ['one']]);
});

test('every operator’s command prints a mall’s data by this function', () => {
  const scripts = globSync('scripts/*.ts', { cwd: checkoutFolder }).map(
    (file) => [file, readFileSync(join(checkoutFolder, file), 'utf8')] as const,
  );
  const commands = scripts.filter(([, text]) => /openOperatorMall|runOperatorCommand|describeDifference/.test(text));
  expect(commands.length).toBeGreaterThan(5);
  expect(commands.filter(([, text]) => text.includes('console.')).map(([file]) => file)).toEqual([]);
});
