import { isHumanCheckRequired } from '@mall/contracts/auth';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';

/** Must this address prove to be human before it signs in? */
export const humanCheckQuery = () =>
  queryOptions({
    queryKey: ['recaptcha', 'require'],
    queryFn: ({ signal }) => call(isHumanCheckRequired, {}, { signal }),
    refetchOnWindowFocus: false,
  });
