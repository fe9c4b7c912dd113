import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { coreCodes, entranceCodes } from './core-font.ts';
import { codePointsOf, rangesOf } from './unicode-ranges.ts';

const checkout = fileURLToPath(new URL('../../..', import.meta.url));
const syllablesIn = (...files: string[]): string[] => {
  const found = globSync(files, { cwd: checkout, exclude: ['**/*.test.*', '**/node_modules/**'] });
  return found.flatMap((file) => readFileSync(`${checkout}/${file}`, 'utf8').match(/[가-힣]/g) ?? []);
};

test('the first two font files have 99.5 of 100 syllables of the mall’s own words and of the demo malls', () => {
  const core = coreCodes();
  const ownWords = syllablesIn('apps/web/src/**/*.{ts,tsx}', 'packages/{contracts,domain,ui}/src/**/*.{ts,tsx}');
  const demoWords = syllablesIn('packages/db/src/seed/**/*.ts', 'packages/db/demo/**/*.yaml');
  for (const words of [ownWords, demoWords]) {
    const missing = words.filter((syllable) => !core.has(syllable.codePointAt(0) ?? 0));
    expect(words.length).toBeGreaterThan(10_000);
    expect(missing.length / words.length, [...new Set(missing)].join('')).toBeLessThan(0.005);
  }
});

test('who has not signed in reads letters of the first font file alone', () => {
  const entrance = entranceCodes();
  const screens = syllablesIn(
    'apps/web/src/features/session/{desktop,mobile}/{intro,login}.page.tsx',
    'apps/web/src/features/session/parts/{account-links,human-check-badge,login-form,mall-mark,tid-button}.tsx',
    'apps/web/src/features/session/model/welcome-words.ts',
    'packages/ui/src/text-field.tsx',
    'packages/domain/src/business-hours.ts',
  );
  const malls = globSync('packages/db/demo/malls/*.yaml', { cwd: checkout }).map((file) =>
    readFileSync(`${checkout}/${file}`, 'utf8'),
  );
  const names = [...malls.join('\n').matchAll(/^(?:name|title|slogan): (.*)$/gm)].flatMap(([, name = '']) => [...name]);
  expect(screens.length).toBeGreaterThan(300);
  expect(names.length).toBeGreaterThan(40);
  const missing = [...screens, ...names].filter((sign) => !entrance.has(sign.codePointAt(0) ?? 0));
  expect([...new Set(missing)].join('')).toBe('');
});

test('of a range of letters those are left that another file has not', () => {
  const codes = codePointsOf('U+20-22, U+d, U+AC00-ac05');
  expect(codes).toEqual([0x20, 0x21, 0x22, 0xd, 0xac00, 0xac01, 0xac02, 0xac03, 0xac04, 0xac05]);
  expect(rangesOf(codes.filter((code) => code !== 0xac02))).toBe('U+20-22, U+d, U+ac00-ac01, U+ac03-ac05');
  expect(rangesOf([])).toBe('');
});
