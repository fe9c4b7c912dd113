import { mostCartLines } from '@mall/contracts/cart';
import { type DeliveryRates, sumBasket } from './basket.ts';
import { pagesOf } from './paging.ts';
import type { UploadLine } from './upload-check.ts';

/** Rows that are delivered to one person as one order, with its cost. */
export type UploadOrder = {
  readonly lines: readonly UploadLine[];
  readonly sums: {
    readonly marketAmount: number;
    readonly goodsAmount: number;
    readonly deliveryAmount: number;
    readonly total: number;
  };
};
export type UploadSums = {
  readonly orderCount: number;
  readonly goodsAmount: number;
  readonly deliveryAmount: number;
};

/** Rows with the same receiver, address and request become one order, at most fifty rows per order, in the sheet's order. */
export function planUploadOrders(lines: readonly UploadLine[], deliveryRates: DeliveryRates): UploadOrder[] {
  const parcels = Map.groupBy(lines, parcelOf);
  return [...parcels.values()]
    .flatMap((parcel) => pagesOf(parcel, mostCartLines))
    .map((portion) => ({ lines: portion, sums: sumOrder(portion, deliveryRates) }));
}

const parcelOf = (line: UploadLine): string =>
  JSON.stringify([
    line.recipient,
    line.phone,
    line.postcode,
    line.roadAddress,
    line.detailAddress,
    line.deliveryRequest,
  ]);

function sumOrder(lines: readonly UploadLine[], deliveryRates: DeliveryRates): UploadOrder['sums'] {
  const basket = lines.map(({ offer, quantity }) => ({ ...offer, quantity }));
  const { marketAmount, goodsAmount, deliveryAmount, total } = sumBasket(basket, deliveryRates, lines[0]?.postcode);
  return { marketAmount, goodsAmount, deliveryAmount, total };
}

export function sumUploadOrders(orders: readonly UploadOrder[]): UploadSums {
  const sum = (amountOf: (order: UploadOrder) => number) => orders.reduce((total, order) => total + amountOf(order), 0);
  return {
    orderCount: orders.length,
    goodsAmount: sum(({ sums }) => sums.goodsAmount),
    deliveryAmount: sum(({ sums }) => sums.deliveryAmount),
  };
}
