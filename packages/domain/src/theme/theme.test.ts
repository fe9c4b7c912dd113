import { readFileSync } from 'node:fs';
import { type MallStyle, mallStyles } from '@mall/contracts/codes';
import { type ThemeBody, themeColourNames } from '@mall/contracts/mall-theme';
import { describe, expect, test } from 'vitest';
import { contrastOf } from '../contrast.ts';
import { baseThemes } from './base-themes.ts';
import { fromOklch, toOklch } from './oklch.ts';
import { sheetTokensOf, startColours } from './start-theme.ts';
import { judgeTheme, offersFor } from './theme-pairs.ts';
import { tokensOf } from './theme-tokens.ts';

const css = readFileSync(new URL('../../../ui/src/tokens.css', import.meta.url), 'utf8');
const coloursOf = (block: string) =>
  Object.fromEntries([...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]));
const shared = coloursOf(css.split('[data-theme=')[0] ?? '');

const themeOf = (base: MallStyle, values: Partial<ThemeBody> = {}): ThemeBody => ({
  ...{ ...startColours(base), logo: 'logos/one.svg', footLogo: 'logos/one.svg', favicon: '' },
  ...values,
});
const failing = (theme: ThemeBody) => judgeTheme(theme).filter(({ isPassing }) => !isPassing);

/** 200 colours across everything that a screen can show: every hue, pale and vivid, dark and bright. */
const colours = Array.from({ length: 200 }, (_, at) =>
  fromOklch({
    ...{ hue: ((at * 137.508) % 360) * (Math.PI / 180), lightness: 0.08 + 0.9 * ((at * 0.618034) % 1) },
    chroma: 0.32 * ((at * 0.754878) % 1),
  }),
);
const distance = (one: string, other: string) => Math.abs(toOklch(one).lightness - toOklch(other).lightness);

describe('the five base themes', () => {
  test.each(mallStyles)('%s has the colours of its screens, and each of them can be read', (base) => {
    const own = coloursOf(css.split(`[data-theme='${base}'] {`)[1]?.split('\n}')[0] ?? '');
    for (const [name, value] of Object.entries(baseThemes[base]))
      expect([name, value]).toEqual([name, own[name] ?? shared[name]]);
    expect(failing(themeOf(base))).toEqual([]);
    expect(sheetTokensOf(themeOf(base))).toEqual({});
  });
});

describe('200 brand colours in each of the five themes', () => {
  test.each(mallStyles)(
    '%s: what fails is offered a colour of its hue with which it passes',
    (base) => {
      let refused = 0;
      for (const brand of colours) {
        const theme = themeOf(base, { brand });
        if (failing(theme).length === 0) continue;
        refused += 1;
        const [offer] = offersFor(theme);
        expect(offer?.name).toBe('brand');
        expect(failing({ ...theme, brand: offer?.colour ?? '' }), brand).toEqual([]);
        const [was, is] = [toOklch(brand), toOklch(offer?.colour ?? '')];
        // A grey has no hue to keep.
        if (was.chroma > 0.03 && is.chroma > 0.03) expect(Math.cos(was.hue - is.hue), brand).toBeGreaterThan(0.99);
      }
      expect(refused).toBeGreaterThan(20);
      expect(refused).toBeLessThan(180);
    },
    60_000,
  );

  test.each(mallStyles)(
    '%s: with all six colours chosen at once, all offers together pass',
    (base) => {
      for (let at = 0; at < 200; at += 20) {
        const chosen = Object.fromEntries(
          themeColourNames.map((name, place) => [name, colours[(at + place * 31) % 200]]),
        );
        let theme = themeOf(base, { ...chosen, menuBar: 'FILLED' });
        // The page colour is adjusted first: what is on it is checked against it.
        for (let turn = 0; turn < 3; turn += 1)
          for (const { name, colour } of offersFor(theme)) theme = { ...theme, [name]: colour };
        expect(failing(theme), JSON.stringify(chosen)).toEqual([]);
      }
    },
    60_000,
  );
});

test('the nearest passing colour is offered: one step nearer fails', () => {
  const theme = themeOf('B', { banner: '#2f9a75' });
  expect(failing(theme).map(({ label, contrast }) => [label, contrast.toFixed(1)])).toEqual([
    ['배너 제목 / 배너', '3.5'],
  ]);
  const [offer] = offersFor(theme);
  expect(offer?.name).toBe('banner');
  const colour = offer?.colour ?? '';
  expect(contrastOf(colour, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(contrastOf(colour, '#ffffff')).toBeLessThan(4.7);
  expect(distance('#2f9a75', colour)).toBeLessThan(0.1);
});

test('the colours that staff choose are in the stylesheet unchanged, and text on them is readable', () => {
  const tokens = tokensOf(themeOf('A', { brand: '#0d6449', foot: '#133227', corner: 'SQUARE', search: 'LINE' }));
  expect(tokens).toMatchObject({ brand: '#0d6449', 'on-brand': '#ffffff', foot: '#133227', 'r-btn': '0' });
  expect(tokens['head-search']).toBe('transparent');
});

test.each(['#000000', '#ffffff', '#ff0000', '#2f9a75', '#d7f25c', '#123456'])(
  '%s is the same there and back',
  (one) => {
    expect(fromOklch(toOklch(one))).toBe(one);
  },
);
