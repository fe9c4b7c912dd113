import { type OrderInput, placeOrder } from '@mall/contracts/order';
import { formatWon } from '@mall/domain/money';
import { useAlert, useConfirm } from '@mall/ui/alert-provider';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';
import { errorText, isApiError } from '../../../lib/api/api-error.ts';
import { fieldMessages } from '../../../lib/field-messages.ts';
import { useMallNavigate } from '../../../lib/routing/use-mall-navigate.ts';
import { orderSheetQuery } from '../api/order-sheet.query.ts';
import { isNothingLeft } from './nothing-left.ts';
import { rememberPlaced } from './order-draft.ts';
import { complaintsOfServer, type OrderComplaints } from './order-form.ts';
import { openPaymentWindow, useIsLeaving } from './payment-window.ts';
import type { Purchase } from './purchase.ts';
import { forgetRequestKey, requestKeyOf } from './request-key.ts';
import { viewSheet } from './sheet-view.ts';

type Input = Omit<OrderInput, 'requestKey'>;
type Refused = (complaints: OrderComplaints) => void;

const isDecided = (error: unknown): boolean => isApiError(error) && error.status > 0 && error.status < 500;

/** One click: places the order and leaves for the payment; what has changed meanwhile is said, and confirmed again. */
export function usePlaceOrder(purchase: Purchase, onRefused: Refused) {
  const queryClient = useQueryClient();
  const alert = useAlert();
  const confirm = useConfirm();
  const navigate = useMallNavigate();
  const isLeaving = useIsLeaving();
  const sheet = orderSheetQuery(purchase);

  const { mutate, isPending } = useMutation({
    mutationFn: (input: Input) => call(placeOrder, { body: { ...input, requestKey: requestKeyOf(input) } }),
    onSuccess: ({ orderNo, window }, { paymentMethod }) => {
      forgetRequestKey();
      rememberPlaced(orderNo, paymentMethod);
      // An order of 0 won is complete.
      if (!window) return navigate({ screen: 'orderComplete', orderNo }, { replace: true });
      // What one comes back to, by whatever way, is the order that is there now.
      return openPaymentWindow(window.url, () => navigate({ screen: 'orderPay', orderNo }, { replace: true }));
    },
    onError: (error, input) => {
      if (isDecided(error)) forgetRequestKey();
      return recover(error, input);
    },
  });

  const recover = async (error: Error, input: Input): Promise<void> => {
    if (isApiError(error, '4093')) return confirmPrice(error, input);
    if (isApiError(error, '4220')) return onRefused(complaintsOfServer(fieldMessages(error)));
    const message = errorText(error, '주문하지 못했어요. 잠시 뒤에 다시 시도해 주세요.');
    const isHeldBack = isApiError(error, '4710') || isApiError(error, '4711');
    const isAboutLines = isApiError(error, '4091') || isNothingLeft(error);
    // The line is marked, or the way to the unpaid orders shown, before the words about it close.
    if (isAboutLines || isHeldBack) await queryClient.invalidateQueries(sheet);
    await alert(message);
    onRefused(isAboutLines ? { lines: message } : {});
  };

  const confirmPrice = async (error: Error, input: Input): Promise<void> => {
    const fresh = await queryClient.fetchQuery({ ...sheet, staleTime: 0 }).catch(() => undefined);
    const view = fresh && viewSheet(fresh, input.delivery.postcode);
    if (!view || view.short.length > 0 || view.sums.total === input.expectedTotal) {
      await alert(errorText(error, '그사이 금액이 바뀌었어요.'));
      return onRefused({});
    }
    const { total } = view.sums;
    const isAgreed = await confirm({
      message: `결제 금액이 ${formatWon(input.expectedTotal)}에서 ${formatWon(total)}으로 바뀌었어요. 바뀐 금액으로 결제할까요?`,
      confirmLabel: `${formatWon(total)} 결제하기`,
    });
    if (isAgreed) mutate({ ...input, expectedTotal: total });
  };

  return { place: mutate, isPlacing: isPending || isLeaving };
}
