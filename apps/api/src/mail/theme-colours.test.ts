import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mallStyles } from '@mall/contracts/codes';
import { checkoutFolder } from '@mall/db/settings';
import { expect, test } from 'vitest';
import { themeColours } from './theme-colours.ts';

const tokens = readFileSync(join(checkoutFolder, 'packages/ui/src/tokens.css'), 'utf8');
const coloursOf = (block: string) =>
  Object.fromEntries([...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]));
const base = coloursOf(tokens.split('[data-theme=')[0] ?? '');

test.each(mallStyles)('mails of theme %s have the colours of its screens', (style) => {
  const own = coloursOf(tokens.split(`[data-theme='${style}'] {`)[1]?.split('\n}')[0] ?? '');
  const token = (name: string) => own[name] ?? base[name];
  expect(themeColours[style]).toEqual({
    brand: token('brand'),
    onBrand: token('on-brand'),
    brandWeak: token('brand-weak'),
    brandText: token('brand-text'),
    text: token('text'),
    text2: token('text-2'),
    line: token('line'),
  });
});
