import type { ProductKind } from '@mall/contracts/codes';

const kindByPrefix: Readonly<Record<string, ProductKind>> = { GD: 'goods', HP: 'wireless', SB: 'subscription' };

/** Groups product numbers by kind: a number begins with GD, HP or SB. */
export function numbersByKind(productNos: readonly string[]): Record<ProductKind, string[]> {
  const numbers: Record<ProductKind, string[]> = { goods: [], wireless: [], subscription: [] };
  for (const productNo of productNos) {
    const kind = kindByPrefix[productNo.slice(0, 2)];
    if (kind) numbers[kind].push(productNo);
  }
  return numbers;
}
