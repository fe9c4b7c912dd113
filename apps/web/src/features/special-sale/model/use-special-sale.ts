import { specialSaleStateAt } from '@mall/domain/special-sale';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { specialSaleQuery } from '../../../entities/special-sale/special-sales.query.ts';
import { useSaleBoundary } from '../../../entities/special-sale/use-sale-boundary.ts';
import { isApiError } from '../../../lib/api/api-error.ts';
import { useServerTime } from '../../../lib/browser/use-server-time.ts';
import { usePageTitle } from '../../../lib/routing/use-page-title.ts';
import { announcementOf, refusalOf } from './sale-words.ts';

/** A sale at this second, by the server's clock; fetched again when it begins, ends or the window regains focus. */
export function useSpecialSale(saleNo: number) {
  const { data, isPending, error, refetch } = useQuery(specialSaleQuery(saleNo));
  const now = useServerTime(data);
  const [stateBefore, setStateBefore] = useState<ReturnType<typeof specialSaleStateAt>>();
  usePageTitle(data && `${data.sale.name} 특가`);
  useSaleBoundary({ sales: data ? [data.sale] : [], repliedAt: data?.repliedAt, now, refetch });
  const state = data && specialSaleStateAt(data.sale, now);
  if (stateBefore === undefined && state !== undefined) setStateBefore(state);
  return {
    isPending,
    isUnknown: isApiError(error, '4042'),
    error,
    retry: () => void refetch(),
    shown: data &&
      state && {
        ...data,
        now,
        state,
        refusal: refusalOf({ ...data, state }),
        announcement: announcementOf(state, stateBefore ?? state, Date.parse(data.sale.endsAt) - now),
      },
  };
}
export type ShownSale = NonNullable<ReturnType<typeof useSpecialSale>['shown']>;
