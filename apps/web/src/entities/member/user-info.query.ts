import { getUserInfo } from '@mall/contracts/auth';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';

/** Everything under this key belongs to the signed-in member and is removed with the session. */
export const sessionKey = ['session'] as const;

export const userInfoQuery = () =>
  queryOptions({
    queryKey: [...sessionKey, 'user'],
    queryFn: ({ signal }) => call(getUserInfo, {}, { signal }),
  });
