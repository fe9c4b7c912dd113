import type { GoodsCard } from '@mall/contracts/goods';
import type { SubscriptionCard } from '@mall/contracts/subscription';
import type { WirelessCard } from '@mall/contracts/wireless';
import { discountRate, formatWon, formatWonPerMonth } from '@mall/domain/money';
import { productTarget } from '@mall/domain/screens/targets';

type Cards = {
  readonly phones: readonly WirelessCard[];
  readonly goods: readonly GoodsCard[];
  readonly subscriptions: readonly SubscriptionCard[];
};
export type ProductRow = ReturnType<typeof productRowsOf>[number];

/** Products of any kind as short rows, phones first. */
export const productRowsOf = ({ phones, goods, subscriptions }: Cards) => [
  ...phones.map(({ goodsGroupNo, categoryNo, name, image, price }) => ({
    ...{ productNo: goodsGroupNo, target: productTarget(goodsGroupNo, categoryNo), name, image, rate: 0 },
    price: formatWonPerMonth(price.totalPrice),
  })),
  ...goods.map(({ goodsGroupNo, name, image, marketPrice, salePrice }) => ({
    ...{ productNo: goodsGroupNo, target: productTarget(goodsGroupNo), name, image },
    ...{ rate: discountRate(marketPrice, salePrice), price: formatWon(salePrice) },
  })),
  ...subscriptions.map(({ subscriptionNo, name, image, monthlyFee }) => ({
    ...{ productNo: subscriptionNo, target: productTarget(subscriptionNo), name, image, rate: 0 },
    price: formatWonPerMonth(monthlyFee),
  })),
];
