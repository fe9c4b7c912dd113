import { getArrivalRule } from '@mall/contracts/arrival';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';

/** The basis of arrival days: one call for all goods of a visit. */
export const arrivalRuleQuery = () =>
  queryOptions({
    queryKey: ['arrivalRule'],
    queryFn: ({ signal }) => call(getArrivalRule, {}, { signal }),
    staleTime: 10 * 60_000,
  });
