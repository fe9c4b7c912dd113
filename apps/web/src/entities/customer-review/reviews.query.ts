import { getReviewSummary, listReviewPictures, listReviews, type ReviewQuery } from '@mall/contracts/customer-review';
import { wholePath } from '@mall/contracts/endpoint';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/api-client.ts';

/** Everything fetched about reviews is under this key. */
export const reviewsKey = ['reviews'] as const;

/** The tally of a product's reviews. */
export const reviewSummaryQuery = (productNo: string) =>
  queryOptions({
    queryKey: [...reviewsKey, productNo, 'summary'],
    queryFn: ({ signal }) => call(getReviewSummary, { params: { id: productNo } }, { signal }),
  });

/** A product's reviews, ten more at a time. */
export const reviewsQuery = (productNo: string, query: Omit<ReviewQuery, 'after'> = {}) =>
  infiniteQueryOptions({
    queryKey: [...reviewsKey, productNo, 'list', query],
    queryFn: ({ signal, pageParam }) =>
      call(
        listReviews,
        { params: { id: productNo }, query: { ...query, ...(pageParam && { after: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });

/** The pictures of a product's reviews, more at a time. */
export const reviewPicturesQuery = (productNo: string) =>
  infiniteQueryOptions({
    queryKey: [...reviewsKey, productNo, 'pictures'],
    queryFn: ({ signal, pageParam }) =>
      call(
        listReviewPictures,
        { params: { id: productNo }, query: { ...(pageParam && { after: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });

/** The public address of a review's picture. */
export const reviewPictureUrl = (pictureName: string): string => wholePath({ path: `/review-pictures/${pictureName}` });
/** The same as a small square. */
export const reviewTileUrl = (pictureName: string): string => `${reviewPictureUrl(pictureName)}?size=tile`;
