import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { orderQuery } from '../../../entities/order/order.query.ts';
import { isApiError } from '../../../lib/api/api-error.ts';
import { useMallNavigate } from '../../../lib/routing/use-mall-navigate.ts';
import { usePageTitle } from '../../../lib/routing/use-page-title.ts';
import { forgetOrderDraft } from './order-draft.ts';
import { phaseOf } from './order-phase.ts';

const titles = { pay: '결제하기', complete: '주문 완료' } as const;

/** A placed order on one of its two pages; the wrong one redirects to the other. */
export function usePlacedOrder(orderNo: string, page: keyof typeof titles) {
  usePageTitle(titles[page]);
  const navigate = useMallNavigate();
  const { data, error, isPending, refetch } = useQuery(orderQuery(orderNo));
  const phase = data && phaseOf(data);
  const isSettled = phase === 'placed' || phase === 'deposit';
  const other = phase === 'unpaid' && page === 'complete' ? 'orderPay' : undefined;
  const elsewhere = isSettled && page === 'pay' ? 'orderComplete' : other;
  useEffect(() => {
    if (isSettled) forgetOrderDraft();
  }, [isSettled]);
  useEffect(() => {
    if (elsewhere) void navigate({ screen: elsewhere, orderNo }, { replace: true });
  }, [elsewhere, orderNo, navigate]);
  return {
    order: elsewhere ? undefined : data,
    phase,
    isPending: isPending || elsewhere !== undefined,
    isMissing: isApiError(error, '4043') || isApiError(error, '4000'),
    error: data ? null : error,
    retry: () => void refetch(),
  };
}
