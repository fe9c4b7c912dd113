import type { SubscriptionOrderPage } from '@mall/domain/subscription-order-pages';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useMallPath } from '../../../lib/routing/mall-path.ts';
import type { OpenOrder as Open } from '../model/use-order-page.ts';
import { useSubscriptionOrder } from '../model/use-subscription-order.ts';
import { OrderCheck } from './order-check.tsx';
import { OrderForm } from './order-form.tsx';

type Props = {
  readonly open: Open;
  readonly page: Exclude<SubscriptionOrderPage, 'complete'>;
};

/** The form, or its final check; an incomplete form leads back to itself. */
export function OpenOrder({ open, page }: Props) {
  const order = useSubscriptionOrder(open);
  const { navigate } = useRouter();
  const isAhead = page === 'confirm' && !order.isComplete;
  const form = useMallPath()(order.pageOf('form'));
  useEffect(() => {
    if (isAhead) void navigate({ href: form, replace: true });
  }, [isAhead, form, navigate]);
  return page === 'confirm' && !isAhead ? <OrderCheck order={order} /> : <OrderForm order={order} />;
}
