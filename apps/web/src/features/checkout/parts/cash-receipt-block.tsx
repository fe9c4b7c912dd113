import { CashReceiptFields } from '../../../entities/cash-receipt/cash-receipt-fields.tsx';
import { receiptOf } from '../model/order-form.ts';
import type { Checkout } from '../model/use-checkout.ts';
import { Block } from './block.tsx';

/** A cash receipt for the tax office. */
export function CashReceiptBlock({ checkout: { form } }: { checkout: Checkout }) {
  return (
    <Block title="현금영수증">
      <CashReceiptFields
        value={receiptOf(form.values)}
        error={form.errors['cashReceipt']}
        phone={form.values.ordererPhone}
        onChange={({ purpose, number }) => form.set({ receiptPurpose: purpose, receiptNumber: number })}
      />
    </Block>
  );
}
