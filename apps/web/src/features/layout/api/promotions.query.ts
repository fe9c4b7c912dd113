import { listPromotions, listPublicPromotions } from '@mall/contracts/corner';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';
import { layoutStaleMilliseconds } from '../../../lib/api/query-client.ts';

/** Promotion banners, beside the menus. */
export const promotionsQuery = (mallId: number, isSignedIn: boolean) =>
  queryOptions({
    queryKey: ['layout', 'promotions', mallId, isSignedIn],
    queryFn: ({ signal }) => call(isSignedIn ? listPromotions : listPublicPromotions, {}, { signal }),
    staleTime: layoutStaleMilliseconds,
  });
