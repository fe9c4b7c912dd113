import type { OfficeOrder } from '@mall/contracts/office/orders';
import { claimsOpenFor } from '@mall/domain/order-states';

/** May a claim be made for the member of this order now? Buttons come from it; the server decides. */
export function isClaimable({ state, history }: Pick<OfficeOrder, 'state' | 'history'>): boolean {
  const delivered = history.findLast(({ toState }) => toState === 'DELIVERED');
  return (
    claimsOpenFor({ state, deliveredAt: delivered ? new Date(delivered.happenedAt) : null }, new Date()).length > 0
  );
}
