import type { CategoryType } from '@mall/contracts/codes';
import { goodsStateCodes, optionUseCodes } from '@mall/contracts/product-codes';
import { isSoldOut } from '@mall/testing/sold-out';
import { describe, expect, test } from 'vitest';
import { sanitiseHtml } from '../../sanitise-html.ts';
import { categories } from './categories.ts';
import { goodsProducts } from './goods/goods-products.ts';
import { pictures } from './pictures.ts';
import { subscriptionProducts } from './subscriptions.ts';

const products = [...goodsProducts, ...subscriptionProducts];
const pictureNames = new Set(pictures.map(({ name }) => name));
/** What a mall may show. */
const shown = goodsProducts.filter(
  ({ approval, state }) => approval === 'Y' && (state === 'GD00403' || state === 'GD00405'),
);

function leavesOf(type: CategoryType): string[] {
  const isLeaf = (no: string) => !categories.some(({ categoryNo }) => categoryNo !== no && categoryNo.startsWith(no));
  return categories
    .filter((category) => category.type === type && isLeaf(category.categoryNo))
    .map((c) => c.categoryNo);
}

const countIn = (categoryNo: string, list: readonly { categoryNo: string }[]) =>
  list.filter((product) => product.categoryNo === categoryNo).length;

test('there are 400 goods and 30 subscription products, each with a number of its own', () => {
  expect(goodsProducts).toHaveLength(400);
  expect(subscriptionProducts).toHaveLength(30);
  expect(new Set(products.map(({ productNo }) => productNo)).size).toBe(430);
  expect(new Set(products.map(({ modelName }) => modelName)).size).toBe(430);
});

test.each(leavesOf('GD05302'))('the general category %s has at least two goods to show', (categoryNo) => {
  expect(countIn(categoryNo, shown)).toBeGreaterThanOrEqual(2);
});

test.each(leavesOf('GD05304'))('the subscription category %s has something to rent', (categoryNo) => {
  expect(countIn(categoryNo, subscriptionProducts)).toBeGreaterThan(0);
});

test('every picture is there, in the gallery, at the options and in the text', () => {
  const inText = products.flatMap(({ descriptionHtml }) =>
    [...descriptionHtml.matchAll(/src="\/images\/([^".]+)\.800\.webp"/g)].map(([, name = '']) => name),
  );
  const atOptions = products.flatMap(({ options }) => options.map(({ image }) => image)).filter((name) => name !== '');
  const wanted = [...products.flatMap(({ image, images }) => [image, ...images]), ...atOptions, ...inText];
  expect(inText.length).toBeGreaterThanOrEqual(products.length);
  expect(wanted.filter((name) => !pictureNames.has(name))).toEqual([]);
});

test('descriptions are unchanged by the sanitiser', () => {
  for (const { descriptionHtml } of products) expect(sanitiseHtml(descriptionHtml)).toBe(descriptionHtml);
});

describe('goods', () => {
  test('cost no more than the market price', () => {
    expect(goodsProducts.filter(({ salePrice, marketPrice }) => salePrice <= 0 || salePrice > marketPrice)).toEqual([]);
  });

  test('were registered in the eighteen months before the shop’s today', () => {
    const dates = goodsProducts.map(({ registeredOn }) => registeredOn).sort();
    expect(dates.at(0)?.slice(0, 7)).toBe('2025-05');
    expect(dates.at(-1)?.slice(0, 7)).toBe('2026-11');
    expect(dates.filter((date) => date >= '2026-11-20')).toEqual([]);
  });

  test('show every state, use code and approval, and are mostly on sale', () => {
    expect(new Set(goodsProducts.map(({ state }) => state))).toEqual(new Set(goodsStateCodes));
    expect(new Set(goodsProducts.flatMap(({ options }) => options.map(({ useCode }) => useCode)))).toEqual(
      new Set(optionUseCodes),
    );
    expect(new Set(goodsProducts.map(({ approval }) => approval))).toEqual(new Set(['R', 'Y', 'N']));
    expect(goodsProducts.filter(({ state }) => state === 'GD00403').length).toBeGreaterThan(360);
  });

  test('are sold out for each of the four causes, at least twelve of those that are shown', () => {
    const gone = shown.filter(isSoldOut);
    expect(gone.length).toBeGreaterThanOrEqual(12);
    const onSale = gone.filter(({ state }) => state === 'GD00403');
    expect(gone.length).toBeGreaterThan(onSale.length);
    const some = onSale.filter(({ options }) => options.length > 0);
    expect(onSale.length).toBeGreaterThan(some.length);
    expect(some.some(({ options }) => options.every(({ stockQuantity }) => stockQuantity === 0))).toBe(true);
    expect(some.some(({ options }) => options.every(({ useCode }) => useCode === 'GD00703'))).toBe(true);
  });
});

describe('subscription products', () => {
  test('cost less a month the longer the contract, and less without visits', () => {
    for (const { name, terms } of subscriptionProducts) {
      for (const term of terms) {
        const longer = terms.filter(({ careType, months }) => careType === term.careType && months > term.months);
        const visited = terms.find(({ careType, months }) => careType === 'VISIT' && months === term.months);
        expect(
          longer.every(({ monthlyFee }) => monthlyFee < term.monthlyFee),
          name,
        ).toBe(true);
        if (visited && term.careType === 'SELF') expect(term.monthlyFee, name).toBeLessThan(visited.monthlyFee);
      }
    }
  });

  test('are offered for all four contracts and with both kinds of care', () => {
    const terms = subscriptionProducts.flatMap((product) => product.terms);
    expect(new Set(terms.map(({ months }) => months))).toEqual(new Set([12, 24, 36, 60]));
    expect(new Set(terms.map(({ careType }) => careType))).toEqual(new Set(['VISIT', 'SELF']));
  });

  test('have partner cards that leave something to pay', () => {
    for (const { name, terms, partnerCards } of subscriptionProducts) {
      const lowest = Math.min(...terms.map(({ monthlyFee }) => monthlyFee));
      expect(partnerCards.length, name).toBeGreaterThanOrEqual(2);
      expect(
        partnerCards.every(({ monthlyDiscount }) => monthlyDiscount < lowest),
        name,
      ).toBe(true);
    }
  });

  test.each([
    ['직수 정수기 슬림 3 (냉·온·정)', { months: 60, careType: 'VISIT', monthlyFee: 24_900 }],
    ['안마의자 라운지 L5', { months: 60, careType: 'VISIT', monthlyFee: 59_900 }],
    ['세탁·건조 타워 25kg', { months: 60, careType: 'VISIT', monthlyFee: 42_900 }],
    ['무선 스틱청소기 V9 렌탈', { months: 36, careType: 'SELF', monthlyFee: 11_900 }],
  ])('%s begins with the price of its card', (name, card) => {
    const terms = subscriptionProducts.find((product) => product.name === name)?.terms ?? [];
    expect([...terms].sort((one, other) => one.monthlyFee - other.monthlyFee)[0]).toEqual(card);
  });
});
