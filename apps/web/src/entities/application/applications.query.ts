import { listApplications } from '@mall/contracts/application';
import type { ScreenSearch } from '@mall/domain/screens/screen-path';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';

/** Everything fetched about the member's applications is under this key. */
export const applicationsKey = ['applications'] as const;

export type ApplicationListAddress = ScreenSearch<'applications'>;

export const applicationsQuery = (address: ApplicationListAddress) =>
  queryOptions({
    queryKey: [...applicationsKey, 'list', address],
    queryFn: ({ signal }) => call(listApplications, { query: address }, { signal }),
    placeholderData: keepPreviousData,
  });
