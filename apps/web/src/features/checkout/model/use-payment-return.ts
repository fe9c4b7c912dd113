import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { cartKey } from '../../../entities/cart/cart.query.ts';
import { ordersKey } from '../../../entities/order/order.query.ts';
import { isApiError } from '../../../lib/api/api-error.ts';
import { useMallNavigate } from '../../../lib/routing/use-mall-navigate.ts';
import { usePageTitle } from '../../../lib/routing/use-page-title.ts';
import { type ReturnAddress, settleReturn } from './settle-return.ts';

/** Return from the payment window: settled once per load, then this address is left. */
export function usePaymentReturn(address: ReturnAddress) {
  usePageTitle('결제 확인');
  const queryClient = useQueryClient();
  const navigate = useMallNavigate();
  // Retried only when the response was lost: for the server, a reload or the back button is the same.
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['payment-return', address],
    queryFn: () => settleReturn(address),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  useEffect(() => {
    if (!data) return;
    void queryClient.invalidateQueries({ queryKey: cartKey });
    void queryClient.invalidateQueries({ queryKey: ordersKey });
    void navigate(data.to, { replace: true, state: { paymentReason: data.reason } });
  }, [data, navigate, queryClient]);
  const isUnknown = data === null || isApiError(error, '4043') || isApiError(error, '4000');
  return { isUnknown, error: isFetching ? null : error, retry: () => void refetch() };
}
