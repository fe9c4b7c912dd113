import type { WirelessCard } from '@mall/contracts/wireless';
import type { PriceBook } from '@mall/contracts/wireless-prices';
import type { PhoneConditions } from '@mall/domain/phone-conditions';
import type { ListAddress } from './list-address.ts';
import { filterAddress, filterIn, type ListedPhone, narrowedPhones } from './phone-filters.ts';
import { memoriesOf, pricedPhones } from './priced-phones.ts';

type Wanted = {
  readonly cards: readonly WirelessCard[];
  readonly categoryNo: string;
  readonly conditions: PhoneConditions;
  readonly address: ListAddress;
};

/**
 * The memory sizes by which phones, priced with any of them, can be filtered, each with the number of phones that it would leave under the
 * other filters.
 */
export function countedMemories(book: PriceBook, inAnyMemory: readonly ListedPhone[], { cards, ...wanted }: Wanted) {
  const { address } = wanted;
  const filter = { ...filterIn(address), memory: undefined };
  const others = { ...address, ...filterAddress(filter) };
  const leftOf = (phones: readonly ListedPhone[]) => narrowedPhones(phones, others);
  const left = new Set(leftOf(inAnyMemory).map(({ card }) => card.goodsGroupNo));
  const having = (memory: string) =>
    book.phones.filter((phone) => left.has(phone.goodsGroupNo) && phone.memories.some((one) => one.memory === memory));
  // A phone's sum and support depend on its memory: only under a filter by them is each memory priced separately.
  const isBySum = address.min !== undefined || address.max !== undefined || filter.support !== undefined;
  const phonesOf = (memory: string) =>
    isBySum ? leftOf(pricedPhones(book, cards, { ...wanted, memories: [memory] })) : having(memory);
  return memoriesOf(book).map((memory) => ({ id: memory, label: memory, count: phonesOf(memory).length }));
}
