import { useQuery } from '@tanstack/react-query';
import { cartQuery } from '../../../entities/cart/cart-lines.query.ts';
import { usePageTitle } from '../../../lib/routing/use-page-title.ts';
import { viewCart } from './cart-view.ts';
import { type OnRemoved, useCartActions } from './use-cart-actions.ts';
import { useQuantityChange } from './use-quantity-change.ts';

/** The basket's page: what it shows, and all its actions. */
export function useCart(onRemoved: OnRemoved) {
  const { data, isPending, error, refetch } = useQuery(cartQuery());
  const { select, remove } = useCartActions(onRemoved);
  const { change, flush } = useQuantityChange();
  usePageTitle('장바구니');
  const view = data && viewCart(data);
  const isAllSelected =
    view !== undefined && view.orderable.length > 0 && view.selected.length === view.orderable.length;
  return {
    isPending,
    // Earlier data stays on the page when a refetch fails.
    error: data ? null : error,
    retry: () => void refetch(),
    view,
    isAllSelected,
    toggleAll: () => select(view?.orderable ?? [], !isAllSelected),
    select,
    remove,
    changeQuantity: change,
    flush,
  };
}

export type CartModel = ReturnType<typeof useCart>;
/** The actions of a line. */
export type LineActions = Pick<CartModel, 'select' | 'remove' | 'changeQuantity'>;
