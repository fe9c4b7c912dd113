import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { parseDemoFile, parseDemoFiles } from './parse-demo-files.ts';
import { reference, unique } from './references.ts';

const shop = z.strictObject({
  name: z.string(),
  prices: z.record(z.string(), z.int()).default({}),
  brand: reference('brand', ['노바', '라온']).optional(),
});
const shops = z.array(shop).superRefine(unique('name'));

const read = (text: string) => parseDemoFile('malls/shops.yaml', text, shops);

test('a file is read as its schema says', () => {
  expect(read('# Shops\n- name: 하나\n  prices: {작은: 100}\n- name: 둘\n')).toEqual([
    { name: '하나', prices: { 작은: 100 } },
    { name: '둘', prices: {} },
  ]);
});

describe('a wrong line is named with its path and what is expected there', () => {
  test.each([
    ['a wrong type', '- name: 하나\n- name: 17\n', ':2: shops[1].name: expected string, received number'],
    [
      'a wrong type below a key of any name',
      '- name: 하나\n  prices:\n    작은: 100\n    240: 비싸요\n',
      ':4: shops[0].prices.240: expected number, received string',
    ],
    ['a missing field', '- name: 하나\n-\n  prices: {}\n', ':3: shops[1].name: expected string, received undefined'],
    ['an unknown field', '- name: 하나\n  prices: {}\n  nmae: 둘\n', ':3: shops[0].nmae: unknown field'],
    ['an unknown reference', '- name: 하나\n  brand: 노봐\n', ':2: shops[0].brand: there is no brand "노봐"'],
    [
      'a value that must not be there twice',
      '- name: 하나\n- name: 하나\n',
      ':2: shops[1].name: "하나" is there already',
    ],
    ['a duplicate key', '- name: 하나\n  name: 둘\n', ':2: Map keys must be unique'],
    ['another kind of content', '하나\n', ':1: shops: expected array, received string'],
    ['an empty file', '', ':1: shops: expected array, received null'],
    ['what is not YAML', '- name: "하나\n', ':2: Missing closing "quote'],
  ])('%s', (_what, text, message) => {
    expect(() => read(text)).toThrow(`packages/db/demo/malls/shops.yaml${message}`);
  });

  test('every wrong line at once', () => {
    expect(() => read('- name: 1\n- name: 2\n')).toThrow(/shops.yaml:1: .*\n.*shops.yaml:2: /);
  });
});

test('files of a kind are seen together, each error in its own', () => {
  const kinds = z.record(z.string(), shops).superRefine(unique('name'));
  const parse = (second: string) =>
    parseDemoFiles({ 'malls/one.yaml': '- name: 하나\n', 'malls/two.yaml': second }, kinds);
  expect(parse('- name: 둘\n')).toMatchObject({ one: [{ name: '하나' }], two: [{ name: '둘' }] });
  expect(() => parse('\n- name: 하나\n')).toThrow(
    'packages/db/demo/malls/two.yaml:2: two[0].name: "하나" is there already',
  );
});
