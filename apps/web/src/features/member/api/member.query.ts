import { getMarketingConsent, listDevices, prepareWithdrawal, readProfile } from '@mall/contracts/member';
import { listOwnReconsents } from '@mall/contracts/reconsent';
import { getTidLink } from '@mall/contracts/tid-account';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';

/** Everything fetched about the member's own account is under this key. */
const memberKey = ['member'] as const;

/** The member's details, after the password was just typed. */
export const profileQuery = (proof: string) =>
  queryOptions({
    queryKey: [...memberKey, 'profile', proof],
    queryFn: ({ signal }) => call(readProfile, { body: { proof } }, { signal }),
  });

/** Where the member is signed in. */
export const devicesQuery = () =>
  queryOptions({
    queryKey: [...memberKey, 'devices'],
    queryFn: ({ signal }) => call(listDevices, {}, { signal }),
  });

/** The member's consents to advertising. */
export const marketingQuery = () =>
  queryOptions({
    queryKey: [...memberKey, 'marketing'],
    queryFn: ({ signal }) => call(getMarketingConsent, {}, { signal }),
  });

/** Terms that require the member's renewed consent. */
export const reconsentsQuery = () =>
  queryOptions({
    queryKey: [...memberKey, 'reconsents'],
    queryFn: ({ signal }) => call(listOwnReconsents, {}, { signal }),
  });

/** What blocks the member's withdrawal. */
export const withdrawalQuery = () =>
  queryOptions({
    queryKey: [...memberKey, 'withdrawal'],
    queryFn: ({ signal }) => call(prepareWithdrawal, {}, { signal }),
  });

/** The linked T-ID, if any. */
export const tidLinkQuery = () =>
  queryOptions({
    queryKey: [...memberKey, 'tid'],
    queryFn: ({ signal }) => call(getTidLink, {}, { signal }),
  });
