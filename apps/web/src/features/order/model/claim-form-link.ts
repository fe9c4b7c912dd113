import type { Device } from '@mall/contracts/codes';
import type { OrderCard } from '@mall/contracts/order';
import type { ClaimType } from '@mall/contracts/order-codes';
import { ownOrderLink } from '@mall/domain/menu-links';

/** The order's page with the form open that gives pieces back. */
export const claimFormLink = (order: OrderCard, type: ClaimType, device: Device): string =>
  `${ownOrderLink(order, device)}?claim=${type}`;
