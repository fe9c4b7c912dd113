import type { DataOf } from '@mall/contracts/endpoint';
import { type OrderInput, placeOrder } from '@mall/contracts/order';
import { formatWon } from '@mall/domain/money';
import { useAlert, useConfirm } from '@mall/ui/alert-provider';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';
import { errorText, isApiError } from '../../../lib/api/api-error.ts';
import { placeServerErrors } from '../../../lib/form/form-errors.ts';
import { forgetRequestKey, requestKeyOf } from '../../../lib/form/request-key.ts';
import { useMallNavigate } from '../../../lib/routing/use-mall-navigate.ts';
import { orderSheetQuery } from '../api/order-sheet.query.ts';
import { isNothingLeft } from './nothing-left.ts';
import { rememberPlaced } from './order-draft.ts';
import { orderFieldNames } from './order-form.ts';
import { openPaymentWindow, useIsLeaving } from './payment-window.ts';
import type { Purchase } from './purchase.ts';
import { viewSheet } from './sheet-view.ts';

type Input = Omit<OrderInput, 'requestKey'>;
const requestName = 'order-request';

const isDecided = (error: unknown): boolean => isApiError(error) && error.status > 0 && error.status < 500;

/** Places an order and leaves for the payment; a price that has changed meanwhile is shown, and must be confirmed. */
export function usePlaceOrder(purchase: Purchase) {
  const queryClient = useQueryClient();
  const alert = useAlert();
  const confirm = useConfirm();
  const navigate = useMallNavigate();
  const isLeaving = useIsLeaving();
  const sheet = orderSheetQuery(purchase);

  const leave = ({ orderNo, window }: DataOf<typeof placeOrder>, { paymentMethod }: Input) => {
    forgetRequestKey(requestName);
    rememberPlaced(orderNo, paymentMethod);
    // An order of 0 won is complete.
    if (!window) return navigate({ screen: 'orderComplete', orderNo }, { replace: true });
    // Going back always leads to the placed order.
    return openPaymentWindow(window.url, () => navigate({ screen: 'orderPay', orderNo }, { replace: true }));
  };

  const place = async (input: Input): Promise<void> => {
    try {
      const requestKey = requestKeyOf(requestName, input);
      await leave(await call(placeOrder, { body: { ...input, requestKey } }), input);
    } catch (error) {
      if (isDecided(error)) forgetRequestKey(requestName);
      const confirmed = isApiError(error, '4093') ? await confirmPrice(error, input) : undefined;
      if (!confirmed) throw error;
      await place(confirmed);
    }
  };

  /** Shows why there is no order, unless a field shows it. */
  const explain = async (error: Error): Promise<void> => {
    // A changed price was confirmed, or refused.
    if (isApiError(error, '4093')) return;
    const { fields, others } = placeServerErrors(error, {}, orderFieldNames);
    if (Object.keys(fields).length > 0 && others.length === 0) return;
    const message = others[0] ?? errorText(error, '주문하지 못했어요. 잠시 뒤에 다시 시도해 주세요.');
    const isHeldBack = isApiError(error, '4710') || isApiError(error, '4711');
    const isAboutLines = isApiError(error, '4091') || isNothingLeft(error);
    // The line is marked, or the link to the unpaid orders shown, before the message closes.
    if (isAboutLines || isHeldBack) await queryClient.invalidateQueries(sheet);
    await alert(message);
  };

  const confirmPrice = async (error: Error, input: Input): Promise<Input | undefined> => {
    const fresh = await queryClient.fetchQuery({ ...sheet, staleTime: 0 }).catch(() => undefined);
    const view = fresh && viewSheet(fresh, input.delivery?.postcode ?? '');
    if (!view || view.short.length > 0 || view.sums.total === input.expectedTotal) {
      await alert(errorText(error, '그사이 금액이 바뀌었어요.'));
      return undefined;
    }
    const { total } = view.sums;
    const isAgreed = await confirm({
      message: `결제 금액이 ${formatWon(input.expectedTotal)}에서 ${formatWon(total)}으로 바뀌었어요. 바뀐 금액으로 결제할까요?`,
      confirmLabel: `${formatWon(total)} 결제하기`,
    });
    return isAgreed ? { ...input, expectedTotal: total } : undefined;
  };

  return { place, explain, isLeaving };
}
