import type { OrderDetail } from '@mall/contracts/order';
import { Button } from '@mall/ui/button';
import Printer from 'lucide-react/icons/printer';
import Receipt from 'lucide-react/icons/receipt';

/** Printing the order, and the payment service's receipt once it was paid. */
export function OrderTools({ order }: { order: OrderDetail }) {
  const receipt = order.payment?.receiptUrl;
  return (
    <>
      <Button size="sm" onClick={() => print()}>
        <Printer size={16} strokeWidth={1.75} aria-hidden /> 주문서 출력
      </Button>
      {receipt && (
        <Button size="sm" render={<a href={receipt} target="_blank" rel="noreferrer" />}>
          <Receipt size={16} strokeWidth={1.75} aria-hidden /> 영수증<span className="visually-hidden"> (새 창)</span>
        </Button>
      )}
    </>
  );
}
