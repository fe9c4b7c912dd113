import type { CartItem } from '@mall/contracts/cart';
import { writeOrderItems } from '@mall/domain/order-items';
import { piecesForMember, specialSaleStateAt } from '@mall/domain/special-sale';
import { useAlert } from '@mall/ui/alert-provider';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { specialSaleQuery } from '../../../entities/special-sale/special-sales.query.ts';
import { errorText } from '../../../lib/api/api-error.ts';
import { serverNow } from '../../../lib/browser/server-clock.ts';
import { useMallNavigate } from '../../../lib/routing/use-mall-navigate.ts';
import { refusalOf } from './sale-words.ts';

/** 구매: fetches the sale once more before opening the order page; changes are announced and shown. */
export function useSaleAction(saleNo: number) {
  const queryClient = useQueryClient();
  const alert = useAlert();
  const navigate = useMallNavigate();
  const { mutate, isPending } = useMutation({
    mutationFn: async (item: CartItem) => {
      const fresh = await queryClient.fetchQuery({ ...specialSaleQuery(saleNo), staleTime: 0 });
      const state = specialSaleStateAt(fresh.sale, serverNow(fresh));
      const option = fresh.goods.options.find(({ optionNo }) => optionNo === item.optionNo);
      const pieces = piecesForMember({ ...fresh.sale, ...fresh, stockQuantity: option?.stockQuantity ?? 0 });
      return (
        refusalOf({ ...fresh, state }) ?? (pieces < item.quantity ? `지금은 ${pieces}개까지 살 수 있어요.` : undefined)
      );
    },
    onSuccess: (refusal, item) =>
      refusal ? alert(refusal) : navigate({ screen: 'saleOrder', saleNo, item: writeOrderItems([item]) }),
    onError: (error) => alert(errorText(error, '잠시 뒤에 다시 시도해 주세요.')),
  });
  return { buy: mutate, isLooking: isPending };
}
