type Price = { readonly since: string; readonly price: number };
type Memory = { readonly memory: string; readonly prices: readonly Price[] };
export type FactFault = { readonly field: string; readonly message: string };

/** The price of a memory on a day; undefined before its first one. */
export const priceOn = (prices: readonly Price[], day: string): number | undefined =>
  prices.findLast(({ since }) => since <= day)?.price;

/** What is wrong with the memories of a phone, by field: prices in force cannot change, others begin on a future day. */
export function memoryFaults(written: readonly Memory[], stored: readonly Memory[], today: string): FactFault[] {
  if (written.length === 0) return [{ field: 'memories', message: '용량을 하나 넘게 적어 주세요.' }];
  return written.flatMap((one, index) => {
    const isTwice = written.findIndex(({ memory }) => memory === one.memory) < index;
    const before = stored.find(({ memory }) => memory === one.memory);
    const own = isTwice ? [{ field: 'memory', message: '같은 용량이 두 번 있어요.' }] : [];
    return [...own, ...priceFaults(one.prices, before?.prices, today)].map(({ field, message }) => ({
      ...{ field: `memories.${index}.${field}`, message },
    }));
  });
}

function priceFaults(prices: readonly Price[], stored: readonly Price[] | undefined, today: string): FactFault[] {
  const begun = stored?.filter(({ since }) => since <= today) ?? [];
  const [first] = prices;
  if (!first) return [{ field: 'prices', message: '출고가를 적어 주세요.' }];
  if (!stored && first.since > today)
    return [{ field: 'prices.0.since', message: '첫 출고가는 오늘이나 지난 날부터예요.' }];
  const isKept = begun.every(({ since, price }, at) => prices[at]?.since === since && prices[at].price === price);
  if (!isKept) return [{ field: 'prices', message: '이미 시작한 출고가는 바꾸지 않아요.' }];
  const from = stored ? begun.length : 1;
  return prices
    .slice(from)
    .flatMap(({ since }, at) => sinceFault(since, { before: prices[from + at - 1], today, at: from + at }));
}

type Place = { readonly before: Price | undefined; readonly today: string; readonly at: number };
function sinceFault(since: string, { before, today, at }: Place): FactFault[] {
  const field = `prices.${at}.since`;
  if (since <= today) return [{ field, message: '내일부터 고를 수 있어요. 지난 출고가는 바꾸지 않아요.' }];
  if (before && since <= before.since) return [{ field, message: '앞 출고가보다 뒤의 날을 골라 주세요.' }];
  return [];
}

/** Each day on which one of their prices changes. */
export const priceDays = (...lists: readonly (readonly Price[])[]): readonly string[] => [
  ...new Set(lists.flatMap((prices) => prices.map(({ since }) => since))),
];
