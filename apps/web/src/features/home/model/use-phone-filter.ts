import type { WirelessCard } from '@mall/contracts/wireless';
import { useState } from 'react';

const everything = '전체';
const affordableMonthly = 100_000;
const affordable = '월 10만원 이하';

/** The chips above the phones: every brand, and an upper limit of the monthly sum. */
export function usePhoneFilter(phones: readonly WirelessCard[]) {
  const [chosen, setChosen] = useState(everything);
  const brands = [...new Set(phones.map(({ brandName }) => brandName))];
  const isAffordable = ({ price }: WirelessCard) => price.totalPrice <= affordableMonthly;
  const choices = [
    everything,
    ...(brands.length > 1 ? brands : []),
    ...(phones.some(isAffordable) ? [affordable] : []),
  ];
  const isShown = (phone: WirelessCard): boolean => {
    if (chosen === everything) return true;
    return chosen === affordable ? isAffordable(phone) : phone.brandName === chosen;
  };
  return { choices, chosen, choose: setChosen, shown: phones.filter(isShown) };
}
