import type { OrderDetail } from '@mall/contracts/order';
import type { ClaimType } from '@mall/contracts/order-codes';
import { ownOrderTarget } from '@mall/domain/screens/targets';
import type { ReactNode } from 'react';
import { ErrorNotice } from '../../../components/page/error-notice.tsx';
import { NotFoundPage } from '../../../components/page/not-found-page.tsx';
import { useMallNavigate } from '../../../lib/routing/use-mall-navigate.ts';
import { useOrder } from '../model/use-order.ts';
import { ClaimPanel } from './claim-panel.tsx';
import { OrderPaper } from './order-paper.tsx';

type OrderPageProps = { orderNo: string; claimType: ClaimType | undefined };
type Props = OrderPageProps & {
  /** Shown while the order loads. */
  skeleton: ReactNode;
  /** The container of the claim form. */
  className: string | undefined;
  children: (order: OrderDetail) => ReactNode;
};

/** The frame of an order's page: loading, missing or failed; the print sheet; and, with `claimType`, the claim form. */
export function OrderFrame({ orderNo, claimType, skeleton, className, children }: Props) {
  const { order, isPending, isMissing, error, retry } = useOrder(orderNo);
  const navigate = useMallNavigate();
  if (isPending) return skeleton;
  if (isMissing) return <NotFoundPage />;
  if (!order) return <ErrorNotice error={error} onRetry={retry} />;
  const type = order.card.openClaims.find((each) => each === claimType);
  return (
    <div className={className}>
      {children(order)}
      <OrderPaper order={order} />
      {type && (
        <ClaimPanel
          key={type}
          order={order}
          type={type}
          onClose={() => void navigate(ownOrderTarget(order.card), { replace: true, resetScroll: false })}
        />
      )}
    </div>
  );
}
