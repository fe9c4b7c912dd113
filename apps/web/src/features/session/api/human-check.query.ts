import { isHumanCheckRequired } from '@mall/contracts/auth';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';

/** Does this address need a human check before sign-in? */
export const humanCheckQuery = () =>
  queryOptions({
    queryKey: ['recaptcha', 'require'],
    queryFn: ({ signal }) => call(isHumanCheckRequired, {}, { signal }),
    refetchOnWindowFocus: false,
  });
