import type { Catalogue, MallContent } from '../seed-content.ts';
import { generatedBrands, generateGoods } from './generate-goods.ts';
import { enlargedMalls } from './generate-malls.ts';

export type SetSize = {
  /** Malls in all, the demo malls included. */
  readonly malls: number;
  /** Goods in all, those of the demo set included. */
  readonly goods: number;
};
export type SeedSet = { readonly catalogue: Catalogue; readonly malls: readonly MallContent[] };

/** The demo set made larger, for measurements; as it is when it is large enough. */
export function enlargedSet(demo: SeedSet, { malls, goods }: SetSize): SeedSet {
  const demoGoods = demo.catalogue.products.filter(({ kind }) => kind === 'goods').length;
  if (malls <= demo.malls.length && goods <= demoGoods) return demo;
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
    malls: enlargedMalls(demo, newGoods, malls),
  };
}
