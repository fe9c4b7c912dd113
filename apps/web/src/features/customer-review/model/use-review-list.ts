import type { ScreenSearch } from '@mall/domain/screens/screen-path';
import { useInfiniteQuery } from '@tanstack/react-query';
import { reviewsQuery } from '../../../entities/customer-review/reviews.query.ts';
import { splitList, withoutNothing } from '../../../lib/routing/search-params.ts';
import { useMallNavigate } from '../../../lib/routing/use-mall-navigate.ts';

type Address = ScreenSearch<'goodsReviews'>;
/** The filters and sort order of the reviews; undefined removes a condition. */
export type ReviewsAddress = { readonly [Name in keyof Address]: Address[Name] | undefined };

/** A product's reviews with the parameters of the address. */
export function useReviewList(goodsNo: string, { sort, stars, photo, opt }: ReviewsAddress) {
  const navigate = useMallNavigate();
  const list = useInfiniteQuery(
    reviewsQuery(goodsNo, {
      ...(sort && { sort }),
      ...(stars && { stars: splitList(stars) }),
      ...(photo && { pictured: true }),
      ...(opt !== undefined && { optionNo: opt }),
    }),
  );
  const pages = list.data?.pages ?? [];
  const now = { sort, stars, photo, opt };
  return {
    isPending: list.isPending,
    error: list.error,
    retry: () => void list.refetch(),
    total: pages[0]?.total ?? 0,
    reviews: pages.flatMap((page) => page.reviews),
    isNarrowed: stars !== undefined || photo !== undefined || opt !== undefined,
    hasMore: list.hasNextPage,
    isFetchingMore: list.isFetchingNextPage,
    fetchMore: () => void list.fetchNextPage(),
    /** Opens the list with other filters; the page keeps its position. */
    narrow: (change: ReviewsAddress) =>
      void navigate(
        { screen: 'goodsReviews', goodsNo, search: withoutNothing({ ...now, ...change }) },
        { resetScroll: false, replace: true },
      ),
  };
}
