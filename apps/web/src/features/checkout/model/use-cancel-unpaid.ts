import { requestClaim } from '@mall/contracts/claim';
import type { OrderDetail } from '@mall/contracts/order';
import { useAlert, useConfirm } from '@mall/ui/alert-provider';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ordersKey } from '../../../entities/order/order.query.ts';
import { call } from '../../../lib/api/api-client.ts';
import { errorText } from '../../../lib/api/api-error.ts';

/** Cancels an unpaid order: as a whole, at once, without a refund. */
export function useCancelUnpaid({ card: { orderNo, lines } }: OrderDetail) {
  const queryClient = useQueryClient();
  const alert = useAlert();
  const confirm = useConfirm();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      call(requestClaim, {
        params: { orderNo },
        body: {
          type: 'CANCEL',
          fault: 'MEMBER',
          lines: lines.map(({ lineNo, quantity }) => ({ lineNo, quantity })),
          reason: '결제 전 취소',
          expectedRefund: 0,
        },
      }),
    onError: (error) => alert(errorText(error, '취소하지 못했어요. 잠시 뒤에 다시 시도해 주세요.')),
    // After a refusal it may have been paid meanwhile.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ordersKey }),
  });
  const confirmFirst = async () => {
    const message = '주문을 취소할까요? 맡아 둔 상품은 다른 분이 살 수 있게 돼요.';
    if (await confirm({ message, confirmLabel: '주문 취소', cancelLabel: '그대로 두기' })) mutate();
  };
  return { cancel: () => void confirmFirst(), isCancelling: isPending };
}
