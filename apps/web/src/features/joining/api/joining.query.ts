import { checkLoginId, getJoinForm } from '@mall/contracts/joining';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';

/** The form for joining this mall. */
export const joinFormQuery = () =>
  queryOptions({
    queryKey: ['join', 'form'],
    queryFn: ({ signal }) => call(getJoinForm, {}, { signal }),
    refetchOnWindowFocus: false,
  });

const usableForMilliseconds = 60_000;

/** Whether an id is available. */
export const loginIdQuery = (id: string) =>
  queryOptions({
    queryKey: ['join', 'id', id],
    queryFn: ({ signal }) => call(checkLoginId, { body: { id } }, { signal }),
    staleTime: usableForMilliseconds,
    refetchOnWindowFocus: false,
  });
