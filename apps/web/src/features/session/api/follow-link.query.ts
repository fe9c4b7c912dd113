import { followLink } from '@mall/contracts/account-mail';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';

/** Opens the link of a mail, once for as long as the page stays open. */
export const followLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['accountLink', token],
    queryFn: ({ signal }) => call(followLink, { body: { token } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
