import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { orderQuery } from '../../../entities/order/order.query.ts';
import { parcelsId } from '../../../entities/order/track-button.tsx';
import { isApiError } from '../../../lib/api/api-error.ts';
import { usePageTitle } from '../../../lib/routing/use-page-title.ts';

/** The section of an order's page with its claims; a link may lead there. */
export const claimsId = 'claims';

/** An order in full; `isMissing` when it is not the member's. */
export function useOrder(orderNo: string) {
  usePageTitle('주문 상세');
  const { data, isPending, error, refetch } = useQuery(orderQuery(orderNo));
  const isMissing = isApiError(error, '4043') || isApiError(error, '4000');
  // The browser looks for it before the order has loaded.
  useEffect(() => {
    const part = [claimsId, parcelsId].find((id) => location.hash === `#${id}`);
    if (!isPending && part) document.getElementById(part)?.scrollIntoView();
  }, [isPending]);
  return { order: data, isPending, error, isMissing, retry: () => void refetch() };
}
