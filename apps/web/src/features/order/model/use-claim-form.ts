import { quoteClaim, requestClaim } from '@mall/contracts/claim';
import type { RequestOf } from '@mall/contracts/endpoint';
import type { OrderDetail } from '@mall/contracts/order';
import type { ClaimType } from '@mall/contracts/order-codes';
import { formatWon } from '@mall/domain/money';
import { useConfirm } from '@mall/ui/alert-provider';
import { useToast } from '@mall/ui/toast-provider';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ordersKey } from '../../../entities/order/order.query.ts';
import { call } from '../../../lib/api/api-client.ts';
import { errorText, isApiError } from '../../../lib/api/api-error.ts';
import { firstChoice } from './claim-choice.ts';
import { claimReasons, reasonText } from './claim-reasons.ts';
import { claimablePieces } from './claimable-pieces.ts';
import { needsAccount, type RefundAccount, readAccount } from './refund-account.ts';
import { usePickup } from './use-pickup.ts';

/** What a member fills in to give pieces back; the refund is known before submitting. */
export function useClaimForm(order: OrderDetail, type: ClaimType, onDone: () => void) {
  const [chosen, setChosen] = useState(() => firstChoice(order));
  const [reason, setReason] = useState('');
  const [detail, setDetail] = useState('');
  const [account, setAccount] = useState<RefundAccount>({ bankCode: '', accountNumber: '', holder: '' });
  const [isTried, setTried] = useState(false);
  const pickup = usePickup(order, type);

  const lines = Object.entries(chosen)
    .filter(([, quantity]) => quantity > 0)
    .map(([lineNo, quantity]) => ({ lineNo: Number(lineNo), quantity }));
  const { fault = 'MEMBER' } = claimReasons[type].find(({ text }) => text === reason) ?? {};
  const wanted = { type, fault, lines };
  const quote = useQuote(order.card.orderNo, wanted);
  const wantsAccount = needsAccount(order, type);
  const problems: Readonly<Record<string, string>> = {
    ...(lines.length === 0 && { lines: '상품을 하나 이상 골라 주세요.' }),
    ...(reason === '' && { reason: '사유를 골라 주세요.' }),
    ...(wantsAccount && readAccount(account)),
  };
  const request = useRequest(order, { onDone, onRefused: quote.retry });
  const agree = useAgreement();
  const pieceCount = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    pieces: claimablePieces(order),
    chosen,
    pieceCount,
    choose: (lineNo: number, quantity: number) => setChosen((known) => ({ ...known, [lineNo]: quantity })),
    ...{ reason, setReason, detail, setDetail, pickup, wantsAccount, account },
    fault: reason === '' ? undefined : fault,
    changeAccount: (change: Partial<RefundAccount>) => setAccount((known) => ({ ...known, ...change })),
    quote: lines.length > 0 ? quote.data : undefined,
    isQuoteComing: quote.isComing,
    problems: isTried ? problems : {},
    failure: request.failure ?? quote.failure,
    isBusy: request.isPending || quote.isComing,
    /** Returns the name of the first field that must be corrected. */
    submit: (): string | undefined => {
      setTried(true);
      const [first] = Object.keys(problems);
      if (first || !quote.data || quote.isComing || request.isPending) return first;
      const body = {
        ...{ ...wanted, reason: reasonText(reason, detail), expectedRefund: quote.data.refund },
        ...(wantsAccount && { refundAccount: account }),
        ...(pickup.address && { pickup: pickup.address }),
      };
      if (type === 'CANCEL' && body.expectedRefund > 0) {
        agree(pieceCount, body.expectedRefund).then((isAgreed) => isAgreed && request.send(body));
      } else request.send(body);
      return undefined;
    },
  };
}
export type ClaimForm = ReturnType<typeof useClaimForm>;

/** A refund leaves at once and cannot be undone, so it is confirmed once more; a second click meanwhile opens no second dialog. */
function useAgreement() {
  const confirm = useConfirm();
  const isConfirming = useRef(false);
  return async (pieceCount: number, refund: number): Promise<boolean> => {
    if (isConfirming.current) return false;
    isConfirming.current = true;
    const isAgreed = await confirm({
      title: `${pieceCount}개를 취소할까요?`,
      message: `${formatWon(refund)}을 바로 돌려드려요. 취소한 뒤에는 되돌릴 수 없어요.`,
      confirmLabel: '취소하고 돌려받기',
      cancelLabel: '그만두기',
    });
    isConfirming.current = false;
    return isAgreed;
  };
}

type ClaimInput = RequestOf<typeof requestClaim>['body'];

function useQuote(orderNo: string, body: Pick<ClaimInput, 'type' | 'fault' | 'lines'>) {
  const { data, error, isFetching, refetch } = useQuery({
    // Not below the orders: a claim that was made changes them, and this quote is not fetched again.
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

function useRequest(order: OrderDetail, { onDone, onRefused }: { onDone: () => void; onRefused: () => void }) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const params = { orderNo: order.card.orderNo };
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: ClaimInput) => call(requestClaim, { params, body }),
    onSuccess: async (after) => {
      await queryClient.invalidateQueries({ queryKey: ordersKey });
      toast({ message: outcomeText(after) });
      onDone();
    },
    // Somebody else changed the order meanwhile: the new sum is shown and confirmed again.
    onError: (refusal) => isApiError(refusal, '4093') && onRefused(),
  });
  return {
    send: mutate,
    isPending,
    failure: error ? errorText(error, '신청하지 못했어요. 잠시 뒤에 다시 시도해 주세요.') : undefined,
  };
}

function outcomeText({ card, claims }: OrderDetail): string {
  const made = claims.at(-1);
  if (!made) return card.state === 'CANCELLED' ? '주문을 취소했어요.' : '신청했어요.';
  return made.state === 'DONE'
    ? `취소했어요. ${formatWon(made.refundAmount)}을 돌려드렸어요.`
    : '신청했어요. 진행 상황은 주문 상세에서 볼 수 있어요.';
}
