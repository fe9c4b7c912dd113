import type { Device } from '@mall/contracts/codes';
import { getLayout } from '@mall/contracts/layout';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';
import { layoutStaleMilliseconds } from '../../../lib/api/query-client.ts';

/** R7.24: the mall's layout, cached for one hour. */
export const layoutQuery = (mallUrl: string, device: Device) =>
  queryOptions({
    queryKey: ['layout', mallUrl, device],
    queryFn: ({ signal }) => call(getLayout, { query: { mallUrl, device } }, { signal }),
    staleTime: layoutStaleMilliseconds,
    gcTime: layoutStaleMilliseconds,
  });
