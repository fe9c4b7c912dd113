import { listCompanions } from '@mall/contracts/cart-lines';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';
import type { CartView } from './cart-view.ts';

/** Goods that suit the basket; refetched when its goods change. */
export function useCompanions({ groups, gone }: CartView) {
  const lines = [...groups.flatMap((group) => group.lines), ...gone];
  const productNos = [...new Set(lines.map(({ productNo }) => productNo))].sort();
  const { data, isLoading } = useQuery({
    // Separate from the basket itself, so that a changed quantity does not refetch them.
    queryKey: ['companions', productNos],
    queryFn: ({ signal }) => call(listCompanions, {}, { signal }),
    placeholderData: keepPreviousData,
  });
  return { companions: data?.companions ?? [], isLoading };
}
