import { describe, expect, test } from 'vitest';
import { categories } from './categories.ts';
import { exhibitionsOf } from './exhibitions.ts';
import { goodsProducts } from './goods/goods-products.ts';
import { malls } from './malls.ts';
import { phones } from './phones.ts';
import { pictureOf } from './pictures.ts';
import type { Exhibition, Product } from './types.ts';

const products: readonly Product[] = [...goodsProducts, ...phones];
const [familyshop] = malls;
const exhibitions = exhibitionsOf(familyshop?.exhibitions ?? [], products);
const openingDay = '2026-11-20';
const isOpen = ({ startsOn, endsOn }: Exhibition) => startsOn <= openingDay && openingDay <= endsOn;

describe('exhibitions', () => {
  test('there are eight: six open, one over and one to come', () => {
    expect(exhibitions).toHaveLength(8);
    expect(exhibitions.filter(isOpen)).toHaveLength(6);
    expect(exhibitions.filter(({ endsOn }) => endsOn < openingDay)).toHaveLength(1);
    expect(exhibitions.filter(({ startsOn }) => startsOn > openingDay)).toHaveLength(1);
  });

  test.each(exhibitions.map((exhibition) => [exhibition.exhibitionNo, exhibition] as const))(
    'exhibition %i has its category, pictures, and sections with products that exist',
    (_number, exhibition) => {
      expect(categories.find(({ categoryNo }) => categoryNo === exhibition.categoryNo)?.type).toBe('GD05303');
      pictureOf(exhibition.image);
      const numbers = new Set(products.map(({ productNo }) => productNo));
      expect(exhibition.sections.length).toBeGreaterThanOrEqual(3);
      for (const { anchor, benefits, productNos } of exhibition.sections) {
        expect(anchor).not.toBe('');
        for (const { image } of benefits) pictureOf(image);
        expect(benefits.length + productNos.length).toBeGreaterThan(2);
        expect(new Set(productNos).size).toBe(productNos.length);
        expect(productNos.filter((productNo) => !numbers.has(productNo))).toEqual([]);
      }
    },
  );

  test('the pre-order leads with the phones it is about', () => {
    const [preorder] = exhibitions;
    expect(preorder?.title).toBe('새로운 S26,\n먼저 만나는 특권');
    const phoneNos = preorder?.sections.find(({ anchor }) => anchor === '모델별 월 납부금')?.productNos;
    expect(phoneNos?.slice(0, 3)).toEqual(['HP200001', 'HP200002', 'HP200003']);
  });
});

test('every mall has at least five, in its own order', () => {
  const orders = malls.map((mall) => exhibitionsOf(mall.exhibitions, products).map(({ exhibitionNo }) => exhibitionNo));
  for (const order of orders) expect(order.length).toBeGreaterThanOrEqual(5);
  expect(new Set(orders.map(String)).size).toBe(malls.length);
});

test('what a mall does not sell is left out, and so is a part left with nothing', () => {
  const withoutPhones = exhibitionsOf(familyshop?.exhibitions ?? [], goodsProducts);
  const anchors = withoutPhones[0]?.sections.map(({ anchor }) => anchor);
  expect(anchors).toEqual(['예약 혜택', '함께 쓰기 좋은 상품']);
});
