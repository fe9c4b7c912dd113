import type { TermCode } from '@mall/contracts/codes';
import { listTermVersions } from '@mall/contracts/shell';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';

/** R7.24: every version of a term, newest first, cached permanently. */
export const termsQuery = (termCode: TermCode) =>
  queryOptions({
    queryKey: ['layout', 'terms', termCode],
    queryFn: ({ signal }) => call(listTermVersions, { params: { termCode } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
