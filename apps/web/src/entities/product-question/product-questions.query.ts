import { listProductQuestions, type ProductQuestionQuery } from '@mall/contracts/product-question';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';

/** Everything fetched about questions on products' pages is under this key. */
export const productQuestionsKey = ['product-questions'] as const;

/** A product's questions, ten more at a time. */
export const productQuestionsQuery = (productNo: string, query: Omit<ProductQuestionQuery, 'after'> = {}) =>
  infiniteQueryOptions({
    queryKey: [...productQuestionsKey, productNo, query],
    queryFn: ({ signal, pageParam }) =>
      call(
        listProductQuestions,
        { params: { id: productNo }, query: { ...query, ...(pageParam && { after: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
