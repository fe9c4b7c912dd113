import type { OrderDetail } from '@mall/contracts/order';
import { Button } from '@mall/ui/button';
import { KeyValueList } from '@mall/ui/key-value-list';
import { Note } from '@mall/ui/note';
import { Row } from '@mall/ui/row';
import { Stack } from '@mall/ui/stack';
import { useId, useState } from 'react';
import { Panel } from '../../../components/panel/panel.tsx';
import { CashReceiptFields } from '../../../entities/cash-receipt/cash-receipt-fields.tsx';
import { cashReceiptText } from '../../../entities/cash-receipt/cash-receipt-text.ts';
import { useCashReceipt } from '../model/use-cash-receipt.ts';
import styles from './cash-receipt.module.css';

type Props = { order: OrderDetail };

/** The receipt of an order that was paid in cash, or a form to request it; nothing for other payment methods. */
export function CashReceipt({ order }: Props) {
  const { cashReceipt: receipt, mayRequestCashReceipt } = order;
  const [isRequesting, setRequesting] = useState(false);
  if (!receipt && !mayRequestCashReceipt) return null;
  return (
    <Stack gap={12}>
      {receipt && <KeyValueList items={[{ label: '현금영수증', value: cashReceiptText(shown(receipt, order)) }]} />}
      {receipt?.state === 'FAILED' && <Note tone="warn">{receipt.failure} 번호를 고쳐 다시 신청해 주세요.</Note>}
      <Row wraps gap={8} className={styles.buttons}>
        {receipt && receipt.receiptUrl !== '' && (
          <Button size="sm" render={<a href={receipt.receiptUrl} target="_blank" rel="noreferrer" />}>
            현금영수증 보기
          </Button>
        )}
        {mayRequestCashReceipt && (
          <Button size="sm" onClick={() => setRequesting(true)}>
            {receipt ? '현금영수증 번호 바꾸기' : '현금영수증 신청'}
          </Button>
        )}
      </Row>
      {isRequesting && <RequestPanel order={order} onClose={() => setRequesting(false)} />}
    </Stack>
  );
}

/** Without the zeros that stand in place of a number once the personal data is gone. */
const shown = (receipt: NonNullable<OrderDetail['cashReceipt']>, { blankedAt }: OrderDetail) =>
  blankedAt === null ? receipt : { ...receipt, number: '' };

function RequestPanel({ order, onClose }: Props & { onClose: () => void }) {
  const form = useCashReceipt(order, onClose);
  const formId = useId();
  return (
    <Panel
      isOpen
      title="현금영수증"
      onClose={onClose}
      footer={
        <Button variant="primary" size="lg" block type="submit" form={formId} isLoading={form.isSending}>
          신청하기
        </Button>
      }
    >
      <form id={formId} {...form.props}>
        <CashReceiptFields
          isWanted
          value={form.values}
          error={form.errors['number']}
          phone={order.ordererPhone}
          onChange={form.set}
        />
        {form.failure && <Note tone="warn">{form.failure}</Note>}
      </form>
    </Panel>
  );
}
