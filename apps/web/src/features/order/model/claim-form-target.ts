import type { OrderCard } from '@mall/contracts/order';
import type { ClaimType } from '@mall/contracts/order-codes';
import type { ScreenTarget } from '@mall/domain/screens/screen-path';
import { ownOrderTarget } from '@mall/domain/screens/targets';

/** The order's page with the claim form open. */
export const claimFormTarget = (order: OrderCard, claim: ClaimType): ScreenTarget<'orderDetail' | 'uploadOrder'> => ({
  ...ownOrderTarget(order),
  search: { claim },
});
