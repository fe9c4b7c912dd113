import type { GoodsDetail } from '@mall/contracts/goods-detail';
import { isOrderable } from '@mall/domain/cart-line-state';
import { useQuery } from '@tanstack/react-query';
import { useMall } from '../../lib/mall/mall-context.tsx';
import { useIsSignedIn } from '../../lib/session/use-is-signed-in.ts';
import { optionText } from '../goods/option-choice.ts';
import { restockQuery } from './restock.query.ts';
import { useRestockWish } from './use-restock-wish.ts';

/** A product's sold-out options and whether the member waits for them; empty for viewers without an account to mail. */
export function useRestock({ card, options }: GoodsDetail) {
  const isSignedIn = useIsSignedIn();
  const { mall } = useMall();
  const { set, isSending } = useRestockWish();
  const gone = options.filter((option) => card.isSoldOut || !isOrderable(option));
  const mayAsk = isSignedIn && !mall.isMarketing && gone.length > 0;
  const productNo = card.goodsGroupNo;
  const { data } = useQuery({ ...restockQuery(productNo), enabled: mayAsk });
  if (!mayAsk || !data) return [];
  return gone.map((option) => {
    const { optionNo } = option;
    const { isAsked = false, waiting = 0 } = data.options.find((one) => one.optionNo === optionNo) ?? {};
    return {
      ...{
        optionNo,
        isAsked,
        waiting,
        name: optionText(option) || card.name,
        isSending: isSending({ productNo, optionNo }),
      },
      toggle: () => set({ productNo, optionNo, isAsked: !isAsked }),
    };
  });
}
export type RestockOption = ReturnType<typeof useRestock>[number];
