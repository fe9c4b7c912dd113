import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../../lib/api/api-error.ts';
import { usePageTitle } from '../../../lib/routing/use-page-title.ts';
import { orderSheetQuery } from '../api/order-sheet.query.ts';
import { isNothingLeft } from './nothing-left.ts';
import type { Purchase } from './purchase.ts';

/** The sheet of the order page; `isEmpty` when nothing of it can be bought. */
export function useOrderSheet(purchase: Purchase) {
  usePageTitle(purchase.isGift ? '선물하기' : '주문·결제');
  const { data, error, isPending, refetch } = useQuery(orderSheetQuery(purchase));
  const isEmpty = isNothingLeft(error);
  return {
    // Earlier data stays when a refetch fails, but not when nothing of it can be bought any more.
    sheet: isEmpty ? undefined : data,
    isPending,
    isEmpty,
    /** Why nothing of it can be bought. */
    reason: errorText(error, ''),
    error: data ? null : error,
    retry: () => void refetch(),
  };
}
