import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useIsSignedIn } from '../../lib/session/use-is-signed-in.ts';
import {
  goodsByNumberQuery,
  subscriptionsByNumberQuery,
  wirelessByNumberQuery,
} from '../product/products-by-number.query.ts';
import { useRecentlyViewed } from './use-recently-viewed.ts';

// Removing one refetches the rest: meanwhile the current ones stay.
const steady = { placeholderData: keepPreviousData };

/** Cards of recently viewed products, by kind; those that the mall no longer sells are left out. */
export function useRecentProducts() {
  const isSignedIn = useIsSignedIn();
  const { productNos, remove, clear } = useRecentlyViewed();
  const ofKind = (prefix: string) => productNos.filter((productNo) => productNo.startsWith(prefix));
  const phones = useQuery({ ...wirelessByNumberQuery(ofKind('HP'), isSignedIn), ...steady });
  const goods = useQuery({ ...goodsByNumberQuery(ofKind('GD'), isSignedIn), ...steady });
  const subscriptions = useQuery({ ...subscriptionsByNumberQuery(ofKind('SB'), isSignedIn), ...steady });
  const visible = <T>(items: readonly T[] | undefined, numberOf: (item: T) => string) =>
    (items ?? []).filter((item) => productNos.includes(numberOf(item)));
  const failed = [phones, goods, subscriptions].filter(({ isError }) => isError);
  return {
    error: failed[0]?.error,
    retry: () => {
      for (const query of failed) void query.refetch();
    },
    isPending: phones.isLoading || goods.isLoading || subscriptions.isLoading,
    isEmpty: productNos.length === 0,
    phones: visible(phones.data?.wirelessProducts, ({ goodsGroupNo }) => goodsGroupNo),
    goods: visible(goods.data?.goods, ({ goodsGroupNo }) => goodsGroupNo),
    subscriptions: visible(subscriptions.data, ({ subscriptionNo }) => subscriptionNo),
    remove,
    clear,
  };
}
