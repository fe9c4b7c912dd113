import type { QueryClient } from '@tanstack/react-query';
import type { OpenMall } from '../mall/mall-context.tsx';

/** What a page or a layout fetches while its code is still loading; the page waits for what it returns. */
export type Load<Address = unknown> = (visit: {
  readonly openMall: OpenMall;
  readonly queryClient: QueryClient;
  readonly address: Address;
}) => unknown;
