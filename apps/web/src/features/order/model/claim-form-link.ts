import type { ClaimType } from '@mall/contracts/order-codes';
import { orderLink } from '@mall/domain/menu-links';

/** The order's page with the form open that gives pieces back. */
export const claimFormLink = (orderNo: string, type: ClaimType): string => `${orderLink(orderNo)}?claim=${type}`;
