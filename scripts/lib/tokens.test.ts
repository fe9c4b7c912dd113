import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkoutFolder } from '../../packages/db/src/settings.ts';

const read = (pattern: string): string =>
  globSync(`{packages/ui,apps/web}/src/**/${pattern}`, { cwd: checkoutFolder })
    .map((file) => readFileSync(join(checkoutFolder, file), 'utf8'))
    .join('\n');
const namesIn = (text: string, pattern: RegExp): Set<string> =>
  new Set(Array.from(text.matchAll(pattern), ([, name = '']) => name));

const styles = read('*.css');
const components = read('*.{ts,tsx}');
const used = namesIn(styles, /var\((--[\w-]+)/g);

test('a custom property that a stylesheet reads is set by one, by a component or by Base UI', () => {
  const set = namesIn(`${styles}\n${components}`, /(--[\w-]+)'?[:,]/g);
  const unset = [...used.difference(set)].filter((name) => !name.startsWith('--drawer-'));
  expect(unset).toEqual([]);
});

test('each token is used', () => {
  const tokens = namesIn(read('tokens.css'), /^\s*(--[\w-]+):/gm);
  expect([...tokens.difference(used)]).toEqual([]);
});
