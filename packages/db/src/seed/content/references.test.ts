import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { parseDemoFiles } from '../demo-files/parse-demo-files.ts';
import { goodsFiles } from './goods/family.ts';
import { phoneFiles } from './phones/family.ts';
import { subscriptionFiles } from './subscriptions/family.ts';

const demoFolder = new URL('../../../demo/', import.meta.url);

/** Where a file says so and what is wrong, once the first of these words stands for the other. */
function errorOf(name: string, schema: z.ZodType, [right, wrong]: readonly [string, string]) {
  const text = readFileSync(new URL(name, demoFolder), 'utf8');
  expect(text.includes(right)).toBe(true);
  const line = text.slice(0, text.indexOf(right)).split('\n').length;
  const parse = (content: string) => parseDemoFiles({ [name]: content }, schema);
  expect(() => parse(text)).not.toThrow();
  return { line, parse: () => parse(text.replace(right, wrong)) };
}

test.each([
  [
    'brand',
    'goods/audio.yaml',
    goodsFiles,
    ['brand: 소리담', 'brand: 소리답'],
    'items[0].brand: there is no brand "소리답"',
  ],
  ['category', 'goods/audio.yaml', goodsFiles, ['> 헤드폰', '> 헤드혼'], 'category: there is no category'],
  [
    'picture',
    'goods/audio.yaml',
    goodsFiles,
    ['[headphone', '[hedphone'],
    'pictures[0]: there is no picture of goods "hedphone',
  ],
  [
    'sticker',
    'goods/audio.yaml',
    goodsFiles,
    ['stickers: [', 'stickers: [old, '],
    'stickers[0]: there is no sticker "old"',
  ],
  [
    'way of delivery',
    'goods/audio.yaml',
    goodsFiles,
    ['delivery: ', 'delivery: by'],
    'delivery: there is no way of delivery "by',
  ],
  [
    'plan',
    'phones/orca.yaml',
    phoneFiles,
    ['plan: 5G 플러스 89', 'plan: 6G'],
    'models[0].offer.plan: there is no plan "6G"',
  ],
  ['number', 'phones/orca.yaml', phoneFiles, ['HP200014', 'HP200013'], 'productNo: "HP200013" is there already'],
  [
    'kind of notice',
    'subscriptions/water-and-air.yaml',
    subscriptionFiles,
    ['notice: ', 'notice: no'],
    'notice: expected one of',
  ],
] as const)('a %s that there is not is named with its line', (_thing, name, schema, words, message) => {
  const { line, parse } = errorOf(name, schema, words);
  expect(parse).toThrow(`packages/db/demo/${name}:${line}: `);
  expect(parse).toThrow(message);
});
