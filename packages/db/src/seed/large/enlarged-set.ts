import type { GoodsProduct } from '../content/types.ts';
import type { Catalogue, Listed, MallContent } from '../seed-content.ts';
import { type FurtherGoods, furtherGoods, generatedBrands } from './generate-goods.ts';
import { generatedMall, goodsBetween, modelMalls, someGoods } from './generate-malls.ts';

export type SetSize = {
  /** The total number of malls, including the demo malls. */
  readonly malls: number;
  /** The total number of goods, including those of the demo set. */
  readonly goods: number;
};
export type SeedSet = {
  readonly catalogue: Catalogue;
  /** The demo malls. */
  readonly malls: readonly MallContent[];
};
/** What is added to the demo set, for measurements. */
export type LargeSet = {
  readonly demo: SeedSet;
  readonly brands: Catalogue['brands'];
  readonly goods: FurtherGoods;
  /** The number of the last mall. */
  readonly lastMallId: number;
  /** The first further malls, one of each model. */
  readonly patterns: readonly MallContent[];
  /** The further mall of this number, but for its further goods: two thousand malls would fill the memory. */
  readonly makeMall: (mallId: number) => MallContent;
  /** The pattern that has the same as this mall, but for its name and its further goods. */
  readonly patternOf: (mallId: number) => MallContent;
  /** The first mall, which lists all further goods. */
  readonly first: MallContent;
  /** Some of the further goods as the first mall lists them, by their positions. */
  readonly listedInFirst: (from: number, to: number) => Iterable<Listed<GoodsProduct>>;
  /** The further goods that another mall lists until it has a thousand listings. */
  readonly listedIn: (content: MallContent) => Iterable<Listed>;
};

/** Undefined if the demo set is as large already. */
export function enlargedSet(demo: SeedSet, size: SetSize): LargeSet | undefined {
  const [first] = demo.malls;
  const models = modelMalls(demo);
  if (!first) throw new Error('the demo set has no mall');
  const makeMall = (mallId: number) => {
    const model = models[mallId % models.length];
    if (!model) throw new Error('the demo set has no mall to go by');
    return generatedMall(model, mallId);
  };
  const demoGoods = demo.catalogue.products.filter(({ kind }) => kind === 'goods').length;
  const lastMallId = Math.max(size.malls, demo.malls.length);
  if (lastMallId === demo.malls.length && size.goods <= demoGoods) return undefined;
  const brands = generatedBrands(demo.catalogue.brands);
  const goods = furtherGoods(Math.max(0, size.goods - demoGoods), demo.catalogue.products, brands);
  const firstId = demo.malls.length + 1;
  const patterns = Array.from({ length: Math.min(models.length, lastMallId - demo.malls.length) }, (_, index) =>
    makeMall(firstId + index),
  );
  return {
    ...{ demo, first, brands, goods, lastMallId, patterns, makeMall },
    patternOf: (mallId) => patterns[(mallId - firstId) % models.length] ?? makeMall(mallId),
    listedInFirst: (from, to) => goodsBetween(first, goods, { from, to }),
    listedIn: (content) => someGoods(content, goods),
  };
}
