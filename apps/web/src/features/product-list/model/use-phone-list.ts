import type { ListSort } from '@mall/contracts/codes';
import { joinTypes } from '@mall/contracts/wireless-codes';
import type { PhoneConditions } from '@mall/domain/phone-conditions';
import type { ScreenTarget } from '@mall/domain/screens/screen-path';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { writeConditions } from '../../../entities/phone-conditions/conditions-text.ts';
import { priceBookQuery } from '../../../entities/phone-conditions/price-book.query.ts';
import { useConditions } from '../../../entities/phone-conditions/use-conditions.ts';
import { keepForVisit, readVisit } from '../../../entities/phone-conditions/visit-conditions.ts';
import { allPhonesQuery } from '../../../entities/wireless/all-phones.query.ts';
import { splitList } from '../../../lib/routing/search-params.ts';
import { useNextAddress } from '../../../lib/routing/use-next-address.ts';
import { usePageTitle } from '../../../lib/routing/use-page-title.ts';
import type { CategoryPlace } from './category-place.ts';
import { countedMemories } from './counted-memories.ts';
import { type ListAddress, narrowed } from './list-address.ts';
import {
  chosenPhoneFilters,
  filterAddress,
  filterIn,
  type ListedPhone,
  narrowedPhones,
  type PhoneFilter,
} from './phone-filters.ts';
import { pricedPhones, refusedPlans } from './priced-phones.ts';

/** Few enough to be drawn again at each press on a phone; more are one press away. */
const pageSize = 6;
export const phoneSorts = ['priceAscending', 'priceDescending', 'recommended'] as const satisfies ListSort[];
export const phoneSortLabels = {
  priceAscending: '월 납부액 낮은 순',
  priceDescending: '월 납부액 높은 순',
  recommended: '추천순',
};
type PhoneSort = (typeof phoneSorts)[number];

/** The conditions of the visit, and the list's address that says them too: each follows the other. */
export function useListConditions(address: ListAddress) {
  const [next, change] = useNextAddress(address);
  // What is on its way into the address; until it is there, the address says what was before.
  const written = useRef<string | undefined | null>(null);
  const write = useCallback(
    (my: string | undefined) => {
      written.current = my;
      change({ my, page: undefined, ...(!my && { sort: undefined, only: undefined, min: undefined, max: undefined }) });
    },
    [change],
  );
  const conditions = useConditions(write);
  const { my } = address;
  useEffect(() => {
    if (written.current !== null) {
      if (written.current === my) written.current = null;
      return;
    }
    const known = readVisit();
    if (my && my !== known.my) keepForVisit({ my });
    if (!my && known.my) change({ my: known.my });
  }, [my, change]);
  return { conditions, address: useWithoutConditions(next), change };
}
export type ListConditions = ReturnType<typeof useListConditions>;

/** The same object until anything else changes: that the conditions have come into the address draws nothing again. */
function useWithoutConditions({ my: _, ...address }: ListAddress): ListAddress {
  const text = JSON.stringify(address);
  return useMemo(() => JSON.parse(text) as ListAddress, [text]);
}

function inOrder(phones: readonly ListedPhone[], sort: PhoneSort, places: ReadonlyMap<string, number>) {
  const placeOf = ({ card }: ListedPhone) => places.get(card.goodsGroupNo) ?? 0;
  if (sort === 'priceAscending') return phones;
  return phones.toSorted((one, other) =>
    sort === 'recommended'
      ? placeOf(one) - placeOf(other)
      : Number(one.price.isSoldOut) - Number(other.price.isSoldOut) ||
        other.price.quote.monthlyTotal - one.price.quote.monthlyTotal,
  );
}

/** The least sum of those that can be had. */
const leastOf = (phones: readonly ListedPhone[]): ListedPhone | undefined =>
  phones
    .filter(({ price }) => !price.isSoldOut)
    .reduce<ListedPhone | undefined>(
      (least, phone) => (least && least.price.quote.monthlyTotal <= phone.price.quote.monthlyTotal ? least : phone),
      undefined,
    );

function onePlanOf(phones: readonly ListedPhone[]): string | undefined {
  const nameOf = ({ price: { plan } }: ListedPhone) => `${plan.carrier} ${plan.name}`;
  const name = phones[0] && nameOf(phones[0]);
  return phones.every((phone) => nameOf(phone) === name) ? name : undefined;
}

/**
 * The phones of a category on the visitor's conditions: priced here, narrowed and ordered by the true sum, without asking the server again.
 * The same object until something of it changes.
 */
export function usePhoneList(place: CategoryPlace, { address, change }: ListConditions, conditions: PhoneConditions) {
  usePageTitle(place.name);
  const queryClient = useQueryClient();
  const book = useQuery({ ...priceBookQuery(conditions.joinType), placeholderData: keepPreviousData });
  const cards = useQuery(allPhonesQuery());
  const isThere = book.isSuccess;
  useEffect(() => {
    // Another way of joining is then one press away, too.
    if (isThere) for (const other of joinTypes) void queryClient.prefetchQuery(priceBookQuery(other));
  }, [isThere, queryClient]);

  const filter = useMemo(() => filterIn(address), [address]);
  const { memory } = filter;
  const { categoryNo, screen } = place;
  const priced = useMemo(
    () =>
      book.data && cards.data
        ? pricedPhones(book.data, cards.data.wirelessProducts, { categoryNo, conditions, memories: splitList(memory) })
        : [],
    [book.data, cards.data, conditions, categoryNo, memory],
  );
  // A memory that is chosen leaves fewer, like every other filter.
  const inAnyMemory = useMemo(
    () =>
      memory && book.data && cards.data
        ? pricedPhones(book.data, cards.data.wirelessProducts, { categoryNo, conditions, memories: [] })
        : priced,
    [memory, book.data, cards.data, categoryNo, conditions, priced],
  );
  const all = inAnyMemory.length;
  const order = useMemo(
    () => ({
      places: new Map(cards.data?.wirelessProducts.map(({ goodsGroupNo }, index) => [goodsGroupNo, index])),
      cardsByNo: new Map(cards.data?.wirelessProducts.map((card) => [card.goodsGroupNo, card])),
    }),
    [cards.data],
  );
  const narrowing = useMemo(
    () => ({
      narrow: (part: ListAddress) => change({ ...part, page: undefined }),
      filterBy: (next: PhoneFilter) => change(filterAddress(next)),
      clearFilters: () => change({ only: undefined, min: undefined, max: undefined, page: undefined }),
    }),
    [change],
  );
  const found = useMemo(() => {
    const sort = phoneSorts.find((each) => each === address.sort) ?? 'priceAscending';
    const phones = inOrder(narrowedPhones(priced, address), sort, order.places);
    const listOf = (search: ListAddress): ScreenTarget => ({
      screen,
      search: { ...search, my: writeConditions(conditions) },
    });
    return {
      conditions,
      filter,
      address,
      sort,
      phones: phones.slice(0, (address.page ?? 1) * pageSize),
      /** By which all are priced, where it is one. */
      onePlan: onePlanOf(phones),
      total: phones.length,
      all,
      least: leastOf(phones),
      /** Without the filters. */
      priced,
      chosen: chosenPhoneFilters(address).map(({ label, without }) => ({
        label,
        to: listOf(narrowed(address, without)),
      })),
      toAll: listOf(narrowed(address, { only: undefined, min: undefined, max: undefined })),
      toSort: (next: PhoneSort) => listOf(narrowed(address, { sort: next })),
      more: () => change({ page: (address.page ?? 1) + 1 }),
    };
  }, [priced, all, address, conditions, filter, order, screen, change]);
  const countMemories = useCallback(
    () =>
      book.data && cards.data
        ? countedMemories(book.data, inAnyMemory, {
            ...{ cards: cards.data.wirelessProducts, categoryNo, conditions, address },
          })
        : [],
    [book.data, cards.data, inAnyMemory, categoryNo, conditions, address],
  );
  const refused = useMemo(() => (book.data ? refusedPlans(book.data, conditions) : []), [book.data, conditions]);
  const { cardsByNo } = order;
  const isPending = book.isPending || cards.isPending;
  const isStale = book.isPlaceholderData;
  const error = book.error ?? cards.error;
  const { refetch: readBook } = book;
  const { refetch: readCards } = cards;
  return useMemo(
    () => ({
      ...{ ...found, ...narrowing, countMemories, refused, cardsByNo, isPending, isStale, error },
      retry: () => void Promise.all([readBook(), readCards()]),
    }),
    [found, narrowing, countMemories, refused, cardsByNo, isPending, isStale, error, readBook, readCards],
  );
}
export type PhoneList = ReturnType<typeof usePhoneList>;
