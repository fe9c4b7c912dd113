import type { Catalogue, MallContent } from '../seed-content.ts';
import { generatedBrands, generateGoods } from './generate-goods.ts';
import { enlargedMalls, mallMaker } from './generate-malls.ts';

export type SetSize = {
  /** Malls in all, the demo malls included. */
  readonly malls: number;
  /** Goods in all, those of the demo set included. */
  readonly goods: number;
};
export type SeedSet = {
  readonly catalogue: Catalogue;
  /** The demo malls. */
  readonly malls: readonly MallContent[];
};
export type LargeSet = SeedSet & {
  /** The number of the last mall; above those of the demo set each is made when it is wanted. */
  readonly lastMallId: number;
  readonly makeMall: (mallId: number) => MallContent;
};

/** The demo set made larger, for measurements; as it is when it is large enough. */
export function enlargedSet(demo: SeedSet, { malls, goods }: SetSize): LargeSet {
  const demoGoods = demo.catalogue.products.filter(({ kind }) => kind === 'goods').length;
  const lastMallId = Math.max(malls, demo.malls.length);
  if (malls <= demo.malls.length && goods <= demoGoods) return { ...demo, lastMallId, makeMall: mallMaker(demo, []) };
  const newBrands = generatedBrands(demo.catalogue.brands);
  const newGoods = generateGoods(Math.max(0, goods - demoGoods), demo.catalogue.products, newBrands);
  const products = [...demo.catalogue.products, ...newGoods];
  return {
    catalogue: {
      ...demo.catalogue,
      brands: [...demo.catalogue.brands, ...newBrands],
      products,
      productByNo: new Map(products.map((product) => [product.productNo, product])),
    },
    malls: enlargedMalls(demo, newGoods),
    lastMallId,
    makeMall: mallMaker(demo, newGoods),
  };
}
