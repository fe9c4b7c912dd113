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

/** The further listings of each mall but the first, and what it lists otherwise. */
function allOf(size: SetSize) {
  const set = enlargedSet(demo, size);
  if (!set) throw new Error('the demo set is as large');
  const furtherIds = Array.from(
    { length: set.lastMallId - demo.malls.length },
    (_, index) => demo.malls.length + index + 1,
  );
  const generated = furtherIds.map(set.makeMall);
  const [, ...others] = demo.malls;
  const malls = [...others, ...generated].map((content) => ({ content, listed: [...set.listedIn(content)] }));
  return { set, generated, malls };
}

describe('the large set', () => {
  const { set, generated, malls: listing } = allOf({ malls: 20, goods: 3000 });
  const inFirst = [...set.listedInFirst(0, set.goods.count)];
  const all = [{ content: set.first, listed: inFirst }, ...listing];

  test('has the malls and goods asked for, each under a number of its own', () => {
    expect(set.lastMallId).toBe(20);
    expect(new Set(generated.map(({ mall }) => mall.mallUrl)).size).toBe(13);
    const productNos = [...goodsProducts, ...inFirst.map(({ product }) => product)].map(({ productNo }) => productNo);
    expect(productNos).toHaveLength(3000);
    expect(new Set(productNos).size).toBe(3000);
  });

  test('makes the same product whenever it is wanted', () => {
    const inFirstMall = new Map(inFirst.map(({ product }) => [product.productNo, product]));
    for (const { listed } of listing)
      for (const { product } of listed.slice(0, 20)) expect(inFirstMall.get(product.productNo)).toEqual(product);
  });

  test('lists products once, in categories that the mall has', () => {
    for (const { content, listed } of all) {
      const known = new Set(content.categories.map(({ categoryNo }) => categoryNo));
      const listings = [...content.listings, ...listed.map(({ listing }) => listing)];
      expect(new Set(listings.map(({ productNo }) => productNo)).size).toBe(listings.length);
      expect(listings.filter(({ categoryNo }) => !known.has(categoryNo))).toEqual([]);
      if (content !== set.first) expect(listings).toHaveLength(1000);
    }
  });

  test('lists no product twice, whatever number of goods the malls share', () => {
    for (const goods of [1500, goodsProducts.length + 97 * 12, goodsProducts.length + 1009]) {
      for (const { listed } of allOf({ malls: 9, goods }).malls) {
        expect(new Set(listed.map(({ product }) => product.productNo)).size).toBe(listed.length);
      }
    }
  });

  test('has a pattern for each further mall, of the same model', () => {
    expect(set.patterns).toEqual(generated.slice(0, set.patterns.length));
    for (const content of generated) {
      const pattern = set.patternOf(content.mall.mallId);
      expect(set.patterns).toContain(pattern);
      expect(content).toEqual({ ...pattern, mall: content.mall });
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

  test('is none when the demo set is as large', () => {
    expect(enlargedSet(demo, { malls: 7, goods: 1 })).toBeUndefined();
    expect(enlargedSet(demo, { malls: demo.malls.length + 1, goods: 0 })).toBeDefined();
    expect(enlargedSet(demo, { malls: 0, goods: goodsProducts.length + 1 })).toBeDefined();
  });
});
