import type { Device } from '@mall/contracts/codes';
import { getMenu, getPublicMenu } from '@mall/contracts/shell';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/api-client.ts';
import { layoutStaleMilliseconds } from '../api/query-client.ts';

type Request = { mallId: number; device: Device; isSignedIn: boolean };

/** The category tree, for a member or a visitor. */
export const menuQuery = ({ mallId, device, isSignedIn }: Request) =>
  queryOptions({
    queryKey: ['layout', 'menu', mallId, device, isSignedIn],
    queryFn: ({ signal }) =>
      isSignedIn ? call(getMenu, {}, { signal }) : call(getPublicMenu, { query: { mallId, device } }, { signal }),
    staleTime: layoutStaleMilliseconds,
  });
