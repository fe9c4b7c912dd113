import type { OfficeOrder } from '@mall/contracts/office/orders';
import { claimsOpenFor } from '@mall/domain/order-states';

/** Whether a claim may be made for the member of this order now. Buttons depend on it; the server decides. */
export function isClaimable({ state, history }: Pick<OfficeOrder, 'state' | 'history'>): boolean {
  const delivered = history.findLast(({ toState }) => toState === 'DELIVERED');
  return (
    claimsOpenFor({ state, deliveredAt: delivered ? new Date(delivered.happenedAt) : null }, new Date()).length > 0
  );
}
