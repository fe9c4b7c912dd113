import type { Facets } from '@mall/contracts/product-list';
import { expect, test } from 'vitest';
import { chosenFilters } from './chosen-filters.ts';

const facets = { brands: [{ id: '4', label: '소리담', count: 2 }] } as unknown as Facets;

test('every active filter can be removed by itself', () => {
  const address = { ctgNo: '12', brand: '4,7', min: 50_000, max: 1_400_000, free: 'Y', soldOut: 'N' } as const;
  expect(chosenFilters(address, facets)).toEqual([
    { label: '소리담', without: { brand: '7' } },
    { label: '브랜드', without: { brand: '4' } },
    { label: '50,000원 – 1,400,000원', without: { min: undefined, max: undefined } },
    { label: '무료배송', without: { free: undefined } },
    { label: '품절 상품 제외', without: { soldOut: undefined } },
  ]);
});

test('a price open at one end says so', () => {
  expect(chosenFilters({ max: 9000 }, undefined)[0]?.label).toBe('9,000원 이하');
  expect(chosenFilters({ min: 9000 }, undefined)[0]?.label).toBe('9,000원 이상');
});
