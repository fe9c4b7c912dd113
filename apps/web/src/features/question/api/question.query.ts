import { getQuestion, getQuestionPicture } from '@mall/contracts/question';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { questionsKey } from '../../../lib/questions.query.ts';

/** A question in full. */
export const questionQuery = (questionNo: number) =>
  queryOptions({
    queryKey: [...questionsKey, questionNo],
    queryFn: ({ signal }) => call(getQuestion, { params: { questionNo } }, { signal }),
  });

/** A picture of a question. A name never gets another content. */
export const pictureQuery = (pictureName: string) =>
  queryOptions({
    queryKey: ['question-picture', pictureName],
    queryFn: async ({ signal }) => {
      const bytes = await call(getQuestionPicture, { params: { pictureName } }, { signal });
      return new Blob([bytes], { type: 'image/webp' });
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
