import { seededRandom } from '@mall/db/seed/content/random';
import { expect, test } from 'vitest';
import { countFound, marks } from './count-found.ts';

type Product = {
  readonly brandId: number;
  readonly categoryNo: string;
  readonly price: number;
  readonly discountRate: number;
  readonly fails: readonly Filter[];
  readonly isSoldOut: boolean;
  readonly hasFreeDelivery: boolean;
  readonly shipsToday: boolean;
};
type Filter = 'failsBrand' | 'failsCategory' | 'failsPrice' | 'failsSoldOut';
const filters: readonly Filter[] = ['failsBrand', 'failsCategory', 'failsPrice', 'failsSoldOut'];

const names = {
  brands: [
    [3, '가람'],
    [1, '노을'],
    [2, '하늘'],
    [9, '없음'],
  ],
  categories: [
    ['01', '가전'],
    ['02', '주방'],
  ],
} as const;
const [barCount, lowestRates] = [14, [10, 20, 30, 50]];

const random = seededRandom('counts of a search');
const isIn = (percent: number) => random.between(1, 100) <= percent;
const anyProduct = (): Product => ({
  brandId: random.between(1, 3),
  // The mall has no category 03.
  categoryNo: `0${random.between(1, 3)}`,
  price: random.between(0, 40) * 1000,
  discountRate: random.between(0, 60),
  fails: filters.filter(() => isIn(20)),
  isSoldOut: isIn(30),
  hasFreeDelivery: isIn(50),
  shipsToday: isIn(50),
});

const markOf = ({ fails, isSoldOut, hasFreeDelivery, shipsToday }: Product): number =>
  fails.reduce((sum, filter) => sum + marks[filter], 0) +
  (isSoldOut ? marks.soldOut : 0) +
  (hasFreeDelivery ? marks.freeDelivery : 0) +
  (shipsToday ? marks.shipsToday : 0);

const count = (products: readonly Product[]) =>
  countFound(
    {
      brandIds: products.map(({ brandId }) => brandId),
      categoryNos: products.map(({ categoryNo }) => categoryNo),
      prices: products.map(({ price }) => price),
      discountRates: products.map(({ discountRate }) => discountRate),
      marks: products.map(markOf),
    },
    { names, barCount, lowestRates },
  );

/** The same, each number by itself. */
function countPlainly(products: readonly Product[]) {
  const under = (own?: Filter) => products.filter(({ fails }) => fails.every((filter) => filter === own));
  const counted = (list: readonly (readonly [id: unknown, name: string])[], matches: (id: unknown) => number) =>
    list
      .map(([id, name], place) => ({ id, name, count: matches(id), place }))
      .filter((one) => one.count > 0)
      .sort((one, other) => other.count - one.count || one.place - other.place)
      .map(({ place: _, ...one }) => one);
  const prices = under('failsPrice').map(({ price }) => price);
  const [minimumPrice, maximumPrice] = prices.length > 0 ? [Math.min(...prices), Math.max(...prices)] : [0, 0];
  const width = Math.max(maximumPrice - minimumPrice, 1);
  const inBar = (price: number, bar: number) =>
    bar === Math.min(13, Math.trunc(((price - minimumPrice) * barCount) / width));
  const bars = Array.from({ length: barCount }, (_, id) => ({
    id,
    count: prices.filter((one) => inBar(one, id)).length,
  }));
  const categories = counted(
    names.categories,
    (id) => under('failsCategory').filter((one) => one.categoryNo === id).length,
  );
  return {
    goodsTotal: under().length,
    facets: {
      brands: counted(names.brands, (id) => under('failsBrand').filter(({ brandId }) => brandId === id).length),
      ...{ minimumPrice, maximumPrice, bars: bars.filter((bar) => bar.count > 0) },
      discountRates: lowestRates.map((id) => ({ id, count: under().filter((one) => one.discountRate >= id).length })),
      freeDeliveryCount: under().filter(({ hasFreeDelivery }) => hasFreeDelivery).length,
      shipsTodayCount: under().filter(({ shipsToday, isSoldOut }) => shipsToday && !isSoldOut).length,
      soldOutCount: under('failsSoldOut').filter(({ isSoldOut }) => isSoldOut).length,
    },
    categories: categories.map(({ id, ...category }) => ({ categoryNo: id, ...category })),
  };
}

test('each facet is counted under the other filters, the most common first and equal ones in the order of their names', () => {
  for (let turn = 0; turn < 300; turn += 1) {
    const products = Array.from({ length: random.between(0, 12) }, anyProduct);
    const { facets, ...rest } = count(products);
    const bars = [...facets.bars].sort((one, other) => one.id - other.id);
    expect({ ...rest, facets: { ...facets, bars } }).toEqual(countPlainly(products));
  }
});

test('nothing found has no counts', () => {
  expect(count([])).toMatchObject({ goodsTotal: 0, categories: [], facets: { brands: [], bars: [], minimumPrice: 0 } });
});
