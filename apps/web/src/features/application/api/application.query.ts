import { getApplication, listApplications } from '@mall/contracts/application';
import { getApplicationDraft, getApplicationForm } from '@mall/contracts/application-draft';
import type { ScreenSearch } from '@mall/domain/screens/screen-path';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';

/** Everything fetched about the member's applications lies below this key. */
export const applicationsKey = ['applications'] as const;

/** The draft so far, on whatever device it was filled in. */
export const draftQuery = (productNo: string) =>
  queryOptions({
    queryKey: [...applicationsKey, 'draft', productNo],
    queryFn: ({ signal }) => call(getApplicationDraft, { params: { productNo } }, { signal }),
  });

export const formQuery = () =>
  queryOptions({
    queryKey: [...applicationsKey, 'form'],
    queryFn: ({ signal }) => call(getApplicationForm, {}, { signal }),
  });

export type ApplicationListAddress = ScreenSearch<'applications'>;

export const applicationsQuery = (address: ApplicationListAddress) =>
  queryOptions({
    queryKey: [...applicationsKey, 'list', address],
    queryFn: ({ signal }) => call(listApplications, { query: address }, { signal }),
    placeholderData: keepPreviousData,
  });

export const applicationQuery = (applicationNo: string) =>
  queryOptions({
    queryKey: [...applicationsKey, applicationNo],
    queryFn: ({ signal }) => call(getApplication, { params: { applicationNo } }, { signal }),
  });
