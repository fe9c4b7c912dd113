import type { CartItem } from '@mall/contracts/cart';
import { useQuery } from '@tanstack/react-query';
import { isApiError } from '../../../lib/api-error.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { orderSheetQuery } from '../api/order-sheet.query.ts';

/** The sheet of the order page; `isEmpty` when nothing of it can be bought. */
export function useOrderSheet(items: readonly CartItem[] | undefined) {
  usePageTitle('주문·결제');
  const { data, error, isPending, refetch } = useQuery(orderSheetQuery(items));
  const isEmpty = isApiError(error, '4042');
  return {
    // What was read before stays when reading it again fails, but not when nothing is left of it.
    sheet: isEmpty ? undefined : data,
    isPending,
    isEmpty,
    error: data ? null : error,
    retry: () => void refetch(),
  };
}
