import type { WirelessCard } from '@mall/contracts/wireless';
import { isSoldOut } from '@mall/domain/sold-out';
import { cardPrice } from './card-price.ts';
import type { WirelessRow } from './wireless-card.repository.ts';

/** The card with its monthly price, computed from the choice that the model names and the support in force. */
export function toWirelessCard(row: WirelessRow): WirelessCard {
  const quote = cardPrice(row);
  return {
    goodsGroupNo: row.productNo,
    name: row.name,
    image: row.image,
    tag: row.tag,
    stickers: row.stickers,
    categoryNo: row.categoryNo,
    isFavourite: row.isFavourite,
    benefitLine1: row.benefitLine1,
    benefitLine2: row.benefitLine2,
    newCount: row.newCount,
    transferCount: row.transferCount,
    changeCount: row.changeCount,
    colours: row.colours,
    price: {
      discountType: quote.discountType,
      memory: row.cardMemory,
      devicePrice: quote.deviceMonthly,
      planName: row.planName,
      planPrice: quote.planMonthly,
      totalPrice: quote.monthlyTotal,
      instalmentMonths: quote.instalmentMonths,
      joinType: row.cardJoinType,
    },
    isSoldOut: isSoldOut(row),
    brandName: row.brandName,
  };
}
