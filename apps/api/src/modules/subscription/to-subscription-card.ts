import { goodsState } from '@mall/contracts/product-codes';
import type { SubscriptionCard } from '@mall/contracts/subscription';
import type { SubscriptionRow } from './subscription.repository.ts';

/** The card shows the lowest fee with its contract and care. */
export function toSubscriptionCard(row: SubscriptionRow): SubscriptionCard {
  return {
    subscriptionNo: row.productNo,
    name: row.name,
    brandName: row.brandName,
    modelName: row.modelName,
    image: row.image,
    tag: row.tag,
    stickers: row.stickers,
    monthlyFee: row.monthlyFee,
    contractMonths: row.months,
    careType: row.careType,
    visitCycleMonths: row.visitCycleMonths,
    isFirstMonthFree: row.isFirstMonthFree,
    isFavourite: row.isFavourite,
    isSoldOut: row.state === goodsState.soldOut,
  };
}
