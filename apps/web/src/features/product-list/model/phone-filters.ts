import type { Facets } from '@mall/contracts/product-list';
import type { WirelessCard } from '@mall/contracts/wireless';
import { networks } from '@mall/contracts/wireless-codes';
import { formatNumber } from '@mall/domain/money';
import type { PhonePrice } from '@mall/domain/phone-prices';
import { priceRangeText } from '../../../entities/filters/price-range-text.ts';
import { readPairs, writePairs } from '../../../lib/routing/pairs-text.ts';
import { splitList, toggleInList } from '../../../lib/routing/search-params.ts';
import type { ListAddress } from './list-address.ts';

/** A phone of the list: its card, and its price on the conditions. */
export type ListedPhone = { readonly card: WirelessCard; readonly price: PhonePrice; readonly network: string };

/** The filters of phones, except the monthly sum: names joined by commas, the least support in won. */
export type PhoneFilter = {
  readonly maker?: string | undefined;
  readonly memory?: string | undefined;
  readonly network?: string | undefined;
  readonly support?: string | undefined;
};

export const filterIn = ({ only }: ListAddress): PhoneFilter => readPairs(only);
/** The address with another filter; it starts at the first page. */
export const filterAddress = (filter: PhoneFilter): ListAddress => ({
  only: writePairs(filter) || undefined,
  page: undefined,
});
export const toggled = (filter: PhoneFilter, name: 'maker' | 'memory' | 'network', value: string): PhoneFilter => ({
  ...filter,
  [name]: toggleInList(filter[name], value),
});

const supportSteps = [100_000, 300_000, 500_000];
const supportOf = ({ price: { quote } }: ListedPhone): number => quote.commonSupport + quote.extraSupport;
export const supportLabel = (least: number): string => `${formatNumber(least / 10_000)}만원 이상`;

type Part = keyof PhoneFilter | 'price';
const meets: Record<Part, (phone: ListedPhone, address: ListAddress, filter: PhoneFilter) => boolean> = {
  maker: ({ card }, _, { maker }) => !maker || splitList(maker).includes(card.brandName),
  // Which memories are priced is decided before: a phone without any of them is not in the list.
  memory: () => true,
  network: (phone, _, { network }) => !network || splitList(network).includes(phone.network),
  support: (phone, _, { support }) => supportOf(phone) >= Number(support ?? 0),
  price: ({ price }, { min = 0, max = Number.POSITIVE_INFINITY }) =>
    price.quote.monthlyTotal >= min && price.quote.monthlyTotal <= max,
};
const parts = Object.keys(meets) as Part[];

/** The phones that meet every filter. */
export function narrowedPhones(phones: readonly ListedPhone[], address: ListAddress): readonly ListedPhone[] {
  const filter = filterIn(address);
  return phones.filter((phone) => parts.every((part) => meets[part](phone, address, filter)));
}

type Counted = Facets['brands'][number];

const barCount = 14;

function pricesOf(phones: readonly ListedPhone[]): Facets['prices'] {
  const sums = phones.map(({ price }) => price.quote.monthlyTotal);
  if (sums.length === 0) return { minimum: 0, maximum: 0, bars: [] };
  const [minimum, maximum] = [Math.min(...sums), Math.max(...sums)];
  const bars = Array.from({ length: barCount }, () => 0);
  for (const sum of sums) {
    const bar = Math.min(barCount - 1, Math.floor(((sum - minimum) * barCount) / Math.max(maximum - minimum, 1)));
    bars[bar] = (bars[bar] ?? 0) + 1;
  }
  return { minimum, maximum, bars };
}

function countedBy(phones: readonly ListedPhone[], nameOf: (phone: ListedPhone) => string): Counted[] {
  const counts = new Map<string, number>();
  for (const phone of phones) counts.set(nameOf(phone), (counts.get(nameOf(phone)) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ id: name, label: name, count }));
}

/** The filters of the phones; each part is counted under the others. */
export function phoneFacets(phones: readonly ListedPhone[], address: ListAddress) {
  const filter = filterIn(address);
  const looked = phones.map((phone) => ({
    phone,
    missed: parts.filter((part) => !meets[part](phone, address, filter)),
  }));
  const under = (part: Part) =>
    looked.filter(({ missed }) => missed.every((each) => each === part)).map(({ phone }) => phone);
  const supports = under('support').map(supportOf);
  return {
    prices: pricesOf(under('price')),
    makers: countedBy(under('maker'), ({ card }) => card.brandName).toSorted((one, other) => other.count - one.count),
    networks: countedBy(under('network'), ({ network }) => network).toSorted(
      (one, other) => networks.indexOf(one.id as '5G') - networks.indexOf(other.id as '5G'),
    ),
    supports: supportSteps.map((least) => ({
      id: String(least),
      label: supportLabel(least),
      count: supports.filter((support) => support >= least).length,
    })),
  };
}

/** Every filter of an address as text, and the change of address that removes it. */
export function chosenPhoneFilters(address: ListAddress) {
  const filter = filterIn(address);
  const price = priceRangeText(address.min, address.max);
  const ofList = (name: 'maker' | 'memory' | 'network') =>
    splitList(filter[name]).map((value) => ({ label: value, without: filterAddress(toggled(filter, name, value)) }));
  return [
    ...(price ? [{ label: `월 ${price}`, without: { min: undefined, max: undefined, page: undefined } }] : []),
    ...ofList('maker'),
    ...ofList('memory'),
    ...ofList('network'),
    ...(filter.support
      ? [
          {
            label: `지원금 ${supportLabel(Number(filter.support))}`,
            without: filterAddress({ ...filter, support: undefined }),
          },
        ]
      : []),
  ];
}
