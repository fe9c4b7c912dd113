import type { Product } from '../content/types.ts';
import type { Catalogue, MallContent } from '../seed-content.ts';
import { type FurtherGoods, furtherGoods, generatedBrands } from './generate-goods.ts';
import { enlargedMalls, mallMaker } from './generate-malls.ts';

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
export type LargeSet = SeedSet & {
  /** The number of the last mall; each mall above those of the demo set is generated when it is needed. */
  readonly lastMallId: number;
  readonly makeMall: (mallId: number) => MallContent;
};

/** The demo set made larger, for measurements; unchanged when it is large enough. */
export function enlargedSet(demo: SeedSet, { malls, goods }: SetSize): LargeSet {
  const demoGoods = [...demo.catalogue.products].filter(({ kind }) => kind === 'goods').length;
  const lastMallId = Math.max(malls, demo.malls.length);
  const newBrands = generatedBrands(demo.catalogue.brands);
  const further = furtherGoods(Math.max(0, goods - demoGoods), demo.catalogue.products, newBrands);
  const isLarger = malls > demo.malls.length || goods > demoGoods;
  return {
    ...(isLarger
      ? { catalogue: enlarged(demo.catalogue, further, newBrands), malls: enlargedMalls(demo, further) }
      : demo),
    lastMallId,
    makeMall: mallMaker(demo, further),
  };
}

const enlarged = (catalogue: Catalogue, goods: FurtherGoods, brands: Catalogue['brands']): Catalogue => ({
  ...catalogue,
  brands: [...catalogue.brands, ...brands],
  products: { [Symbol.iterator]: () => allProducts(catalogue, goods) },
  productByNo: { get: (productNo) => catalogue.productByNo.get(productNo) ?? goods.find(productNo) },
});

function* allProducts({ products }: Catalogue, goods: FurtherGoods): Generator<Product, undefined> {
  yield* products;
  for (let index = 0; index < goods.count; index += 1) yield goods.at(index);
}
