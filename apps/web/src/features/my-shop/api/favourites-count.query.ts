import { countFavourites } from '@mall/contracts/favourite';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';

/** The number of the member's favourites; refetched when a heart is clicked anywhere. */
export const favouritesCountQuery = () =>
  queryOptions({
    queryKey: ['favourites', 'count'],
    queryFn: ({ signal }) => call(countFavourites, {}, { signal }),
  });
