import { categoryType } from '@mall/contracts/codes';
import type { GoodsDetail } from '@mall/contracts/goods-detail';
import { categoryTarget } from '@mall/domain/screens/targets';
import { useQuery } from '@tanstack/react-query';
import { goodsByNumberQuery } from '../../../entities/product/products-by-number.query.ts';
import { useRecentlyViewed } from '../../../entities/recent-view/use-recently-viewed.ts';
import { useIsSignedIn } from '../../../lib/session/use-is-signed-in.ts';
import { relatedGoodsQuery } from '../api/related-goods.query.ts';

const shownGoods = 5;

/** Other goods: of the same category, and those viewed before this one. */
export function useOtherGoods({ card, categoryPath }: GoodsDetail) {
  const isSignedIn = useIsSignedIn();
  const category = categoryPath.at(-1);
  const related = useQuery({ ...relatedGoodsQuery(category?.categoryNo ?? ''), enabled: category !== undefined });
  const recentNos = useRecentlyViewed().productNos.filter((no) => no.startsWith('GD') && no !== card.goodsGroupNo);
  const recent = useQuery(goodsByNumberQuery(recentNos.slice(0, shownGoods), isSignedIn));
  const relatedCards = related.data?.goods.filter(({ goodsGroupNo }) => goodsGroupNo !== card.goodsGroupNo) ?? [];
  return {
    related: {
      title: `${category?.name ?? ''} 인기 상품`,
      link: categoryTarget(categoryType.general, category?.categoryNo ?? ''),
      cards: relatedCards.slice(0, shownGoods),
      isLoading: related.isLoading,
    },
    recent: { title: '최근 본 상품', cards: recent.data?.goods ?? [], isLoading: recent.isLoading },
  };
}
