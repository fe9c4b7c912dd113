type Seen = { readonly marketPrice: number; readonly marketPriceOn: string | null };

/** A market price says when it was seen, so that a discount can be shown to be one; what is wrong with the day. */
export function marketPriceFault(
  before: Pick<Seen, 'marketPrice'>,
  { marketPrice, marketPriceOn }: Seen,
  today: string,
): string | undefined {
  if (marketPriceOn === null)
    return marketPrice > 0 && marketPrice !== before.marketPrice ? '바꾼 시중가를 확인한 날을 적어 주세요.' : undefined;
  return marketPriceOn > today ? '오늘이나 지난 날을 적어 주세요.' : undefined;
}
