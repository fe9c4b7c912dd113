import { expect, test } from 'vitest';
import { filterAddress, type ListedPhone, narrowedPhones, type PhoneFilter, phoneFacets } from './phone-filters.ts';

const phone = (brandName: string, network: string, monthlyTotal: number, commonSupport: number) =>
  ({ card: { brandName }, network, price: { quote: { monthlyTotal, commonSupport, extraSupport: 0 } } }) as ListedPhone;
const phones = [
  phone('가온', '5G', 50_000, 500_000),
  phone('가온', 'LTE', 30_000, 100_000),
  phone('나래', '5G', 70_000, 300_000),
  phone('나래', '5G', 90_000, 0),
];
const facetsOf = (filter: PhoneFilter, range = {}) => phoneFacets(phones, { ...filterAddress(filter), ...range });
const counted = (facets: readonly { id: string; count: number }[]) => facets.map(({ id, count }) => [id, count]);

test('a part of the filters is counted under the others, and never under itself', () => {
  const { makers, networks, supports, prices } = facetsOf({ maker: '나래', support: '100000' });
  expect(counted(makers)).toEqual([
    ['가온', 2],
    ['나래', 1],
  ]);
  expect(counted(networks)).toEqual([['5G', 1]]);
  expect(counted(supports)).toEqual([
    ['100000', 1],
    ['300000', 1],
    ['500000', 0],
  ]);
  expect([prices.minimum, prices.maximum]).toEqual([70_000, 70_000]);
});

test('a range of sums narrows the other parts and leaves its own bars whole', () => {
  const { makers, prices } = facetsOf({}, { min: 40_000, max: 80_000 });
  expect(counted(makers)).toEqual([
    ['가온', 1],
    ['나래', 1],
  ]);
  expect([prices.minimum, prices.maximum]).toEqual([30_000, 90_000]);
  expect(narrowedPhones(phones, { min: 40_000, max: 80_000 })).toEqual([phones[0], phones[2]]);
});
