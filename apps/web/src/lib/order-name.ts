import type { OrderCard } from '@mall/contracts/order';

/** What an order is called in a line: `노이즈캔슬링 무선 헤드폰 외 1건`. */
export function orderName({ lines: [first, ...others] }: OrderCard): string {
  return `${first?.productName ?? ''}${others.length > 0 ? ` 외 ${others.length}건` : ''}`;
}
