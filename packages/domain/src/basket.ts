import type { DeliveryMethod } from '@mall/contracts/product-codes';
import { isRemoteArea } from './remote-area.ts';

/** What sums need of a line; prices in won for one piece. */
export type BasketLine = {
  readonly unitPrice: number;
  /** Null if the product has none, or it is not above the price. */
  readonly marketPrice: number | null;
  readonly quantity: number;
  readonly deliveryMethod: DeliveryMethod;
  readonly hasFreeDelivery: boolean;
};

export type DeliveryFee = {
  readonly fee: number;
  /** Goods amount in won from which the group is free; null: never. */
  readonly freeFrom: number | null;
};

/** The delivery cost in a mall: by method where it is set, otherwise its usual fee. */
export type DeliveryRates = {
  readonly usual: DeliveryFee;
  readonly byMethod: Readonly<Partial<Record<DeliveryMethod, DeliveryFee>>>;
  readonly remoteSurcharge: number;
};

/** Lines that are delivered together: one method, with or without freight. */
export type DeliveryGroup<Line extends BasketLine> = {
  readonly key: string;
  readonly deliveryMethod: DeliveryMethod;
  readonly hasFreeDelivery: boolean;
  readonly lines: readonly Line[];
  readonly goodsAmount: number;
  readonly fee: number;
  readonly remoteSurcharge: number;
  /** The amount in won still missing for free delivery; 0 when it is free or never will be. */
  readonly missingForFree: number;
};

export type BasketSums<Line extends BasketLine> = {
  readonly groups: readonly DeliveryGroup<Line>[];
  /** All lines at market price, if they have one. */
  readonly marketAmount: number;
  /** Market price less the sale price: never negative. */
  readonly discountAmount: number;
  readonly goodsAmount: number;
  readonly deliveryAmount: number;
  readonly total: number;
};

const selfReceive: DeliveryMethod = '9';

/** Every sum of a basket or an order in whole won; server and browser share it, so that they cannot differ. */
export function sumBasket<Line extends BasketLine>(
  lines: readonly Line[],
  deliveryRates: DeliveryRates,
  postcode = '',
): BasketSums<Line> {
  const groups = groupByDelivery(lines).map((group) => priceGroup(group, deliveryRates, isRemoteArea(postcode)));
  const goodsAmount = sum(groups, (group) => group.goodsAmount);
  const marketAmount = sum(
    lines,
    ({ marketPrice, unitPrice, quantity }) => Math.max(marketPrice ?? 0, unitPrice) * quantity,
  );
  const deliveryAmount = sum(groups, ({ fee, remoteSurcharge }) => fee + remoteSurcharge);
  return {
    groups,
    marketAmount,
    discountAmount: marketAmount - goodsAmount,
    goodsAmount,
    deliveryAmount,
    total: goodsAmount + deliveryAmount,
  };
}

function groupByDelivery<Line extends BasketLine>(lines: readonly Line[]): Line[][] {
  const groups = Map.groupBy(lines, keyOf);
  return [...groups.values()];
}

const keyOf = ({ deliveryMethod, hasFreeDelivery }: Pick<BasketLine, 'deliveryMethod' | 'hasFreeDelivery'>) =>
  `${deliveryMethod}${hasFreeDelivery ? '-free' : ''}`;

function priceGroup<Line extends BasketLine>(
  lines: readonly Line[],
  deliveryRates: DeliveryRates,
  isRemote: boolean,
): DeliveryGroup<Line> {
  const [{ deliveryMethod, hasFreeDelivery } = { deliveryMethod: '1' as const, hasFreeDelivery: true }] = lines;
  const goodsAmount = sum(lines, ({ unitPrice, quantity }) => unitPrice * quantity);
  const { fee, freeFrom } = deliveryRates.byMethod[deliveryMethod] ?? deliveryRates.usual;
  const isCollected = deliveryMethod === selfReceive;
  const isFree = hasFreeDelivery || isCollected || (freeFrom !== null && goodsAmount >= freeFrom);
  return {
    key: keyOf({ deliveryMethod, hasFreeDelivery }),
    deliveryMethod,
    hasFreeDelivery,
    lines,
    goodsAmount,
    fee: isFree ? 0 : fee,
    remoteSurcharge: isRemote && !isCollected ? deliveryRates.remoteSurcharge : 0,
    missingForFree: isFree || freeFrom === null ? 0 : freeFrom - goodsAmount,
  };
}

const sum = <Item>(items: readonly Item[], amountOf: (item: Item) => number): number =>
  items.reduce((total, item) => total + amountOf(item), 0);
