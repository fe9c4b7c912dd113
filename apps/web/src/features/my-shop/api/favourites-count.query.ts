import { countFavourites } from '@mall/contracts/favourite';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';

/** How many products the member marked; a heart clicked anywhere refetches it. */
export const favouritesCountQuery = () =>
  queryOptions({
    queryKey: ['favourites', 'count'],
    queryFn: ({ signal }) => call(countFavourites, {}, { signal }),
  });
