import type { RequestOf } from '@mall/contracts/endpoint';
import { listQuestions } from '@mall/contracts/question';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';

/** Everything fetched about the member's questions is under this key. */
export const questionsKey = ['questions'] as const;

/** The member's questions, newest first, a page at a time. */
export const questionsQuery = (query: RequestOf<typeof listQuestions>['query']) =>
  queryOptions({
    queryKey: [...questionsKey, 'list', query],
    queryFn: ({ signal }) => call(listQuestions, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
