import { officeScreens } from '@mall/domain/office/screens';

/** The key of an order in lists and addresses, with its mall: `1-2026112300000001`. */
export const keyOf = ({ mallId, orderNo }: { readonly mallId: number; readonly orderNo: string }): string =>
  `${mallId}-${orderNo}`;

export function placeOf(key: string) {
  const [mallId, orderNo = ''] = key.split('-');
  return { mallId: Number(mallId), orderNo };
}

/** The address for printing papers for these orders. */
export const printPath = (
  kind: 'slips' | 'picking',
  orders: readonly { readonly mallId: number; readonly orderNo: string }[],
): string => `${officeScreens.orderPrints}?kind=${kind}&of=${orders.map(keyOf).join(',')}`;
