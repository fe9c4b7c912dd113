import { addToCart } from '@mall/contracts/cart';
import { confirmPurchase, type OrderCard } from '@mall/contracts/order';
import { useConfirm } from '@mall/ui/alert-provider';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cartKey } from '../../../entities/cart/cart.query.ts';
import { ordersKey } from '../../../entities/order/order.query.ts';
import { call } from '../../../lib/api/api-client.ts';
import { errorText } from '../../../lib/api/api-error.ts';
import { showAlert } from '../../../lib/browser/dialogs.ts';
import { useMallNavigate } from '../../../lib/routing/use-mall-navigate.ts';

const tellFailure = (error: unknown) => showAlert({ message: errorText(error, '잠시 뒤에 다시 시도해 주세요.') });

/** A member's actions on an order, except claims. */
export function useOrderActions(order: OrderCard) {
  const queryClient = useQueryClient();
  const confirmFirst = useConfirm();
  const navigate = useMallNavigate();
  const params = { orderNo: order.orderNo };

  const confirm = useMutation({
    mutationFn: () => call(confirmPurchase, { params }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ordersKey }),
    onError: tellFailure,
  });
  const buyAgain = useMutation({
    mutationFn: () =>
      call(addToCart, {
        body: { items: order.lines.map(({ productNo, optionNo, quantity }) => ({ productNo, optionNo, quantity })) },
      }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: cartKey });
      await navigate({ screen: 'cart' });
    },
    onError: tellFailure,
  });
  const confirmAndSend = async () => {
    const message = '구매를 확정할까요? 확정하면 교환과 반품을 신청할 수 없어요.';
    if (await confirmFirst({ message, confirmLabel: '구매확정' })) confirm.mutate();
  };
  return {
    confirmPurchase: () => void confirmAndSend(),
    isConfirming: confirm.isPending,
    buyAgain: () => buyAgain.mutate(),
    isBuyingAgain: buyAgain.isPending,
  };
}
