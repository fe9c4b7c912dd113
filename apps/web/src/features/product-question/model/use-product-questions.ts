import type { ScreenSearch } from '@mall/domain/screens/screen-path';
import { useInfiniteQuery } from '@tanstack/react-query';
import { productQuestionsQuery } from '../../../entities/product-question/product-questions.query.ts';
import { withoutNothing } from '../../../lib/routing/search-params.ts';
import { useMallNavigate } from '../../../lib/routing/use-mall-navigate.ts';

type Address = ScreenSearch<'goodsQuestions'>;
/** The filters of the questions; undefined removes a condition. */
export type QuestionsAddress = { readonly [Name in keyof Address]?: Address[Name] | undefined };

/** A product's questions with the parameters of the address. */
export function useProductQuestions(goodsNo: string, { category, open }: QuestionsAddress) {
  const navigate = useMallNavigate();
  const list = useInfiniteQuery(
    productQuestionsQuery(goodsNo, { ...(category && { category }), ...(open && { readable: true }) }),
  );
  const pages = list.data?.pages ?? [];
  return {
    isPending: list.isPending,
    error: list.error,
    retry: () => void list.refetch(),
    total: pages[0]?.total ?? 0,
    questions: pages.flatMap((page) => page.questions),
    hasMore: list.hasNextPage,
    isFetchingMore: list.isFetchingNextPage,
    fetchMore: () => void list.fetchNextPage(),
    /** Opens the list with other filters; the page keeps its position. */
    narrow: (change: QuestionsAddress) =>
      void navigate(
        { screen: 'goodsQuestions', goodsNo, search: withoutNothing({ category, open, ...change }) },
        { resetScroll: false, replace: true },
      ),
  };
}
