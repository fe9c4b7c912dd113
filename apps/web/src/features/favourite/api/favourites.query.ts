import { listFavourites } from '@mall/contracts/favourite';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';

/** The member's wishlist, newest first. */
export const favouritesQuery = () =>
  queryOptions({
    queryKey: ['favourites'],
    queryFn: ({ signal }) => call(listFavourites, {}, { signal }),
  });
