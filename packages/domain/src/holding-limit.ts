import { formatNumber } from './money.ts';

// An unpaid order reserves its pieces for up to thirty minutes, or for days while it waits for a deposit. So the amount that one member may
// hold at a time is limited.

/** A line to be ordered or put in the basket. */
export type LimitedLine = {
  readonly productNo: string;
  readonly name: string;
  readonly quantity: number;
  /** Pieces of the product that one member may hold. */
  readonly mostPieces: number;
};

/** What a member's unpaid orders hold. Pieces bought in a special sale are not included: a sale has a limit of its own. */
export type Held = {
  readonly orderCount: number;
  readonly pieces: readonly { readonly productNo: string; readonly pieces: number }[];
};

export type ExceededLimit =
  | { readonly kind: 'ORDERS'; readonly count: number; readonly most: number }
  | { readonly kind: 'PIECES'; readonly name: string; readonly most: number; readonly held: number };

/** Why lines may not be ordered in addition to what is already held, or null. The options of a product count together. */
export function exceededHoldingLimit(
  lines: readonly LimitedLine[],
  { held, mostOrders }: { readonly held: Held; readonly mostOrders: number },
): ExceededLimit | null {
  if (held.orderCount >= mostOrders) return { kind: 'ORDERS', count: held.orderCount, most: mostOrders };
  return exceededPieces(lines, held.pieces);
}

/** The first product of which more than its limit would be held, or null. */
export function exceededPieces(lines: readonly LimitedLine[], held: Held['pieces'] = []): ExceededLimit | null {
  for (const [productNo, [first, ...others]] of Map.groupBy(lines, (line) => line.productNo)) {
    if (!first) continue;
    const alreadyHeld = held.find((one) => one.productNo === productNo)?.pieces ?? 0;
    const wanted = others.reduce((sum, { quantity }) => sum + quantity, first.quantity);
    if (wanted + alreadyHeld > first.mostPieces) {
      return { kind: 'PIECES', name: first.name, most: first.mostPieces, held: alreadyHeld };
    }
  }
  return null;
}

/** The limit in words, shown on a product from the beginning. */
export const mostPiecesText = (most: number): string => `한 사람이 한 번에 ${formatNumber(most)}개까지 살 수 있어요.`;

/** The reason in words, with what to do. */
export function exceededLimitText(exceededLimit: ExceededLimit): string {
  if (exceededLimit.kind === 'ORDERS') {
    return `결제하지 않은 주문이 ${formatNumber(exceededLimit.count)}건 있어요. 그 주문을 결제하거나 취소한 뒤에 새로 주문해 주세요.`;
  }
  const { name, most, held } = exceededLimit;
  const limit = `‘${name}’ 상품은 한 사람이 한 번에 ${formatNumber(most)}개까지 살 수 있어요.`;
  if (held === 0) return `${limit} 수량을 줄여 주세요.`;
  return `${limit} 결제하지 않은 주문에 ${formatNumber(held)}개가 있어요. 그 주문을 결제하거나 취소해 주세요.`;
}
