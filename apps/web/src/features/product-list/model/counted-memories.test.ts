import type { WirelessCard } from '@mall/contracts/wireless';
import type { PriceBook } from '@mall/contracts/wireless-prices';
import { openConditions } from '@mall/domain/phone-conditions';
import { expect, test } from 'vitest';
import { countedMemories } from './counted-memories.ts';
import type { ListAddress } from './list-address.ts';
import { filterAddress, narrowedPhones } from './phone-filters.ts';
import { pricedPhones } from './priced-phones.ts';

const plan = {
  ...{
    planNo: 1,
    carrier: '온텔',
    name: '요금제',
    benefitSummary: '',
    dataSummary: '9GB',
    isPopular: false,
    pricedFrom: '',
  },
  ...{ monthlyPrice: 40_000, discountMonthly12: 10_000, discountMonthly24: 10_000, minAge: null, maxAge: null },
};
const memory = (size: string, releasePrice: number) => ({
  ...{ memory: size, releasePrice, isSoldOut: false, supportsAt: 0 },
});
const phone = (goodsGroupNo: string, memories: ReturnType<typeof memory>[], network: '5G' | 'LTE' = '5G') => ({
  ...{ goodsGroupNo, network, isSoldOut: false, memories },
});
const book: PriceBook = {
  plans: [{ ...plan, phoneNetworks: ['5G'], joinTypes: ['TRANSFER'], persons: ['INDIVIDUAL'] }],
  instalmentRatePercent: 0.492,
  supports: [[0, 0]],
  phones: [
    phone('HP1', [memory('128GB', 480_000), memory('256GB', 960_000)]),
    phone('HP2', [memory('256GB', 720_000)]),
    phone('HP3', [memory('1TB', 2_400_000)]),
    phone('HP4', [memory('128GB', 100_000)], 'LTE'),
  ],
};
const cards = ['HP1', 'HP2', 'HP3', 'HP4'].map(
  (goodsGroupNo) =>
    ({ goodsGroupNo, categoryNo: '1001', brandName: goodsGroupNo === 'HP2' ? '나래' : '가온' }) as WirelessCard,
);
const wanted = { categoryNo: '10', conditions: openConditions };
const inAnyMemory = pricedPhones(book, cards, { ...wanted, memories: [] });
const countsOf = (address: ListAddress) =>
  countedMemories(book, inAnyMemory, { ...wanted, cards, address }).map(({ id, count }) => [id, count]);

test('a memory is counted by the phones that come in it, without those that no plan goes with', () => {
  expect(countsOf({})).toEqual([
    ['128GB', 1],
    ['256GB', 2],
    ['1TB', 1],
  ]);
  expect(countsOf(filterAddress({ maker: '나래', memory: '128GB' }))).toEqual([
    ['128GB', 0],
    ['256GB', 1],
    ['1TB', 0],
  ]);
});

test('under a range of sums each memory is counted at its own sum, as the list will have it', () => {
  const range = { min: 60_000, max: 90_000 };
  for (const [size, count] of countsOf(range)) {
    const listed = pricedPhones(book, cards, { ...wanted, memories: [String(size)] });
    expect([size, narrowedPhones(listed, range).length]).toEqual([size, count]);
  }
  expect(countsOf(range)).toEqual([
    ['128GB', 0],
    ['256GB', 2],
    ['1TB', 0],
  ]);
});
