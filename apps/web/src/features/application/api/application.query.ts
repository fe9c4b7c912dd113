import { getApplication } from '@mall/contracts/application';
import { getApplicationDraft, getApplicationForm } from '@mall/contracts/application-draft';
import { queryOptions } from '@tanstack/react-query';
import { applicationsKey } from '../../../entities/application/applications.query.ts';
import { call } from '../../../lib/api/api-client.ts';

/** The current draft, whatever device it was filled in on. */
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

export const applicationQuery = (applicationNo: string) =>
  queryOptions({
    queryKey: [...applicationsKey, applicationNo],
    queryFn: ({ signal }) => call(getApplication, { params: { applicationNo } }, { signal }),
  });
