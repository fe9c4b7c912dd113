import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { parseDemoFiles } from '../demo-files/parse-demo-files.ts';
import { exhibitionFiles } from './exhibitions/exhibition-plan.ts';
import { goodsFiles } from './goods/family.ts';
import { mallFiles } from './malls.ts';
import { phoneFiles } from './phones/family.ts';
import { storefrontFiles } from './storefronts/storefronts.ts';
import { subscriptionFiles } from './subscriptions/family.ts';

const textOf = (name: string) => readFileSync(new URL(`../../../demo/${name}`, import.meta.url), 'utf8');

type Case = readonly [thing: string, file: string, right: string, wrong: string, message: string];

const schemas: Readonly<Record<string, z.ZodType>> = {
  goods: goodsFiles,
  phones: phoneFiles,
  subscriptions: subscriptionFiles,
  exhibitions: exhibitionFiles,
  malls: mallFiles,
  storefronts: storefrontFiles,
};

test.each<Case>([
  ['brand', 'goods/audio.yaml', 'brand: 소리담', 'brand: 소리답', 'items[0].brand: there is no brand "소리답"'],
  ['category', 'goods/audio.yaml', '> 헤드폰', '> 헤드혼', 'category: there is no category "디지털 > 헤드혼'],
  ['picture', 'goods/audio.yaml', '[headphone', '[hedphone', 'pictures[0]: there is no picture in goods "hedphone'],
  ['sticker', 'goods/audio.yaml', 'stickers: [', 'stickers: [old, ', 'stickers[0]: there is no sticker "old"'],
  ['way of delivery', 'goods/audio.yaml', 'delivery: today', 'delivery: post', 'there is no way of delivery "post"'],
  ['plan', 'phones/orca.yaml', 'plan: 5G 플러스 89', 'plan: 6G', 'models[0].offer.plan: there is no plan "6G"'],
  ['number', 'phones/orca.yaml', 'HP200014', 'HP200013', 'models[1].productNo: "HP200013" is there already'],
  [
    'kind of notice',
    'subscriptions/water-and-air.yaml',
    'electronics',
    'electric',
    'there is no kind of notice "electric"',
  ],
  [
    'category of a section',
    'exhibitions/new-phone.yaml',
    '> S 시리즈',
    '> T 시리즈',
    'there is no category "휴대폰 > N',
  ],
  ['exhibition', 'malls/keep.yaml', 'exhibitions: [2', 'exhibitions: [22', 'keep.exhibitions[0]: expected one of '],
  ['product of a sale', 'malls/keep.yaml', 'product: 무접점', 'product: 유접점', 'no product is named "유접점'],
  ['product of a banner', 'storefronts/keep.yaml', '{ product: 노', '{ product: 모', 'no product is named "모이즈'],
  ['quick menu entry', 'storefronts/keep.yaml', '[audio', '[radio', 'there is no entry of the quick menu "radio"'],
])('a %s that there is not is named with its line', (_thing, file, right, wrong, message) => {
  const schema = schemas[dirname(file)] ?? expect.unreachable(file);
  const text = textOf(file);
  const line = text.slice(0, text.indexOf(right)).split('\n').length;
  expect(() => parseDemoFiles({ [file]: text }, schema)).not.toThrow();
  const parse = () => parseDemoFiles({ [file]: text.replace(right, wrong) }, schema);
  expect(parse).toThrow(`packages/db/demo/${file}:${line}: `);
  expect(parse).toThrow(message);
});

test('a storefront belongs to a mall', () => {
  expect(() => parseDemoFiles({ 'storefronts/other.yaml': textOf('storefronts/keep.yaml') }, storefrontFiles)).toThrow(
    'packages/db/demo/storefronts/other.yaml:1: other: there is no mall "other"',
  );
});
