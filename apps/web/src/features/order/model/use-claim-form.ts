import { quoteClaim, type RefundAccount, requestClaim } from '@mall/contracts/claim';
import type { RequestOf } from '@mall/contracts/endpoint';
import type { OrderDetail } from '@mall/contracts/order';
import type { ClaimType } from '@mall/contracts/order-codes';
import { formatWon } from '@mall/domain/money';
import { useConfirm } from '@mall/ui/alert-provider';
import { useToast } from '@mall/ui/toast-provider';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Destination, destinationNames, toDestination } from '../../../entities/address/destination.ts';
import { ordersKey } from '../../../entities/order/order.query.ts';
import { call } from '../../../lib/api/api-client.ts';
import { errorText, isApiError } from '../../../lib/api/api-error.ts';
import { foundErrors } from '../../../lib/form/form-errors.ts';
import { unchosen } from '../../../lib/form/rules.ts';
import { useMallForm } from '../../../lib/form/use-mall-form.ts';
import { type ChosenPieces, firstChoice } from './claim-choice.ts';
import { claimReasons, longestDetail, reasonText } from './claim-reasons.ts';
import { claimablePieces } from './claimable-pieces.ts';
import { accountErrors, accountLimits, needsAccount, noAccount } from './refund-account.ts';

type ClaimValues = RefundAccount & {
  chosen: ChosenPieces;
  reason: string;
  detail: string;
  /** Where an exchange or a return is picked up: the order's address, unless the member chooses another. */
  pickup: Destination;
};

const linesOf = ({ chosen }: Pick<ClaimValues, 'chosen'>) =>
  Object.entries(chosen)
    .filter(([, quantity]) => quantity > 0)
    .map(([lineNo, quantity]) => ({ lineNo: Number(lineNo), quantity }));

const countOf = (lines: ReturnType<typeof linesOf>): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

function claimedOf(type: ClaimType, values: ClaimValues) {
  const { fault = 'MEMBER' } = claimReasons[type].find(({ text }) => text === values.reason) ?? {};
  return { type, fault, lines: linesOf(values) };
}

/** The form of a claim; the refund is known before submitting. */
export function useClaimForm(order: OrderDetail, type: ClaimType, onDone: () => void) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const confirmRefund = useConfirmRefund();
  const wantsAccount = needsAccount(order, type);
  const params = { orderNo: order.card.orderNo };
  const form = useMallForm<ClaimValues, OrderDetail>({
    values: {
      chosen: firstChoice(order),
      reason: '',
      detail: '',
      ...noAccount,
      pickup: toDestination({ ...order, phone: order.recipientPhone }),
    },
    limits: { ...accountLimits, detail: { maxLength: longestDetail } },
    names: destinationNames('pickup.'),
    validate: (typed) => ({
      ...foundErrors({
        lines: linesOf(typed).length === 0 ? '상품을 하나 이상 골라 주세요.' : undefined,
        reason: unchosen(typed.reason, '사유를'),
      }),
      ...(wantsAccount && accountErrors(typed)),
    }),
    confirm: async (typed) => {
      if (!quote.data || quote.isComing) return false;
      return type !== 'CANCEL' || quote.data.refund === 0 || confirmRefund(countOf(linesOf(typed)), quote.data.refund);
    },
    send: (typed) => {
      const { reason, detail, bankCode, accountNumber, holder } = typed;
      const body = {
        ...claimedOf(type, typed),
        ...{ reason: reasonText(reason, detail), expectedRefund: quote.data?.refund ?? 0 },
        ...(wantsAccount && { refundAccount: { bankCode, accountNumber, holder } }),
        ...(type !== 'CANCEL' && { pickup: toDestination(typed.pickup) }),
      };
      return call(requestClaim, { params, body });
    },
    onSent: async (after) => {
      await queryClient.invalidateQueries({ queryKey: ordersKey });
      toast({ message: outcomeText(after) });
      onDone();
    },
    // Somebody else has changed the order meanwhile: the new sum is shown and must be confirmed again.
    onError: (refusal) => isApiError(refusal, '4093') && quote.retry(),
    failure: '신청하지 못했어요. 잠시 뒤에 다시 시도해 주세요.',
  });
  const { chosen, reason } = form.values;
  const claimed = claimedOf(type, form.values);
  const { fault, lines } = claimed;
  const quote: ReturnType<typeof useQuote> = useQuote(params.orderNo, claimed);
  return {
    ...{ form, wantsAccount, chosen },
    pieces: claimablePieces(order),
    pieceCount: countOf(lines),
    choose: (lineNo: number, quantity: number) =>
      form.set({ chosen: { ...form.current().chosen, [lineNo]: quantity } }),
    fault: reason === '' ? undefined : fault,
    quote: lines.length > 0 ? quote.data : undefined,
    isQuoteComing: quote.isComing,
    failure: form.failure ?? quote.failure,
    isBusy: form.isSending || quote.isComing,
  };
}
export type ClaimForm = ReturnType<typeof useClaimForm>;

/** A refund is made at once and cannot be undone, so it must be confirmed. */
function useConfirmRefund() {
  const confirm = useConfirm();
  return (pieceCount: number, refund: number): Promise<boolean> =>
    confirm({
      title: `${pieceCount}개를 취소할까요?`,
      message: `${formatWon(refund)}을 바로 돌려드려요. 취소한 뒤에는 되돌릴 수 없어요.`,
      confirmLabel: '취소하고 돌려받기',
      cancelLabel: '그만두기',
    });
}

type ClaimInput = RequestOf<typeof requestClaim>['body'];

function useQuote(orderNo: string, body: Pick<ClaimInput, 'type' | 'fault' | 'lines'>) {
  const { data, error, isFetching, refetch } = useQuery({
    // Not under the orders' key: submitting a claim refetches them, and this quote must not be refetched.
    queryKey: ['refund-quote', orderNo, body],
    gcTime: 0,
    queryFn: ({ signal }) => call(quoteClaim, { params: { orderNo }, body }, { signal }),
    enabled: body.lines.length > 0,
    placeholderData: keepPreviousData,
  });
  return {
    data,
    isComing: isFetching,
    failure: error ? errorText(error, '환불 금액을 계산하지 못했어요.') : undefined,
    retry: () => void refetch(),
  };
}

function outcomeText({ card, claims }: OrderDetail): string {
  const made = claims.at(-1);
  if (!made) return card.state === 'CANCELLED' ? '주문을 취소했어요.' : '신청했어요.';
  return made.state === 'DONE'
    ? `취소했어요. ${formatWon(made.refundAmount)}을 돌려드렸어요.`
    : '신청했어요. 진행 상황은 주문 상세에서 볼 수 있어요.';
}
