import { isHumanCheckRequired } from '@mall/contracts/auth';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';

/** Whether this address needs a human check before sign-in. */
export const humanCheckQuery = () =>
  queryOptions({
    queryKey: ['recaptcha', 'require'],
    queryFn: ({ signal }) => call(isHumanCheckRequired, {}, { signal }),
    refetchOnWindowFocus: false,
  });
