import type { Device } from '@mall/contracts/codes';
import { listCorners, listPublicMobileCorners } from '@mall/contracts/corner';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';

type Visitor = { device: Device; isSignedIn: boolean };

/** The display areas of the home; before sign-in only the mobile site has one (R4.07). */
export const cornersQuery = ({ device, isSignedIn }: Visitor) =>
  queryOptions({
    queryKey: ['home', 'corners', device, isSignedIn],
    queryFn: ({ signal }) =>
      isSignedIn ? call(listCorners, { query: { device } }, { signal }) : call(listPublicMobileCorners, {}, { signal }),
    staleTime: 60_000,
  });
