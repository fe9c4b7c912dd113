type Seen = { readonly marketPrice: number; readonly marketPriceOn: string | null };

/** A market price needs the day on which it was seen, as proof of the discount; returns what is wrong with the day. */
export function marketPriceFault(
  before: Pick<Seen, 'marketPrice'>,
  { marketPrice, marketPriceOn }: Seen,
  today: string,
): string | undefined {
  if (marketPriceOn === null)
    return marketPrice > 0 && marketPrice !== before.marketPrice ? '바꾼 시중가를 확인한 날을 적어 주세요.' : undefined;
  return marketPriceOn > today ? '오늘이나 지난 날을 적어 주세요.' : undefined;
}
