import type { Device } from '@mall/contracts/codes';
import { listPopups, listPublicPopups } from '@mall/contracts/shell';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';
import { layoutStaleMilliseconds } from '../../../lib/api/query-client.ts';

type Request = { mallId: number; device: Device; isSignedIn: boolean };

/** The currently open popups, of both types. */
export const popupsQuery = ({ mallId, device, isSignedIn }: Request) =>
  queryOptions({
    queryKey: ['layout', 'popups', mallId, device, isSignedIn],
    queryFn: ({ signal }) =>
      isSignedIn
        ? call(listPopups, { query: { device } }, { signal })
        : call(listPublicPopups, { query: { mallId, device } }, { signal }),
    staleTime: layoutStaleMilliseconds,
    refetchOnWindowFocus: false,
  });
