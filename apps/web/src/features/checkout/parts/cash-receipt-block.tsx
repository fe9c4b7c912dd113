import { CashReceiptFields } from '../../../entities/cash-receipt/cash-receipt-fields.tsx';
import { fieldMark } from '../model/focus-field.ts';
import { receiptOf } from '../model/order-form.ts';
import type { Checkout } from '../model/use-checkout.ts';
import { Block } from './block.tsx';

/** A receipt of cash for the tax office. */
export function CashReceiptBlock({ checkout: { form, change, complaints } }: { checkout: Checkout }) {
  return (
    <Block title="현금영수증">
      <div tabIndex={-1} {...fieldMark('cashReceipt')}>
        <CashReceiptFields
          value={receiptOf(form)}
          problem={complaints.cashReceipt}
          phone={form.ordererPhone}
          onChange={({ purpose, number }) => change({ receiptPurpose: purpose, receiptNumber: number })}
        />
      </div>
    </Block>
  );
}
