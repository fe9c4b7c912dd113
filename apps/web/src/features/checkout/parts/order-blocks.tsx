import { paysCash } from '@mall/domain/cash-receipt';
import { ErrorText } from '../../../components/error-text.tsx';
import { giftMethodOf, methodOf } from '../model/order-form.ts';
import type { Purchase } from '../model/purchase.ts';
import type { Checkout } from '../model/use-checkout.ts';
import { Block } from './block.tsx';
import { CashReceiptBlock } from './cash-receipt-block.tsx';
import { ConsentsBlock } from './consents-block.tsx';
import { DeliveryBlock } from './delivery-block.tsx';
import { GiftBlock } from './gift-block.tsx';
import { LinesBlock } from './lines-block.tsx';
import { OrdererBlock } from './orderer-block.tsx';
import { PaymentTiles } from './payment-tiles.tsx';

type Props = { checkout: Checkout; purchase: Purchase; methodColumns: 2 | 4 };

/** All fields of the order page. */
export function OrderBlocks({ checkout, purchase, methodColumns }: Props) {
  const { form } = checkout;
  const { isGift = false } = purchase;
  const lines = <LinesBlock checkout={checkout} purchase={purchase} />;
  const method = isGift ? giftMethodOf(form.values) : methodOf(form.values);
  return (
    // Enter in a field does not submit.
    <form {...form.props} onSubmit={(event) => event.preventDefault()}>
      {/* For a gift the goods come first, otherwise the address. */}
      {isGift && lines}
      {isGift ? <GiftBlock checkout={checkout} /> : <DeliveryBlock checkout={checkout} />}
      <OrdererBlock checkout={checkout} />
      {!isGift && lines}
      <Block title="결제 수단" isInvalid={'paymentMethod' in form.errors}>
        <PaymentTiles
          value={method}
          isGift={isGift}
          columns={methodColumns}
          depositBefore={checkout.depositBefore}
          onChange={(paymentMethod) => form.set({ paymentMethod })}
        />
        <ErrorText>{form.errors['paymentMethod']}</ErrorText>
      </Block>
      {paysCash(method) && <CashReceiptBlock checkout={checkout} />}
      <ConsentsBlock checkout={checkout} />
    </form>
  );
}
