import { quoteClaim, requestClaim } from '@mall/contracts/claim';
import type { OrderDetail } from '@mall/contracts/order';
import type { ClaimFault, ClaimType } from '@mall/contracts/order-codes';
import { useToast } from '@mall/ui/toast-provider';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api-client.ts';
import { errorText, isApiError } from '../../../lib/api-error.ts';
import { ordersKey } from '../../../lib/order.query.ts';
import { claimablePieces } from './claimable-pieces.ts';
import { needsAccount, type RefundAccount, readAccount } from './refund-account.ts';

const longestReason = 200;

/** What a member fills in to give pieces back; the refund is known before the press. */
export function useClaimForm(order: OrderDetail, type: ClaimType, onDone: () => void) {
  const { orderNo } = order.card;
  const pieces = claimablePieces(order);
  const queryClient = useQueryClient();
  const toast = useToast();
  const [quantities, setQuantities] = useState<Readonly<Record<number, number>>>(pieces);
  const [fault, setFault] = useState<ClaimFault>('MEMBER');
  const [reason, setReason] = useState('');
  const [account, setAccount] = useState<RefundAccount>({ bankCode: '', accountNumber: '', holder: '' });
  const [isTried, setTried] = useState(false);

  const lines = Object.entries(quantities)
    .filter(([, quantity]) => quantity > 0)
    .map(([lineNo, quantity]) => ({ lineNo: Number(lineNo), quantity }));
  const params = { orderNo };
  const body = { type, fault, lines };
  const quote = useQuery({
    queryKey: [...ordersKey, orderNo, 'refund', body],
    queryFn: ({ signal }) => call(quoteClaim, { params, body }, { signal }),
    enabled: lines.length > 0,
  });
  const wantsAccount = needsAccount(order, type);
  const accountProblems = wantsAccount ? readAccount(account) : {};
  const problems = {
    ...(lines.length === 0 && { lines: '상품을 하나 이상 골라 주세요.' }),
    ...(reason.trim() === '' && { reason: '사유를 적어 주세요.' }),
    ...accountProblems,
  };
  const request = useMutation({
    mutationFn: (expectedRefund: number) =>
      call(requestClaim, {
        params,
        body: { ...body, reason: reason.trim(), expectedRefund, ...(wantsAccount && { refundAccount: account }) },
      }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ordersKey });
      toast({ message: '신청했어요. 진행 상황은 주문 상세에서 볼 수 있어요.' });
      onDone();
    },
    // Somebody else changed the order meanwhile: the new sum is shown and asked for again.
    onError: (error) => isApiError(error, '4093') && void quote.refetch(),
  });
  const submit = () => {
    setTried(true);
    if (Object.keys(problems).length === 0 && quote.data) request.mutate(quote.data.refund);
  };
  return {
    pieces,
    quantities,
    setQuantity: (lineNo: number, quantity: number) => setQuantities((known) => ({ ...known, [lineNo]: quantity })),
    fault,
    setFault,
    reason,
    setReason: (text: string) => setReason(text.slice(0, longestReason)),
    longestReason,
    wantsAccount,
    account,
    changeAccount: (change: Partial<RefundAccount>) => setAccount((known) => ({ ...known, ...change })),
    quote: lines.length > 0 ? quote.data : undefined,
    problems: isTried ? problems : {},
    failure: request.error
      ? errorText(request.error, '신청하지 못했어요. 잠시 뒤에 다시 시도해 주세요.')
      : quote.error && errorText(quote.error, '환불 금액을 계산하지 못했어요.'),
    isBusy: request.isPending,
    submit,
  };
}
export type ClaimForm = ReturnType<typeof useClaimForm>;
