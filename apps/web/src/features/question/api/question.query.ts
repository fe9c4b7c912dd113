import { getQuestion } from '@mall/contracts/question';
import { queryOptions } from '@tanstack/react-query';
import { questionsKey } from '../../../entities/question/questions.query.ts';
import { call } from '../../../lib/api/api-client.ts';

/** A question in full. */
export const questionQuery = (questionNo: number) =>
  queryOptions({
    queryKey: [...questionsKey, questionNo],
    queryFn: ({ signal }) => call(getQuestion, { params: { questionNo } }, { signal }),
  });
