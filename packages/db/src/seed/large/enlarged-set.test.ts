import { describe, expect, test } from 'vitest';
import { brands } from '../content/brands.ts';
import { carrierPlans } from '../content/carrier-plans.ts';
import { categories } from '../content/categories.ts';
import { goodsProducts } from '../content/goods/goods-products.ts';
import { listingsOf } from '../content/listings.ts';
import { malls } from '../content/malls.ts';
import { phones } from '../content/phones.ts';
import { wirelessSupports } from '../content/supports.ts';
import { enlargedSet, type SeedSet, type SetSize } from './enlarged-set.ts';

const products = [...goodsProducts, ...phones];
const demo: SeedSet = {
  catalogue: {
    brands,
    plans: carrierPlans,
    returnRules: [],
    products,
    productByNo: new Map(products.map((product) => [product.productNo, product])),
    terms: [],
  },
  malls: malls.map((mall) => ({
    ...{ mall, categories, members: [], corners: [], popups: [], smartKeywords: [], popularKeywords: [] },
    ...{ joinQuestions: [], deliveryFees: [], exhibitions: [], specialSales: [], posts: [], faqs: [] },
    listings: listingsOf(mall, products, []),
    supports: wirelessSupports(mall.extraSupport),
  })),
};

describe('the large set', () => {
  const allOf = (size: SetSize) => {
    const { malls: own, lastMallId, makeMall, catalogue } = enlargedSet(demo, size);
    const generated = Array.from({ length: lastMallId - own.length }, (_, index) => makeMall(own.length + index + 1));
    return { catalogue, malls: [...own, ...generated], generated };
  };
  const large = allOf({ malls: 20, goods: 3000 });
  const { generated } = large;

  test('has the malls and goods asked for, each under a number of its own', () => {
    expect(large.malls).toHaveLength(20);
    expect(new Set(large.malls.map(({ mall }) => mall.mallId)).size).toBe(20);
    expect(new Set(large.malls.map(({ mall }) => mall.mallUrl)).size).toBe(20);
    const all = [...large.catalogue.products];
    expect(all.filter(({ kind }) => kind === 'goods')).toHaveLength(3000);
    expect(new Set(all.map(({ productNo }) => productNo)).size).toBe(3000 + phones.length);
  });

  test('makes the same product whenever it is wanted, and none that it has not', () => {
    const { products: made, productByNo } = large.catalogue;
    for (const product of made) expect(productByNo.get(product.productNo)).toEqual(product);
    for (const unknown of ['GD50003000', 'GD50000000', 'PH9', '']) expect(productByNo.get(unknown)).toBeUndefined();
  });

  test('lists products that exist, once, in categories that the mall has', () => {
    for (const { listings, categories: own } of large.malls) {
      const known = new Set(own.map(({ categoryNo }) => categoryNo));
      expect(new Set(listings.map(({ productNo }) => productNo)).size).toBe(listings.length);
      expect(listings.filter(({ productNo }) => !large.catalogue.productByNo.get(productNo))).toEqual([]);
      expect(listings.filter(({ categoryNo }) => !known.has(categoryNo))).toEqual([]);
    }
  });

  test('lists no product twice, whatever number of goods the malls share', () => {
    for (const goods of [1500, goodsProducts.length + 97 * 12, goodsProducts.length + 1009]) {
      for (const { listings } of allOf({ malls: 9, goods }).malls) {
        expect(new Set(listings.map(({ productNo }) => productNo)).size).toBe(listings.length);
      }
    }
  });

  test('keeps in a generated mall the support that cards are priced by, and little more', () => {
    for (const { supports } of generated) {
      expect(supports.length).toBeLessThan(1000);
      for (const { productNo, cardChoice } of phones) {
        const ofCard = supports.filter(
          (support) => support.productNo === productNo && support.memory === cardChoice.memory,
        );
        expect(
          ofCard.some(({ planNo, joinType }) => planNo === cardChoice.planNo && joinType === cardChoice.joinType),
        ).toBe(true);
      }
    }
  });

  test('is the demo set itself when that is large enough', () => {
    expect(enlargedSet(demo, { malls: 0, goods: 0 })).toMatchObject({ ...demo, lastMallId: demo.malls.length });
  });
});
