import { AppError } from '@mall/contracts/errors';
import type { ExhibitionDetail } from '@mall/contracts/exhibition';
import type { MallTransaction } from '@mall/db/in-mall';
import { exhibitionStateOn } from '@mall/domain/exhibition-period';
import { seoulDayOf } from '@mall/domain/seoul-day';
import { numbersByKind } from '../../catalogue/numbers-by-kind.ts';
import type { Viewer } from '../../catalogue/viewer.ts';
import { listGoodsCards } from '../goods/list-goods-cards.ts';
import { listSubscriptionCards } from '../subscription/list-subscription-cards.ts';
import { listWirelessCards } from '../wireless/list-wireless-cards.ts';
import { findExhibition, listSections } from './exhibition.repository.ts';
import { toExhibitionCard } from './to-exhibition-card.ts';

type Input = { readonly exhibitionNo: number; readonly at: Date };

/** An exhibition, with the products of each section while it is open; 4040 when the mall has none with that number. */
export async function getExhibition(
  transaction: MallTransaction,
  viewer: Viewer,
  { exhibitionNo, at }: Input,
): Promise<ExhibitionDetail> {
  const row = await findExhibition(transaction, exhibitionNo);
  if (!row) throw new AppError('4040');
  const state = exhibitionStateOn(seoulDayOf(at), row);
  const sections = state === 'open' ? await listSections(transaction, exhibitionNo) : [];
  // One query for all sections: a product may be in several.
  const numbers = numbersByKind([...new Set(sections.flatMap(({ productNos }) => productNos))]);
  const [goods, phones, subscriptions] = await Promise.all([
    listGoodsCards(transaction, viewer, numbers.goods),
    listWirelessCards(transaction, viewer, numbers.wireless, at),
    listSubscriptionCards(transaction, viewer, numbers.subscription),
  ]);
  const goodsOf = pickerOf(goods, (card) => card.goodsGroupNo);
  const phonesOf = pickerOf(phones, (card) => card.goodsGroupNo);
  const subscriptionsOf = pickerOf(subscriptions, (card) => card.subscriptionNo);
  return {
    card: toExhibitionCard(row),
    state,
    description: row.description,
    noticeLines: row.noticeLines,
    sections: sections.map(({ productNos, ...section }) => ({
      ...section,
      goods: goodsOf(productNos),
      wirelessProducts: phonesOf(productNos),
      subscriptions: subscriptionsOf(productNos),
    })),
  };
}

/** Reads cards by number, in the requested order; products that the mall does not show are left out. */
function pickerOf<Card>(cards: readonly Card[], numberOf: (card: Card) => string) {
  const byNumber = new Map(cards.map((card) => [numberOf(card), card]));
  return (productNos: readonly string[]): Card[] =>
    productNos.map((productNo) => byNumber.get(productNo)).filter((card) => card !== undefined);
}
