import { paysCash } from '@mall/domain/cash-receipt';
import { Complaint } from '../../../components/complaint.tsx';
import { fieldMark } from '../model/focus-field.ts';
import { methodOf } from '../model/order-form.ts';
import type { Purchase } from '../model/purchase.ts';
import type { Checkout } from '../model/use-checkout.ts';
import { Block } from './block.tsx';
import { CashReceiptBlock } from './cash-receipt-block.tsx';
import { ConsentsBlock } from './consents-block.tsx';
import { DeliveryBlock } from './delivery-block.tsx';
import { LinesBlock } from './lines-block.tsx';
import { OrdererBlock } from './orderer-block.tsx';
import { PaymentTiles } from './payment-tiles.tsx';

type Props = { checkout: Checkout; purchase: Purchase; methodColumns: 2 | 4 };

/** Everything that is filled in on the order page. */
export function OrderBlocks({ checkout, purchase, methodColumns }: Props) {
  const { form, change, consents, complaints } = checkout;
  return (
    // Enter in a field does not submit.
    <form onSubmit={(event) => event.preventDefault()} noValidate>
      <DeliveryBlock checkout={checkout} />
      <OrdererBlock checkout={checkout} />
      <LinesBlock checkout={checkout} purchase={purchase} />
      <Block title="결제 수단">
        <div tabIndex={-1} {...fieldMark('paymentMethod')}>
          <PaymentTiles
            value={methodOf(form)}
            columns={methodColumns}
            depositBefore={checkout.depositBefore}
            onChange={(paymentMethod) => change({ paymentMethod })}
          />
        </div>
        <Complaint>{complaints.paymentMethod}</Complaint>
      </Block>
      {paysCash(methodOf(form)) && <CashReceiptBlock checkout={checkout} />}
      <ConsentsBlock consents={consents} complaint={complaints.consents} />
    </form>
  );
}
