import type { MenuItem } from '@mall/contracts/shell';
import { sortByOrder } from '@mall/domain/paging';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useIsSignedIn } from '../session/use-is-signed-in.ts';
import { useMall } from './mall-context.tsx';
import { menuQuery } from './menu.query.ts';

const arrange = (items: readonly MenuItem[]): MenuItem[] =>
  sortByOrder(items).map((item) => ({ ...item, children: arrange(item.children) }));

const onMobile = (items: readonly MenuItem[]): MenuItem[] =>
  items.filter((item) => item.isOnMobile).map((item) => ({ ...item, children: onMobile(item.children) }));

/** R9.02: the category tree by prir; the mobile site shows only categories marked for it. */
export function useMenu(): { items: MenuItem[]; isPending: boolean } {
  const { mall, device } = useMall();
  const isSignedIn = useIsSignedIn();
  const { data, isPending } = useQuery({
    ...menuQuery({ mallId: mall.mallId, device, isSignedIn }),
    placeholderData: keepPreviousData,
    select: device === 'mobile' ? arrangeForMobile : arrange,
  });
  return { items: data ?? [], isPending };
}

const arrangeForMobile = (items: readonly MenuItem[]): MenuItem[] => arrange(onMobile(items));
